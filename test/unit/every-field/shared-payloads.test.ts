import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allTexts, type Read, readAddressCard, readInstanceCard, readTransactionCard } from './read-cards.ts';

/** Bodies that are kept beside the repository, not in it. */
const folder = new URL('../../../../shared/api/payloads/', import.meta.url);
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^(?:tx|coin-balance|transfers)-.*json$/.test(name))
  : [];

const senseless = /\b(?:null|undefined|NaN|Infinity)\b|\[object|Invalid Date/;

function read(name: string): Promise<Read> {
  const body = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  if (name.startsWith('tx-')) return readTransactionCard(body, { hash: body.hash });
  if (name.startsWith('coin-balance-')) return readAddressCard(body);
  const [first] = body.items;
  const tokenId: string = first?.total.token_id ?? '1';
  // One of them mixes tokens, which no answer to a question about one of them does.
  const items = body.items.filter((item: typeof first) => item.total.token_id === tokenId);
  return readInstanceCard({ ...body, items }, { tokenId, ...(first && { contract: first.token.address_hash }) });
}

if (names.length === 0) {
  test.skip('the shared payloads become cards (skipped: ../shared/api/payloads is not here)', () => undefined);
} else {
  describe('the shared payloads become cards', () => {
    test.for(names)('%s', async (name) => {
      const card = await read(name);

      expect(card).not.toHaveProperty('failure');
      expect(card).toHaveProperty('content.headline.text', expect.stringMatching(/\S/));
      expect(allTexts(card).filter((text) => senseless.test(text))).toEqual([]);
    });
  });
}
