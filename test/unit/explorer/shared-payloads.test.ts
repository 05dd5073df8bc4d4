import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chain, createService, raw } from './service.ts';

/** Bodies that are kept beside the repository, not in it. */
const folder = new URL('../../../../shared/api/payloads/', import.meta.url);
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

function read(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

if (names.length === 0) {
  test.skip('the shared payloads are read (skipped: ../shared/api/payloads is not here)', () => undefined);
}

const transactions = names.filter((name) => name.startsWith('tx-'));
const balances = names.filter((name) => name.startsWith('coin-balance-'));
const transfers = names.filter((name) => name.startsWith('transfers-'));

if (transactions.length > 0) {
  test.for(transactions)('%s is read', async (name) => {
    const body = read(name);
    const written = JSON.parse(body);

    const reply = await createService([raw(body)]).explorer.readTransaction({ chain, hash: written.hash });

    expect(reply).toMatchObject({
      ok: true,
      value: {
        value: written.value,
        blockNumber: written.block_number === null ? null : Number(written.block_number),
        fee: written.fee,
        from: { hash: written.from.hash },
        tokenTransfers: { length: (written.token_transfers ?? []).length },
        tokenTransfersOverflow: written.token_transfers_overflow ?? false,
      },
    });
    expect(JSON.stringify(reply)).not.toContain('"state":"unknown"');
  });
}

if (balances.length > 0) {
  test.for(balances)('%s is read', async (name) => {
    const body = read(name);
    const { items, next_page_params } = JSON.parse(body);

    const reply = await createService([raw(body)]).explorer.readBalancePage({ chain, address: `0x${'1'.repeat(40)}` });

    expect(reply).toMatchObject({ ok: true, value: { changes: { length: items.length } } });
    expect(reply.ok && reply.value.next === null).toBe(next_page_params === null);
    expect(reply.ok && reply.value.changes.every(({ approximateTime }) => approximateTime !== null)).toBe(true);
  });
}

if (transfers.length > 0) {
  test.for(transfers)('%s is read', async (name) => {
    const { items, next_page_params } = JSON.parse(read(name));
    const first = items[0];
    const tokenId = first?.total.token_id ?? '1';
    const contract = first?.token.address_hash ?? `0x${'1'.repeat(40)}`;
    // One of them mixes tokens, which no answer to a question about one of them does.
    const asked = items.filter((item: typeof first) => item.total.token_id === tokenId);
    const body = JSON.stringify({ items: asked, next_page_params });

    const reply = await createService([raw(body)]).explorer.readTransfersPage({ chain, contract, tokenId });

    expect(reply).toMatchObject({ ok: true, value: { transfers: { length: asked.length } } });
    expect(reply.ok && reply.value.next === null).toBe(next_page_params === null);
  });
}
