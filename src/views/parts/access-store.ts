import { type ReadonlySignal, signal } from '@preact/signals';

/** What the browser holds back of what Hashlens needs. */
type MissingAccess = {
  /** Hashlens may not read the pages that the person opens. */
  pages: boolean;
  /** The API address that it may not ask; null where it may. */
  api: string | null;
};

/** What the browser lets Hashlens reach; browsers let people hold some of it back, and take it back at any time. */
export type AccessStore = {
  /** Null while unknown, and where nothing is missing. */
  missing: ReadonlySignal<MissingAccess | null>;
  /** The browser was asked, and it is still not allowed. */
  isDeclined: ReadonlySignal<boolean>;
  /** Looks again; to be called whenever permissions or the address may have changed. */
  load(): Promise<void>;
  /** Asks for all that is missing. Only straight from a click: browsers take such questions nowhere else. */
  allow(): Promise<void>;
};

/** Creates the store of one page. Origins are match patterns. */
export function createAccessStore(parts: {
  readAddress: () => Promise<string>;
  /** The pattern whose permission lets us reach an address. */
  toPattern: (address: string) => string;
  /** The pattern of all pages. */
  allPages: string;
  has: (origin: string) => Promise<boolean>;
  request: (origins: string[]) => Promise<boolean>;
  /** Nothing is missing any more. */
  onGiven?: () => void;
}): AccessStore {
  const { toPattern, allPages } = parts;
  const missing = signal<MissingAccess | null>(null);
  const isDeclined = signal(false);
  let turn = 0;

  async function load(): Promise<void> {
    turn += 1;
    const own = turn;
    const address = await parts.readAddress();
    const [mayRead, mayAsk] = await Promise.all([parts.has(allPages), parts.has(toPattern(address))]);
    if (own !== turn) return;
    const found = mayRead && mayAsk ? null : { pages: !mayRead, api: mayAsk ? null : address };
    if (found === null) isDeclined.value = false;
    if (JSON.stringify(found) === JSON.stringify(missing.peek())) return;
    missing.value = found;
    if (found === null) parts.onGiven?.();
  }

  return {
    missing,
    isDeclined,
    load,
    allow: async () => {
      const wanted = missing.peek();
      if (wanted === null) return;
      const origins = [...(wanted.pages ? [allPages] : []), ...(wanted.api === null ? [] : [toPattern(wanted.api)])];
      // A browser that refuses even to ask has not granted either.
      const isGranted = await parts.request(origins).catch(() => false);
      await load();
      isDeclined.value = !isGranted && missing.peek() !== null;
    },
  };
}
