import { afterAll, afterEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { writeAs } from '../../src/format/locale.ts';
import { speak } from '../../src/i18n/t.ts';

/*
 * Runs before each test file, because the next file runs in the same thread with the same modules: it gets a new
 * document and a new database, and everything that tests added to the browser or to elements is removed. After each
 * test the clock, spies, globals and the fake browser are restored.
 */

declare global {
  var renewDocument: (() => Promise<void>) | undefined;
}

function keep(holder: object): () => void {
  const before = Object.getOwnPropertyDescriptors(holder);
  return () => {
    for (const key of Reflect.ownKeys(holder)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(holder, key);
    Object.defineProperties(holder, before);
  };
}

await globalThis.renewDocument?.();
if (globalThis.indexedDB) globalThis.indexedDB = Reflect.construct(indexedDB.constructor, []);
speak('en');
writeAs();

const namespaces = Object.values(fakeBrowser).filter((value) => typeof value === 'object');
const prototypes = globalThis.renewDocument ? [Node.prototype, Element.prototype, HTMLElement.prototype] : [];
const restores = [fakeBrowser, ...namespaces, ...prototypes].map(keep);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fakeBrowser.reset();
});

afterAll(() => {
  for (const restore of restores) restore();
  fakeBrowser.reset();
});
