/** The explorer that the person prefers for each chain, by the chain's id; the usual one where there is none. */
export type Explorers = { [chainId: number]: string };

/** More chains than this have no explorer of their own: all of them must fit into one synchronised item. */
export const mostExplorers = 30;

const longestAddress = 200;
// Somebody who copies a page's address means the explorer that it is a page of.
const pageForm = /\/(?:tx|transaction|address|account|block|token|nft)(?:\/(?:(?:0x[\da-f]|\d).*)?)?$/i;

/**
 * An explorer's address ready to store, without a slash at its end; a page of it stands for the whole. Null for what is
 * not https, has a user, query or fragment (a page's path could not follow), or is longer than any.
 */
export function checkExplorerAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  const path = url.pathname.replace(pageForm, '');
  const isPage = path !== url.pathname;
  if (!isPage && /[?#]/.test(url.href)) return null;
  const address = `${url.origin}${path}`.replace(/\/+$/, '');
  return address.length <= longestAddress ? address : null;
}

/** What of a stored value is usable, at most as many as are kept; undefined where it is not by chain at all. */
export function toExplorers(value: unknown): Explorers | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const usable = Object.entries(value).flatMap(([id, stored]): [string, string][] => {
    const address = typeof stored === 'string' ? checkExplorerAddress(stored) : null;
    return address !== null && /^[1-9]\d{0,14}$/.test(id) ? [[id, address]] : [];
  });
  return Object.fromEntries(usable.slice(0, mostExplorers));
}
