/** The parts of a browser's message sender that Hashlens looks at. */
export type Sender = { id?: string | undefined; url?: string | undefined };

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
