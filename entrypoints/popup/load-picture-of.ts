import { accessParts } from '../../src/settings/access-parts.ts';
import type { LoadPicture } from '../../src/views/popup/load-picture.ts';

// Where the browser lets us onto all sites we may ask any host; elsewhere the request would name this browser or us to
// it, and fail unless it lets everybody in. There it is to be allowed first, within the press itself: Firefox takes no
// wish after a wait, and shows nothing where it is allowed already.
const mayAsk = async (url: string) =>
  (location.protocol !== 'moz-extension:' && (await accessParts.has(accessParts.allPages))) ||
  accessParts.request([`https://${new URL(url).hostname}/*`]);

/** Loads an NFT's picture where the browser lets us, or the person allows it now; to be called within their press. */
export const loadPictureOf: LoadPicture = async (url) =>
  (await mayAsk(url))
    ? (await import('../../src/views/popup/load-picture.ts')).loadPicture(url, (...asked) => fetch(...asked))
    : { own: null };
