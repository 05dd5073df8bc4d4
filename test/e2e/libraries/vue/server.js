import { renderToString } from 'vue/server-renderer';
import { createApp } from './app.js';

export const render = (views) => renderToString(createApp(views));
