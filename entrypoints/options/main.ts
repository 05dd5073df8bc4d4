import { startOptions } from '../../src/ui/start/start-options.tsx';

const app = document.getElementById('app');
if (app) void startOptions(app);
