import { type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../../i18n/t.ts';
import { Note } from '../card/message.tsx';

/**
 * Says which permissions Hashlens lacks and what does not work without them, with one button that requests them all.
 * `saysApiElsewhere`: the page reports a missing API permission beside the API's address instead.
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

/** `AccessNote` as a separate landmark, for use beside the parts of a page. */
export function AccessAside({ store }: { store: AccessStore }) {
  if (store.missing.value === null) return null;
  return (
    <aside>
      <AccessNote store={store} />
    </aside>
  );
}

/** The permissions that Hashlens lacks. */
type MissingAccess = {
  /** Hashlens may not read the pages that the user opens. */
  pages: boolean;
  /** The API address that it may not reach; null if it may. */
  api: string | null;
};

/** The host permissions of Hashlens. Browsers let users withhold some of them, and revoke them at any time. */
export type AccessStore = {
  /** Null while unknown, and if nothing is missing. */
  missing: ReadonlySignal<MissingAccess | null>;
  /** Permission was requested, and it is still missing. */
  isDeclined: ReadonlySignal<boolean>;
  /** Checks again. Call it whenever permissions or the API address may have changed. */
  load(): Promise<void>;
  /** Requests all that is missing. Call it directly from a click: browsers refuse permission requests elsewhere. */
  allow(): Promise<void>;
};

/** Creates the store of one page. Origins are match patterns. */
export function createAccessStore(parts: {
  readAddress: () => Promise<string>;
  /** The match pattern that covers an address. */
  toPattern: (address: string) => string;
  /** The match pattern of all pages. */
  allPages: string;
  has: (origin: string) => Promise<boolean>;
  request: (origins: string[]) => Promise<boolean>;
  /** Called when nothing is missing any more. */
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
      // If the browser refuses even to ask, permission is not granted.
      const isGranted = await parts.request(origins).catch(() => false);
      await load();
      isDeclined.value = !isGranted && missing.peek() !== null;
    },
  };
}

/** Where Hashlens does not work, in the same words on every page. */
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
