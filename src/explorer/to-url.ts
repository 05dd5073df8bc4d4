import type { Chain } from '../models/chain.ts';
import type { ExplorerAccess } from './access.ts';

/** What follows the API address: `path` comes after `/{chain}/api/v2/`. */
export type Target = { chain: Chain; path: string; query: Record<string, string> };

/** Gives the URL of a question, keys included; null when the API address is not an http or https address. */
export function toUrl(access: ExplorerAccess, { chain, path, query }: Target): string | null {
  const base = URL.parse(access.baseUrl);
  if (base === null || !/^https?:$/.test(base.protocol) || base.username !== '' || base.password !== '') {
    return null;
  }

  base.pathname = `${base.pathname.replace(/\/+$/, '')}/${chain.id}/api/v2/${path}`;
  base.hash = '';
  base.search = String(
    new URLSearchParams({ ...query, apikey: access.apiKey, ...(access.secretKey ? { key: access.secretKey } : {}) }),
  );

  return base.href;
}
