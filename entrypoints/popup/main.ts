import { drawNotStarted } from '../../src/ui/components/placeholder.tsx';
import { findThisTab } from '../../src/ui/start/find-this-tab.ts';
import { startPopup } from '../../src/ui/start/start-popup.tsx';

const app = document.getElementById('app');
if (app) startPopup({ into: app, findTab: findThisTab }).catch(() => drawNotStarted(app, () => location.reload()));
