import type { PageList, PagePort, PageReference } from '../../../../src/messaging/page-port.ts';
import type { SiteParts, SiteState, ThisTab } from '../../../../src/ui/popup/this-page/this-page.ts';
import { hashLike } from '../../hash-like.ts';

/** The other end of a port: a page that sends its list, a page that is busy, or no page. */
type OtherEnd = 'page' | 'busy' | 'nobody';

/** A tab whose page, script and address are set by the test. */
export function createFakeTab(first: { otherEnd?: OtherEnd; lists?: PageList[]; url?: string | null } = {}) {
  const ports: { jumps: string[]; isOpen: boolean; tell: (list: PageList) => void; end: () => void }[] = [];
  const calls = { inject: 0, reload: 0, uncover: 0 };
  const now = {
    otherEnd: first.otherEnd ?? 'page',
    lists: first.lists ?? [],
    url: first.url === undefined ? 'https://www.example.org/a' : first.url,
    contentType: 'text/html' as string | null,
    takesCards: true,
    /** Simulates injecting the script. Returns false if the browser refuses; never throws. */
    inject: () => false,
    loaded: () => {},
    switched: () => {},
  };
  const openPort = (): PagePort => {
    let hear = (_: PageList) => {};
    let end = () => {};
    const port = { jumps: [] as string[], isOpen: true, tell: (list: PageList) => hear(list), end: () => end() };
    ports.push(port);
    const { otherEnd, lists } = now;
    queueMicrotask(() => {
      if (otherEnd === 'nobody') end();
      if (otherEnd === 'page') for (const list of lists) hear(list);
    });
    return {
      onList: (listener) => {
        hear = listener;
      },
      onDisconnect: (listener) => {
        end = listener;
      },
      jump: (name) => port.jumps.push(name),
      disconnect: () => {
        port.isOpen = false;
      },
    };
  };
  const tab: ThisTab = {
    readUrl: async () => now.url,
    openPort,
    inject: async () => {
      calls.inject += 1;
      return now.inject();
    },
    readDocument: async () =>
      now.contentType === null ? null : { contentType: now.contentType, takesCards: now.takesCards },
    reload: () => {
      calls.reload += 1;
    },
    uncover: () => {
      calls.uncover += 1;
    },
    onLoaded: (listener) => {
      now.loaded = listener;
    },
    onSwitched: (listener) => {
      now.switched = listener;
    },
  };
  return { tab, now, calls, ports };
}

/** The settings of one site. The test can make the browser refuse to store them. */
export function createFakeSites(first: Partial<SiteState> = {}) {
  const stored: SiteState = { site: 'example.org', isOn: true, pausedUntilMs: 0, ...first };
  const fake = { stored, refuses: false, switched: [] as [string, boolean][] };
  const store = (change: Partial<SiteState>) => {
    if (fake.refuses) throw new Error('No room.');
    Object.assign(stored, change);
  };
  const sites: SiteParts = {
    read: async () => ({ ...stored }),
    switchSite: async (site, isOn) => {
      fake.switched.push([site, isOn]);
      store({ isOn });
    },
    resume: async () => store({ pausedUntilMs: 0 }),
  };
  return { sites, fake };
}

/** Returns a numbered address of a page. */
export function addressAt(at: number, over: Partial<PageReference> = {}): PageReference {
  const address = `0x${at.toString(16).padStart(40, '0')}`;
  return { reference: { kind: 'address', address }, written: address, count: 1, ...over };
}

/** Returns a numbered transaction of a page. Its digits look neither like a number nor like a private key. */
export function transactionAt(at: number, over: Partial<PageReference> = {}): PageReference {
  const digits = at.toString(16);
  const hash = `0x${'0'.repeat(8)}${hashLike('c9').slice(2, 50)}${digits.padStart(8, '0')}`;
  return { reference: { kind: 'transaction', hash }, written: hash, count: 1, ...over };
}

/** Returns a frame's list. */
export function listOf(references: PageReference[], over: Partial<PageList> = {}): PageList {
  return { frame: 'a', pageHost: 'example.org', references, ...over };
}
