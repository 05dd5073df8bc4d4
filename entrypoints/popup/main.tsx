import { drawNotStarted } from '../../src/views/popup/not-started.tsx';
import { startPopup } from './start-popup.tsx';
import { findThisTab } from './this-tab.ts';

const app = document.getElementById('app');
if (app) startPopup({ into: app, findTab: findThisTab }).catch(() => drawNotStarted(app, () => location.reload()));
