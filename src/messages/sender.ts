/** The parts of a browser's message sender that Hashlens looks at. */
export type Sender = {
  id?: string | undefined;
  url?: string | undefined;
  /** Where the frame comes from, also of one without an address of its own; not in every browser. */
  origin?: string | undefined;
  tab?: { id?: number | undefined; incognito?: boolean | undefined; windowId?: number | undefined } | undefined;
  /** The frame in its tab; 0 is the page itself. */
  frameId?: number | undefined;
  /** The very document in that frame; not in every browser. */
  documentId?: string | undefined;
  /** "prerender" while a page is loaded ahead of a visit that may never come; not in every browser. */
  documentLifecycle?: string | undefined;
};

/** Who we are: the extension's id, and the URL that all its pages start with. */
export type Own = { id: string; baseUrl: string };

/** Whether the message comes from this extension at all: a page's content script or one of our pages. */
export function isOurs(sender: Sender | undefined, own: Own): boolean {
  return sender?.id === own.id;
}

/** Whether the message comes from one of our own pages, which alone may touch the credentials. */
export function isOwnPage(sender: Sender | undefined, own: Own): boolean {
  return isOurs(sender, own) && sender?.url?.startsWith(own.baseUrl) === true;
}

/**
 * Whether nothing of a question may be left on disk: it comes from a private window. Browsers say so of tabs; our
 * own popup and side panel stand in none and say it themselves. `sender` must be one of ours.
 */
export function isPrivate(sender: Sender, question: { isPrivate?: true }): boolean {
  return sender.tab?.incognito === true || (question.isPrivate === true && /^\w+-extension:/.test(sender.url ?? ''));
}
