import { drawNotStarted } from '../../src/ui/components/placeholder.tsx';
import { findThisTab, startPopup } from '../../src/ui/start/start-popup.tsx';

const app = document.getElementById('app');
if (app) startPopup({ into: app, findTab: findThisTab }).catch(() => drawNotStarted(app, () => location.reload()));
