import { startPopup } from './start-popup.tsx';
import { findThisTab } from './this-tab.ts';

const app = document.getElementById('app');
if (app) void startPopup({ into: app, findTab: findThisTab });
