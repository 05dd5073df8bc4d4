import { browser } from 'wxt/browser';
import type { Found, Reference, ReferenceContext } from '../references/reference.ts';
import { contextBounds, isReference, isReferenceContext } from '../references/reference.ts';

/** The name of the port by which one of our own pages asks all frames of a tab what stands in them. */
const pagePortName = 'page';

/** The name of the port that only says: show the next reference. */
const walkPortName = 'walk';

/** One reference of a page, however often it stands there; a transaction once for each context that it stands in. */
export type PageReference = Pick<Found, 'written' | 'chainPrefix'> & {
  reference: Reference;
  /** The link around its first place, if any. */
  link?: string | undefined;
  /** What that link says, where the reference is its URL's. */
  said?: string | undefined;
  /** What stands around it: of transactions, in the first 500 places of these. */
  around?: Pick<ReferenceContext, 'before' | 'after' | 'heads'>;
  /** In how many places it stands. */
  count: number;
};

/**
 * What one frame tells: at once, and again when it has changed. In the order they were found, mostly that of the page;
 * `frame` is a random name of the frame, so that its next list replaces this one.
 */
export type PageList = {
  frame: string;
  pageHost: string;
  references: PageReference[];
  /** The frame holds more than these. */
  isCut?: true;
};

/** What the page is told: to scroll to a reference, by its name (`nameReference`). */
type PageJump = { jump: string };

/** The line from one of our own pages to all frames of a tab. */
export type PagePort = {
  /** Told each frame's list, and again when it has changed. */
  onList(listener: (list: PageList) => void): void;
  /** Nobody listens at the other end, or nobody does any more. */
  onDisconnect(listener: () => void): void;
  /** Scrolls the page to a reference, by its name; nothing where the line has ended. */
  jump(name: string): void;
  disconnect(): void;
};

/** Opens the line to a tab. What arrives is checked: a page's process may be in other hands. */
export function openPagePort(tabId: number): PagePort {
  const port = browser.tabs.connect(tabId, { name: pagePortName });
  return {
    onList: (listener) =>
      port.onMessage.addListener((message: unknown) => {
        const list = readPageList(message);
        if (list) listener(list);
      }),
    onDisconnect: (listener) =>
      port.onDisconnect.addListener(() => {
        // Looked at, or the browser writes the error into the console.
        void browser.runtime.lastError;
        listener();
      }),
    jump: (name) => {
      try {
        port.postMessage({ jump: name } satisfies PageJump);
      } catch {
        // The port has ended; its end is told to whoever listens.
      }
    },
    disconnect: () => port.disconnect(),
  };
}

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0];

/**
 * Tells one of our own pages, while it asks, what stands in this frame, and jumps where it says; and takes the word of
 * the background that the next reference shall be shown; until the signal ends it. Gives a function for when something has changed.
 */
export function servePagePort({
  signal,
  toList,
  onJump,
  onWalk,
}: {
  signal: AbortSignal;
  toList: () => Omit<PageList, 'frame'>;
  onJump: (name: string) => void;
  onWalk: () => void;
}): () => void {
  const ports = new Set<Port>();
  // Pages without https have no better random names; a name is no secret.
  const frame = String(Math.random());
  const tell = () => {
    for (const port of ports) port.postMessage({ frame, ...toList() });
  };
  const onConnect = (port: Port) => {
    if (port.name === walkPortName) onWalk();
    if (port.name !== pagePortName) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    port.onMessage.addListener(({ jump }: PageJump) => onJump(jump));
    tell();
  };
  browser.runtime.onConnect.addListener(onConnect);
  signal.addEventListener('abort', () => {
    // After an update Chromium's scripts have none.
    browser.runtime?.onConnect.removeListener(onConnect);
    for (const port of ports) port.disconnect();
  });
  return tell;
}

/** The most that is taken of one tab. */
export const pageListBounds = { references: 5_000, frames: 200, frame: 64 };

/** A frame's list as it arrived, without the references that are none and within its bounds; null for anything else. */
export function readPageList(message: unknown): PageList | null {
  if (!isFields(message)) return null;
  const { frame, pageHost, references } = message;
  if (typeof frame !== 'string' || frame === '' || frame.length > pageListBounds.frame) return null;
  if (typeof pageHost !== 'string' || pageHost.length > contextBounds.pageHost) return null;
  if (!Array.isArray(references)) return null;
  const isCut = message.isCut === true || references.length > pageListBounds.references;
  return {
    frame,
    pageHost,
    references: references.slice(0, pageListBounds.references).flatMap(readPageReference),
    ...(isCut && { isCut }),
  };
}

function readPageReference(value: unknown): PageReference[] {
  if (!isFields(value) || !isReference(value.reference)) return [];
  const { reference, count, chainPrefix, link, said } = value;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return [];
  // Where only a link carries the reference it is what is written, and may be longer than a context may be.
  const written = typeof value.written === 'string' ? value.written.slice(0, contextBounds.written) : value.written;
  const around = isFields(value.around) ? value.around : null;
  const context: unknown = {
    written,
    ...(chainPrefix !== undefined && { chainPrefix }),
    // A longer link is not believed by the background; the reference in it stays good.
    ...(typeof link === 'string' && link.length <= contextBounds.link && { link }),
    ...(said !== undefined && { said }),
    pageHost: '',
    before: around ? around.before : '',
    after: around ? around.after : '',
    heads: around?.heads,
  };
  if (!isReferenceContext(context)) return [];
  const { pageHost: _, before, after, heads, ...kept } = context;
  return [{ ...kept, ...(around && { around: { before, after, heads } }), reference, count }];
}

function isFields(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// By then every frame has heard it.
const heardMs = 1_000;

/** Tells all frames of a tab that the next reference is to be shown: the one that has the focus does. */
export function sendFocusNext(tabId: number): void {
  const port = browser.tabs.connect(tabId, { name: walkPortName });
  setTimeout(() => port.disconnect(), heardMs);
  // Looked at, or the browser writes the error of a tab without us into the console.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
}
