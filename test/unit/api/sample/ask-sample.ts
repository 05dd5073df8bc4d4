import { expect } from 'vitest';
import { answerFromSample } from '../../../../src/api/sample/answer-from-sample.ts';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import type { Reference } from '../../../../src/references/reference.ts';

export const now = Date.UTC(2026, 10, 21, 8, 43, 11);

type Item = { [field: string]: unknown };
type Page = { items: Item[]; next_page_params: { [name: string]: unknown } | null };

/** Returns the API path that answers a question about the reference. */
export function toPath(reference: Reference & { chainId: number }): string {
  const start = `/${reference.chainId}/api/v2`;
  switch (reference.kind) {
    case 'transaction':
      return `${start}/transactions/${reference.hash}`;
    case 'address':
      return `${start}/addresses/${reference.address}/coin-balance-history`;
    case 'token-instance':
      return `${start}/tokens/${reference.contract}/instances/${reference.tokenId}/transfers`;
  }
}

export function ask(path: string): unknown {
  const answer = answerFromSample({ url: new URL(path, 'https://sample.test'), now });
  expect(answer?.status, path).toBe(200);
  return answer?.body;
}

/** Follows the cursors and returns every page. */
export function askPages(path: string): Page[] {
  const pages: Page[] = [];
  let query = '';
  do {
    const page = ask(`${path}?apikey=k${query}`) as Page;
    pages.push(page);
    query = Object.entries(page.next_page_params ?? {})
      .map(([name, value]) => `&${name}=${value}`)
      .join('');
  } while (query !== '' && pages.length < 100);
  return pages;
}

/** Returns every body reachable from the sample's listed references, including the transactions in their lists. */
export function askEverything(): unknown[] {
  return sampleReferences.flatMap(({ reference }) => {
    const path = toPath(reference);
    if (reference.kind === 'transaction') return [ask(path)];
    return askPages(path).flatMap((page) => [
      page,
      ...page.items.flatMap(({ transaction_hash: hash }) =>
        typeof hash === 'string' ? [ask(`/${reference.chainId}/api/v2/transactions/${hash}`)] : [],
      ),
    ]);
  });
}
