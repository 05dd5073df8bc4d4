/** The service's own address. */
export const defaultApiAddress = 'https://api.blockscout.com';

/** A usable API address, or the problem with the text. */
export type CheckedAddress =
  | { ok: true; address: string }
  | { ok: false; problem: 'not-a-url' | 'not-secure' | 'has-extras' };

const loopbackHosts = new Set(['127.0.0.1', 'localhost']);

/**
 * Checks an API address: https anywhere, http on this machine only, no user, query or fragment (they would mix with
 * ours). Returns it without a trailing slash; an empty text returns the default.
 */
export function checkApiAddress(text: string): CheckedAddress {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, address: defaultApiAddress };
  const url = URL.parse(trimmed);
  if (!url) return { ok: false, problem: 'not-a-url' };
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname));
  if (!isSecure) return { ok: false, problem: 'not-secure' };
  if (url.username || url.password || url.search || url.hash) return { ok: false, problem: 'has-extras' };
  return { ok: true, address: `${url.origin}${url.pathname}`.replace(/\/+$/, '') };
}

/** The match pattern of the permission to reach an API address. Patterns have no port. */
export function permissionPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}
