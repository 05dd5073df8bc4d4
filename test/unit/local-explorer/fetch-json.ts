import type { LocalExplorer } from '../../explorer/local-explorer.ts';

/** Fixed, so that generated times are fixed too. */
export const now = () => Date.UTC(2026, 10, 21, 8, 43, 11);

export const hash = `0x${'1a'.repeat(32)}`;
const address = `0x${'2b'.repeat(20)}`;

export const paths = {
  transaction: `/1/api/v2/transactions/${hash}`,
  balance: `/1/api/v2/addresses/${address}/coin-balance-history`,
  transfers: `/1/api/v2/tokens/${address}/instances/5/transfers`,
} as const;

type Body = { [field: string]: unknown; items: { [field: string]: unknown }[]; next_page_params: object | null };

/** Requests a path over real HTTP with the right key. Returns status, headers and body. */
export async function ask(explorer: LocalExplorer, path: string, query = '') {
  const response = await fetch(`${explorer.url}${path}?apikey=${explorer.key}${query}`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Body };
}

/** Follows the cursors verbatim and returns every page. */
export async function askPages(explorer: LocalExplorer, path: string, first = ''): Promise<Body[]> {
  const pages: Body[] = [];
  let query = first;
  do {
    const { body } = await ask(explorer, path, query);
    pages.push(body);
    const again = new URLSearchParams(first);
    again.delete('block_number');
    for (const [name, value] of Object.entries(body.next_page_params ?? {})) again.set(name, String(value));
    query = body.next_page_params === null ? '' : `&${again}`;
  } while (query !== '' && pages.length < 50);
  return pages;
}
