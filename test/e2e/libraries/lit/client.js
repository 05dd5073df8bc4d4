import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { TransferPage } from './app.js';

globalThis.hydrate = async (root) => {
  customElements.define('transfer-page', TransferPage);
  const element = root.querySelector('transfer-page');
  root.querySelector('#next').addEventListener('click', () => {
    element.at = 1;
  });
  await element.updateComplete;
};
