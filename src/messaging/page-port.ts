import { browser } from 'wxt/browser';
import type { Found, Reference, ReferenceContext } from '../references/reference.ts';
import { contextBounds, isReference, isReferenceContext } from '../references/reference.ts';

/** The name of the port through which our own pages ask all frames of a tab for their references. */
const pagePortName = 'page';

/** The name of the port that carries no messages: connecting to it means "show the next reference". */
const walkPortName = 'walk';

/** One reference on a page, listed once however often it occurs; a transaction is listed once per context. */
export type PageReference = Pick<Found, 'written' | 'chainPrefix'> & {
  reference: Reference;
  /** The link around its first occurrence, if any. */
  link?: string | undefined;
  /** The link's text, if the reference is in the link's URL. */
  said?: string | undefined;
  /** The surrounding text: for transactions only, in their first 500 occurrences. */
  around?: Pick<ReferenceContext, 'before' | 'after' | 'heads'>;
  /** The number of occurrences. */
  count: number;
};

/**
 * One frame's references in the order they were found, which is mostly that of the page. Sent at once and again after a
 * change; `frame` is a random name for the frame, so that its next list replaces this one.
 */
export type PageList = {
  frame: string;
  pageHost: string;
  references: PageReference[];
  /** The frame contains more references than these. */
  isCut?: true;
};

/** Tells the page to scroll to a reference, by its name (`nameReference`). */
type PageJump = { jump: string };

/** A connection from one of our own pages to all frames of a tab. */
export type PagePort = {
  /** Calls back with each frame's list, and again after a change. */
  onList(listener: (list: PageList) => void): void;
  /** Calls back if no frame listens, or none does any longer. */
  onDisconnect(listener: () => void): void;
  /** Scrolls the page to a reference, by its name. Does nothing after the connection has ended. */
  jump(name: string): void;
  disconnect(): void;
};

/** Connects to a tab. Incoming messages are validated, since a page's process may be compromised. */
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
        // Reading `lastError` keeps the browser from logging it in the console.
        void browser.runtime.lastError;
        listener();
      }),
    jump: (name) => {
      try {
        port.postMessage({ jump: name } satisfies PageJump);
      } catch {
        // The port has ended, which `onDisconnect` reports.
      }
    },
    disconnect: () => port.disconnect(),
  };
}

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0];

/**
 * Until the signal aborts: sends this frame's references to our own pages while they are connected, and passes on their
 * jumps and the background's command to show the next reference. Returns a function to call after a change.
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
  // Pages without https have no better source of random names; the name need not be secret.
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
    // In Chromium `runtime` is missing after the extension was updated.
    browser.runtime?.onConnect.removeListener(onConnect);
    for (const port of ports) port.disconnect();
  });
  return tell;
}

/** Limits per tab: references per frame, number of frames, and characters of a frame's name. */
export const pageListBounds = { references: 5_000, frames: 200, frame: 64 };

/** Returns a received list without invalid references, cut to its limits. Null if the message is not a list. */
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
  // If only a link contains the reference, `written` comes from the link and may exceed the limit of a context.
  const written = typeof value.written === 'string' ? value.written.slice(0, contextBounds.written) : value.written;
  const around = isFields(value.around) ? value.around : null;
  const context: unknown = {
    written,
    ...(chainPrefix !== undefined && { chainPrefix }),
    // The background rejects longer links; the reference itself stays valid.
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

// By then every frame has received it.
const heardMs = 1_000;

/** Tells all frames of a tab to show the next reference; the focused frame does it. */
export function sendFocusNext(tabId: number): void {
  const port = browser.tabs.connect(tabId, { name: walkPortName });
  setTimeout(() => port.disconnect(), heardMs);
  // Reading `lastError` keeps the browser from logging an error for tabs without our script.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
}
