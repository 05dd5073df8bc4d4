import { browser } from 'wxt/browser';
import { type CardAnswer, type CardQuestion, cardPortName } from './protocol.ts';

/** One open card's line to the background. It closes when either side ends; then `onDisconnect` is called once. */
export type CardPort = {
  postMessage(question: CardQuestion): void;
  onMessage: { addListener(listener: (answer: CardAnswer) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
  disconnect(): void;
};

/** Opens the port that one card is; null when the extension that made this script is gone (updated or removed). */
export function openCardPort(): CardPort | null {
  // Chromium leaves scripts of a replaced extension running: their runtime object is gone, or empty, or throws.
  try {
    const { runtime } = browser;
    const port = runtime.connect({ name: cardPortName });
    // Looked at, or the browser writes into the console that the background was being stopped. As what the listener
    // gives: what is only read is no code to a minifier.
    port.onDisconnect.addListener(() => runtime.lastError);
    return port;
  } catch {
    return null;
  }
}
