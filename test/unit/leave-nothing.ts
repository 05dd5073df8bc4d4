import { afterAll, afterEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { writeAs } from '../../src/format/locale.ts';
import { speak } from '../../src/i18n/t.ts';

/*
 * Before each file: the next one runs in the same thread, with the same modules. It finds a new document and a new
 * database, and whatever a test put into the browser or into elements is gone. After each test the clock, what it spied
 * on, the globals and the fake browser are as they were.
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
