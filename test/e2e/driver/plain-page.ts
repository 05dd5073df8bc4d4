/** The host on which comparing stories switch Hashlens off. Every browser resolves it to loopback. */
export const plainHost = 'plain.localhost';

/** Returns the URL of the same page on the host without Hashlens. */
export function plainOf(url: string): string {
  return url.replace('127.0.0.1', plainHost);
}
