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
    // Reading it keeps Chrome from logging an error when the background was stopped.
    port.onDisconnect.addListener(() => void runtime.lastError);
    return port;
  } catch {
    return null;
  }
}
