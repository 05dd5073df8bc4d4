import { hydrate } from 'svelte';
import App from './app.svelte';

globalThis.hydrate = async (target, views) => void hydrate(App, { target, props: { views } });
