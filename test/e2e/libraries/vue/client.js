import { createApp } from './app.js';

globalThis.hydrate = async (root, views) => void createApp(views).mount(root);
