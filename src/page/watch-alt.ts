import { listen } from './listen.ts';

/**
 * Tells when Alt is pressed alone, and when that is over: let go, another key, or the focus gone. Where `onUp`
 * says that Alt was for us, the browser does not take it for the key to its menu.
 */
export function watchAlt(signal: AbortSignal, onDown: () => void, onUp: () => boolean): void {
  listen(signal, 'keydown', ({ key, repeat }) => repeat || (key === 'Alt' ? onDown() : onUp()));
  listen(signal, 'keyup', (event) => event.key === 'Alt' && onUp() && event.preventDefault());
  listen(signal, 'blur', onUp);
}
