import { createServer } from 'node:http';
import { generateTransaction } from '../../explorer/generator/generate-transaction.ts';
import { listenOnLoopback } from '../../explorer/listen-on-loopback.ts';
import { sizes } from '../../size.ts';
import { addressOf, transactionOf } from '../values.ts';

/** The session's hosts, which exist only behind the proxy. */
export const pageHosts = ['forum.example', 'www.forum.example', 'pictures.forum.example', 'bank.example'] as const;

/** A text in the URL and the cookie of each page, which must not be sent anywhere else. */
export const confidential = 'confidential';

/** A reference on a page: the id of its element, and the name of its card. */
export type Place = { id: string; name: string };

/** A running server of the session's pages. */
export type SessionPages = { port: number; close(): Promise<void> };

// In every second group of this many pages, the first page has the others in its frames. All other pages are separate.
const groupSize = 10;

/** Pages from this number on are hovered, and not grouped. */
export const firstWithHovers = sizes.wirePages - sizes.wirePagesWithHovers;

/**
 * Returns how many pages are shown if this one is opened: itself and those in its frames; 0 if it is itself in a frame.
 */
export function pagesIn(page: number): number {
  const isInFrames = page < firstWithHovers && Math.floor(page / groupSize) % 2 === 0;
  if (!isInFrames) return 1;
  return page % groupSize === 0 ? groupSize : 0;
}

/** Returns the URL of the page with this number. It contains a value that must not leak. */
export function toPageUrl(page: number): string {
  const [top, , , foreign] = pageHosts;
  const host = pagesIn(page) > 0 ? top : page % 50 === 1 ? foreign : pageHosts[1 + (page % 2)];
  return `http://${host}/view/${page}?account=${confidential}-${page}`;
}

/** True if a path with its query belongs to the session. */
export function isOfSession(path: string): boolean {
  return /^\/view\/\d+\?account=confidential-\d+$/.test(path);
}

/** Returns the references on the page with this number: hashes of final transactions, an address and an NFT. */
export function placesOn(page: number): { final: Place[]; moving: Place[] } {
  const { hashes, address, contract } = valuesOf(page);
  return {
    final: hashes.map((hash, at) => ({ id: `hash-${page}-${at}`, name: `Transaction ${hash}` })),
    moving: [
      { id: `address-${page}`, name: `Address ${address}` },
      { id: `nft-${page}`, name: `NFT ${contract}/${page}` },
    ],
  };
}

/** Starts the server on a free loopback port. */
export async function startSessionPages(): Promise<SessionPages> {
  const server = createServer((request, response) => {
    const page = Number(/^\/view\/(\d+)\?/.exec(request.url ?? '')?.[1]);
    if (Number.isNaN(page)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'set-cookie': `visitor=${confidential}-${page}; Path=/`,
    });
    response.end(toPage(`${toPlaces(page)}${toRest(page)}`));
  });
  return listenOnLoopback(server, 0);
}

function valuesOf(page: number) {
  return {
    hashes: ['text', 'link', 'named'].map((name) => finalTransaction(`wire ${page} ${name}`)),
    address: addressOf(`wire ${page}`),
    contract: addressOf(`wire NFT ${page}`),
  };
}

// Returns the first transaction for this name that is old and complete: anything unfinished may be requested again.
function finalTransaction(name: string): string {
  const now = Date.now();
  for (let at = 0; ; at += 1) {
    const hash = transactionOf(`${name} ${at}`);
    const { result, timestamp } = generateTransaction({ chainId: 1, hash, now, version: 12 });
    const isWhole = result !== 'awaiting_internal_transactions' && result !== 'dropped/replaced';
    if (isWhole && now - Date.parse(String(timestamp)) > 3 * 86_400_000) return hash;
  }
}

// Hovered pages repeat the references of the page before. Other pages may have frames from other hosts.
function toRest(page: number): string {
  if (page > firstWithHovers) return toPlaces(page - 1);
  const inFrames = Array.from({ length: Math.max(0, pagesIn(page) - 1) }, (_, at) => toPageUrl(page + 1 + at));
  return inFrames.map((url) => `<iframe src="${url}"></iframe>`).join('');
}

function toPlaces(page: number): string {
  const { hashes, address, contract } = valuesOf(page);
  const [text, link, named] = hashes;
  return `<p>Transaction <span id="hash-${page}-0">${text}</span></p>
    <p><a id="hash-${page}-1" href="https://etherscan.io/tx/${link}">${link}</a></p>
    <p><a id="hash-${page}-2" href="https://etherscan.io/tx/${named}">What was paid</a></p>
    <p>From <span id="address-${page}">${address}</span></p>
    <p><a id="nft-${page}" href="https://etherscan.io/nft/${contract}/${page}">A picture</a></p>`;
}

// Marks show that Hashlens has scanned a page. Each page then notifies the top page, which counts.
function toPage(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
    <style>body { margin: 4px } p { margin: 0 0 8px } iframe { width: 330px; height: 130px }</style>
    <script>
      globalThis.looked = 0;
      addEventListener('message', () => { looked += 1; });
      const tell = () => (CSS.highlights.size > 0 ? top.postMessage('looked', '*') : setTimeout(tell, 5));
      tell();
    </script>
    <body>${body}</body></html>`;
}
