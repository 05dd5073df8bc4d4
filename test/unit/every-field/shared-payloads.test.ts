import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chain, createService, raw } from '../api/service.ts';
import { allTexts, type Read, readAddressCard, readInstanceCard, readTransactionCard } from './read-cards.ts';

/** Bodies kept beside the repository, not in it. */
const folder = new URL('../../../../shared/api/payloads/', import.meta.url);
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^(?:tx|coin-balance|transfers)-.*json$/.test(name))
  : [];

const senseless = /\b(?:null|undefined|NaN|Infinity)\b|\[object|Invalid Date/;
const some = `0x${'1'.repeat(40)}`;

/** Returns the reply read from a body, the values it must contain, and its card. */
async function read(name: string): Promise<[reply: unknown, expected: object, card: Read]> {
  const body = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  if (name.startsWith('tx-')) {
    const { hash, value, block_number, fee, from, token_transfers, token_transfers_overflow } = body;
    const expected = {
      value,
      blockNumber: block_number === null ? null : Number(block_number),
      fee,
      from: { hash: from.hash },
      tokenTransfers: { length: (token_transfers ?? []).length },
      tokenTransfersOverflow: token_transfers_overflow ?? false,
      state: expect.not.stringMatching('unknown'),
    };
    const reply = await createService([raw(JSON.stringify(body))]).explorer.readTransaction({ chain, hash });
    return [reply, expected, await readTransactionCard(body, { hash })];
  }
  const next = body.next_page_params === null ? null : expect.anything();
  if (name.startsWith('coin-balance-')) {
    const changes = body.items.map(() => ({ approximateTime: expect.any(String) }));
    const { explorer } = createService([raw(JSON.stringify(body))]);
    return [await explorer.readBalancePage({ chain, address: some }), { changes, next }, await readAddressCard(body)];
  }
  const [first] = body.items;
  const tokenId: string = first?.total.token_id ?? '1';
  const contract: string = first?.token.address_hash ?? some;
  // One recording mixes several tokens, which no real answer about a single token does.
  const items = body.items.filter((item: typeof first) => item.total.token_id === tokenId);
  const { explorer } = createService([raw(JSON.stringify({ ...body, items }))]);
  const reply = await explorer.readTransfersPage({ chain, contract, tokenId });
  return [
    reply,
    { transfers: { length: items.length }, next },
    await readInstanceCard({ ...body, items }, { tokenId, contract }),
  ];
}

if (names.length === 0) {
  test.skip('the shared payloads are read, and become cards (skipped: ../shared/api/payloads is not here)', () =>
    undefined);
} else {
  describe('the shared payloads are read, and become cards', () => {
    test.for(names)('%s', async (name) => {
      const [reply, expected, card] = await read(name);

      expect(reply).toMatchObject({ ok: true, value: expected });
      expect(card).not.toHaveProperty('failure');
      expect(card).toHaveProperty('content.headline.parts.0.text', expect.stringMatching(/\S/));
      expect(allTexts(card).filter((text) => senseless.test(text))).toEqual([]);
    });
  });
}
