import { type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../../i18n/t.ts';
import { Note } from '../card/message.tsx';

/**
 * What the browser holds back of what Hashlens needs, what does not work for it, and the one button that asks for all of
 * it. `saysApiElsewhere` is for a page that says it beside the API's address.
 */
export function AccessNote({ store, saysApiElsewhere = false }: { store: AccessStore; saysApiElsewhere?: boolean }) {
  const missing = store.missing.value;
  if (missing === null || (saysApiElsewhere && !missing.pages)) return null;
  const { pages, api } = missing;
  return (
    <Note tone="wait" title={pages ? t('access.noPages') : t('access.noApi')}>
      {pages && <p>{t('access.noPagesDetail')}</p>}
      {api !== null && !saysApiElsewhere && <p>{t('access.noApiDetail', { address: api })}</p>}
      {store.isDeclined.value && <p role="status">{t('access.declined')}</p>}
      <button type="button" class="button" onClick={() => void store.allow()}>
        {t('access.allow')}
      </button>
    </Note>
  );
}

/** The same where it stands beside the parts of a page: a landmark of its own. */
export function AccessAside({ store }: { store: AccessStore }) {
  if (store.missing.value === null) return null;
  return (
    <aside>
      <AccessNote store={store} />
    </aside>
  );
}

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

/** Where Hashlens sees nothing, in the same words on every page that says so. */
export function WhereItCannotWork() {
  return (
    <div class="sent">
      <ul>
        <li>{t('privacy.onCanvas')}</li>
        <li>{t('privacy.inPdf')}</li>
        <li>{t('privacy.onBrowserPages')}</li>
        <li>{t('privacy.onPagesFromBefore')}</li>
      </ul>
    </div>
  );
}
