import { startWelcome } from '../../src/ui/start/start-welcome.tsx';

const app = document.getElementById('app');
if (app) void startWelcome(app);
