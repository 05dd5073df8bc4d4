import { checkApiAddress } from './api-address.ts';
import { mostSites, toSite } from './site-list.ts';

// Each check returns undefined for a damaged value; then the default applies.

/** The most chains in a list: no user puts more in order. */
export const mostChains = 30;

/** The bounds of both delays: users cannot follow a shorter one, and do not wait for a longer one. */
const delayBoundsMs = { least: 100, most: 2000 } as const;

/** Bounds of the cache on the disk, in millions of bytes: less holds no history, more is no longer a cache. */
export const cacheLimitsMb = { least: 5, most: 1000 } as const;

/** The default size of the cache, in millions of bytes. */
export const defaultCacheMb = 60;

// The latest time that a Date can represent.
const latestTime = 8.64e15;

/** A usable API address, without a trailing slash. */
export function toAddress(value: unknown): string | undefined {
  const checked = typeof value === 'string' ? checkApiAddress(value) : undefined;
  return checked?.ok ? checked.address : undefined;
}

/** The chain ids of a list, each once, at most `mostChains`; undefined if there are none. */
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

/** Creates the check for one of several words or numbers. */
export function toOneOf<W extends string | number>(choices: readonly W[]): (value: unknown) => W | undefined {
  return (value) => choices.find((choice) => choice === value);
}

/** The sites of a list, each once. An empty list is valid; a list without any valid site is damaged. */
export function toSites(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const sites = new Set(value.flatMap((one) => (typeof one === 'string' ? (toSite(one) ?? []) : [])));
  return sites.size > 0 || value.length === 0 ? [...sites].slice(0, mostSites) : undefined;
}

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** How a statement is divided. `firstMonth` is the first month of a fiscal year, 0 for January. */
export type StatementForm = { period: (typeof periods)[number]; isUtc: boolean; firstMonth: number };

/** A whole form of a statement. */
export function toStatementForm(value: unknown): StatementForm | undefined {
  const { period, isUtc, firstMonth }: { [field: string]: unknown } = Object(value);
  const found = periods.find((one) => one === period);
  const isMonth = Number.isSafeInteger(firstMonth) && Number(firstMonth) >= 0 && Number(firstMonth) < 12;
  return found && typeof isUtc === 'boolean' && isMonth
    ? { period: found, isUtc, firstMonth: Number(firstMonth) }
    : undefined;
}

/** A time in milliseconds since 1970. */
export function toTimeMs(value: unknown): number | undefined {
  const time = toCount(value);
  return time !== undefined && time <= latestTime ? time : undefined;
}

/** The user's preferred explorer of each chain, by chain id. A chain that is missing uses its usual one. */
export type Explorers = { [chainId: number]: string };

/** The most chains with a custom explorer: all of them must fit into one synchronised item. */
export const mostExplorers = 30;

const longestAddress = 200;
// A user who copies the address of an explorer's page means the explorer.
const pageForm = /\/(?:tx|transaction|address|account|block|token|nft)(?:\/(?:(?:0x[\da-f]|\d).*)?)?$/i;

/**
 * Returns an explorer's address ready to store, without a trailing slash; a page's address is cut to its explorer's.
 * Null if it is not https, has a user, query or fragment (a page's path could not follow), or is over 200 characters.
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

/** The usable entries of a stored value, at most `mostExplorers`; undefined if it is not an object. */
export function toExplorers(value: unknown): Explorers | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const usable = Object.entries(value).flatMap(([id, stored]): [string, string][] => {
    const address = typeof stored === 'string' ? checkExplorerAddress(stored) : null;
    return address !== null && /^[1-9]\d{0,14}$/.test(id) ? [[id, address]] : [];
  });
  return Object.fromEntries(usable.slice(0, mostExplorers));
}
