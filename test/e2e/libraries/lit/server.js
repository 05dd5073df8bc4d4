import { render as renderTemplate } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { TransferPage } from './app.js';

customElements.define('transfer-page', TransferPage);

export const render = (views) =>
  collectResult(
    renderTemplate(
      html`<button id="next" type="button">Next</button><transfer-page views=${JSON.stringify(views)}></transfer-page>`,
    ),
  );
