import type { Sent } from './recording-proxy.ts';

/** The requests that are allowed, and what must not leak. */
export type Wire = {
  /** The hosts of the session's pages, which browsers request. */
  pageHosts: readonly string[];
  /** A text that occurs only in the URLs, texts and cookies of those pages. */
  confidential: string;
  /** True if a path with its query belongs to those pages. */
  isOfPages: (path: string) => boolean;
  apiHost: string;
  apiKey: string;
};

// shared/api/explorer-read-api.md, section 4: the three operations, and the parameters that each declares.
const transaction = /^\/\d+\/api\/v2\/transactions\/0x[\da-f]{64}$/i;
const balance = /^\/\d+\/api\/v2\/addresses\/0x[\da-f]{40}\/coin-balance-history$/i;
const transfers = /^\/\d+\/api\/v2\/tokens\/0x[\da-f]{40}\/instances\/\d+\/transfers$/i;
const declared: [path: RegExp, parameters: string[]][] = [
  [transaction, ['apikey', 'key']],
  [balance, ['apikey', 'key', 'block_number', 'items_count']],
  [transfers, ['apikey', 'key', 'index', 'block_number', 'token_id']],
];
// Headers that reveal the page or the user.
const telling = ['origin', 'referer', 'cookie', 'authorization', 'from', 'x-requested-with'];
// What both browsers send with every request of every extension: connection handling, accepted formats, the browser's
// name and language, and that there was no navigation. Any other header is reported.
const usual =
  /^(?:host|connection|proxy-connection|keep-alive|te|priority|pragma|cache-control|accept|accept-encoding|accept-language|user-agent|sec-fetch-(?:dest|mode|site|storage-access)|sec-ch-ua(?:-mobile|-platform)?|dnt|sec-gpc)$/;

/** Returns a line for each violation, with its request; empty if there is none. */
export function findLeaks(sent: readonly Sent[], wire: Wire): string[] {
  return sent.flatMap((one) => {
    const problems = toProblems(one, wire);
    return problems.map((problem) => `${problem}: ${one.method} ${one.url}`);
  });
}

function toProblems(one: Sent, wire: Wire): string[] {
  if (one.host === wire.apiHost && !one.isTunnel) return toApiProblems(one, wire);
  const elsewhere = holds(one, wire.apiKey) ? ['the key goes elsewhere'] : [];
  if (isChromiumsOwn(one)) return [...elsewhere, ...toPages(one, wire)];
  const url = one.isTunnel ? null : URL.parse(one.url);
  const isOfPages = url !== null && wire.pageHosts.includes(one.host) && wire.isOfPages(url.pathname + url.search);
  return isOfPages ? elsewhere : ['nobody asked for it', ...elsewhere];
}

function toApiProblems(one: Sent, wire: Wire): string[] {
  const { apiKey } = wire;
  const { pathname, searchParams } = new URL(one.url);
  const parameters = declared.find(([path]) => path.test(pathname))?.[1];
  const names = [...searchParams.keys()];
  const rest = JSON.stringify([pathname, one.headers, one.body]);
  const headers = Object.keys(one.headers);
  return [
    ...(one.method === 'GET' && one.body === '' ? [] : ['more than a GET']),
    ...(parameters === undefined ? ['no operation of the API'] : []),
    ...names.filter((name) => !parameters?.includes(name)).map((name) => `the parameter ${name}`),
    ...(new Set(names).size === names.length ? [] : ['a parameter twice']),
    ...(searchParams.get('apikey') === apiKey ? [] : ['another key']),
    ...(rest.includes(apiKey) ? ['the key besides its parameter'] : []),
    ...headers.filter((name) => telling.includes(name) || !usual.test(name)).map((name) => `the header ${name}`),
    ...toPages(one, wire),
  ];
}

function toPages(one: Sent, { pageHosts, confidential }: Wire): string[] {
  const hosts = pageHosts.filter((host) => holds(one, host)).map((host) => `the page’s host ${host}`);
  return holds(one, confidential) ? [...hosts, 'what stands in the page’s address'] : hosts;
}

// Chromium asks about component updates, the time and the signed-in user even without any extension, whatever switches
// it is given. In Firefox, preferences turn off all such requests.
function isChromiumsOwn({ url, host, isTunnel, headers }: Sent): boolean {
  const isChromium = /Chrom/.test(headers['user-agent'] ?? '');
  return (
    isChromium &&
    (isTunnel
      ? /^(?:update\.googleapis|accounts\.google|clients2\.google)\.com:443$/.test(host)
      : /^http:\/\/(?:update\.googleapis\.com\/service\/update2\/json|clients2\.google\.com\/time\/1\/current)\?/.test(
          url,
        ))
  );
}

function holds({ url, headers, body }: Sent, text: string): boolean {
  const all = JSON.stringify([url, headers, body]);
  return [text, encodeURIComponent(text), Buffer.from(text).toString('base64url')].some((form) => all.includes(form));
}
