import { trapName } from '../../fuzz/corpus/corpus.ts';
import type { DrivenPage } from '../driver/driver.ts';

/**
 * Makes a page record what must not happen in it: a dialog, a new window, leaving it, a script that runs, or anything
 * that its content security policy blocks.
 */
export function setTraps(page: DrivenPage): Promise<void> {
  return page.evaluate((name) => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'trapped', seen);
    for (const dialog of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Reflect.set(globalThis, dialog, () => void seen.push(dialog));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.push(`${violatedDirective} ${blockedURI}`);
    });
    addEventListener('beforeunload', () => seen.push('it leaves'));
    // A setter, because reading the name would also find an element with that id.
    Object.defineProperty(globalThis, name, { set: () => void seen.push('a script ran'), configurable: true });
  }, trapName);
}

/** Returns what has happened since `setTraps`. */
export function trappedIn(page: DrivenPage): Promise<string[]> {
  return page.evaluate(() => [...Reflect.get(globalThis, 'trapped')].map(String));
}
