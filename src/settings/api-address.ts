/** The service's own address. */
export const defaultApiAddress = 'https://api.blockscout.com';

/**
 * A usable API address, or the problem with the text. `isCut`: the path that Hashlens adds by itself was taken off.
 * `write-localhost`: a name of this machine that browsers cannot be asked for.
 */
export type CheckedAddress =
  | { ok: true; address: string; isCut?: true }
  | { ok: false; problem: 'not-a-url' | 'not-secure' | 'has-extras' | 'write-localhost' };

// The policy of our pages and the permissions can name these, but no other address of 127.0.0.0/8 and no IPv6.
const isLocalhost = (host: string) => host === '127.0.0.1' || /^(?:.+\.)?localhost$/.test(host);
// With the name of the root (a dot), the names that servers print for "any", and IPv4 as IPv6.
const isOtherLoopback = (host: string) =>
  !isLocalhost(host) &&
  /^(?:(?:.+\.)?localhost\.|127(?:\.\d+){3}|0\.0\.0\.0|\[::(?:1|ffff:7f[\da-f]{2}:[\da-f]+)?\])$/.test(host);

// The chain before it is a number, or a placeholder such as :chain, {chain_id}, ${chain} or <chain>, which URLs escape.
const chainPart = String.raw`(?:\d+|:\w+|\*+|\[[^/]+\]|\$\w+|\$?%(?:7b|3c)[^/]+%(?:7d|3e))`;
const operation = new RegExp(`(?:/${chainPart})?/api/v2(?:/.*)?$`, 'i');

/**
 * Checks an API address: https anywhere, http on this machine only, no user, query or fragment (they would mix with
 * ours). Returns it without a trailing slash and without the path of an operation, as documentation prints it:
 * "/1/api/v2", "/{chain_id}/api/v2/addresses/…". An empty text returns the default.
 */
export function checkApiAddress(text: string): CheckedAddress {
  // Copying adds invisible characters.
  const trimmed = text.replace(/\p{Cf}/gu, '').trim();
  if (trimmed === '') return { ok: true, address: defaultApiAddress };
  const url = URL.parse(trimmed);
  // A placeholder in the host, such as {chain}, is no host, and the permission for "*" would be for all of them.
  if (!url || /[^\w.:[\]-]/.test(url.hostname)) return { ok: false, problem: 'not-a-url' };
  const { protocol, hostname } = url;
  if (protocol === 'http:' && isOtherLoopback(hostname)) return { ok: false, problem: 'write-localhost' };
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocalhost(hostname));
  if (!isSecure) return { ok: false, problem: 'not-secure' };
  if (url.username || url.password || url.search || url.hash) return { ok: false, problem: 'has-extras' };
  const whole = url.pathname.replace(/\/+$/, '');
  const path = whole.replace(operation, '').replace(/\/+$/, '');
  return { ok: true, address: url.origin + path, ...(path !== whole && { isCut: true }) };
}

/** The match pattern of the permission to reach an API address. Patterns have no port. */
export function permissionPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}
