/** Where Hashlens is switched off in stories that compare; every browser takes it to loopback. */
export const plainHost = 'plain.localhost';

/** The same page where Hashlens is switched off. */
export function plainOf(url: string): string {
  return url.replace('127.0.0.1', plainHost);
}
