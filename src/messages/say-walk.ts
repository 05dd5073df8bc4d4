import { browser } from 'wxt/browser';
import { walkPortName } from './page-port.ts';

// By then every frame has heard it.
const heardMs = 1_000;

/** Tells all frames of a tab that the next reference is to be shown: the one that has the focus does. */
export function sayWalk(tabId: number): void {
  const port = browser.tabs.connect(tabId, { name: walkPortName });
  setTimeout(() => port.disconnect(), heardMs);
  // Looked at, or the browser writes the error of a tab without us into the console.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
}
