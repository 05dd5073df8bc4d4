import { drawNotStarted } from '../../src/ui/popup/shell/not-started.tsx';
import { startPopup } from '../../src/ui/start/start-popup.tsx';
import { findThisTab } from '../../src/ui/start/this-tab.ts';

const app = document.getElementById('app');
if (app) startPopup({ into: app, findTab: findThisTab }).catch(() => drawNotStarted(app, () => location.reload()));
