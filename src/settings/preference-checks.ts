import { checkApiAddress } from './api-address.ts';
import { mostSites, toSite } from './site-list.ts';

// Each gives undefined for what was damaged: then the default holds.

/** More chains than this are no order that anybody made. */
export const mostChains = 30;

/** The bounds of both delays: what nobody can follow, and what nobody waits for. */
export const delayBoundsMs = { least: 100, most: 2000 } as const;

/** How much may be kept on the disk, in millions of bytes: less holds no history, more is no cache. */
export const cacheLimitsMb = { least: 5, most: 1000 } as const;

/** How much is kept before anybody chose. */
export const defaultCacheMb = 60;

// The last moment that a Date can be.
const latestTime = 8.64e15;

/** An API address that may be used, without a trailing slash. */
export function toAddress(value: unknown): string | undefined {
  const checked = typeof value === 'string' ? checkApiAddress(value) : undefined;
  return checked?.ok ? checked.address : undefined;
}

/** The chain ids of a list, each once, at most as many as anybody orders; undefined where there is none. */
export function toChainIds(value: unknown): number[] | undefined {
  const ids = Array.isArray(value) ? [...new Set(value.flatMap((one) => toCount(one) ?? []))].slice(0, mostChains) : [];
  return ids.length > 0 ? ids : undefined;
}

/** A whole number from 1. */
export function toCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** A whole number from 1, or 0 for no limit. */
export function toLimit(value: unknown): number | undefined {
  return value === 0 ? 0 : toCount(value);
}

/** Yes or no. */
export function toFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A delay in whole milliseconds within the bounds. */
export function toDelayMs(value: unknown): number | undefined {
  const delay = toCount(value);
  return delay !== undefined && delay >= delayBoundsMs.least && delay <= delayBoundsMs.most ? delay : undefined;
}

/** A size in whole millions of bytes within the bounds. */
export function toCacheMb(value: unknown): number | undefined {
  const size = toCount(value);
  return size !== undefined && size >= cacheLimitsMb.least && size <= cacheLimitsMb.most ? size : undefined;
}

/** Creates the check for one of some words or numbers. */
export function toOneOf<W extends string | number>(choices: readonly W[]): (value: unknown) => W | undefined {
  return (value) => choices.find((choice) => choice === value);
}

/** The sites of a list, each once; an empty list is one, but a list of nothing but junk is damaged. */
export function toSites(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const sites = new Set(value.flatMap((one) => (typeof one === 'string' ? (toSite(one) ?? []) : [])));
  return sites.size > 0 || value.length === 0 ? [...sites].slice(0, mostSites) : undefined;
}

/** A time in milliseconds since 1970. */
export function toTimeMs(value: unknown): number | undefined {
  const time = toCount(value);
  return time !== undefined && time <= latestTime ? time : undefined;
}

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
