import { css, html, LitElement } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

/** Two views of the same page, one after the other, in a shadow root. */
export class TransferPage extends LitElement {
  static properties = { views: { type: Array }, at: { type: Number } };
  static styles = css`p { margin: 0 }`;

  constructor() {
    super();
    this.at = 0;
  }

  render() {
    const { hash, address, rows } = this.views[this.at];
    return html`<main>
      <p id="sentence">Transaction ${hash} was sent by <b>${address}</b>.</p>
      <ul>${repeat(
        rows,
        (row) => row,
        (row) => html`<li>${row}</li>`,
      )}</ul>
    </main>`;
  }
}
