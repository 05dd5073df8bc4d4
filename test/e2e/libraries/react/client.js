import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

function Told({ onDone, children }) {
  useEffect(onDone, [onDone]);
  return children;
}

globalThis.hydrate = (root, views) =>
  new Promise((done) => {
    const onRecoverableError = (error) => globalThis.complaints.push(`recovered: ${error.message}`);
    hydrateRoot(root, createElement(Told, { onDone: done }, createElement(App, { views })), { onRecoverableError });
  });
