import { drawNotStarted } from '../../src/ui/components/placeholder.tsx';
import { startPanel } from '../../src/ui/start/start-panel.ts';

const app = document.getElementById('app');
if (app) startPanel(app).catch(() => drawNotStarted(app, () => location.reload()));
