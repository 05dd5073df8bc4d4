import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleReferences } from '../../../src/api/sample/sample-references.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { toPath } from '../api/sample/ask-sample.ts';
import { ask, now, paths } from './fetch-json.ts';

let explorer: LocalExplorer;

beforeAll(async () => {
  explorer = await startLocalExplorer({ now });
});

afterAll(() => explorer.close());

const nfts = [
  ['made up', paths.transfers],
  ['made up, with a large number', paths.transfers.replace('/5/', '/4722366482869645213695/')],
  ...sampleReferences.flatMap(({ reference }) =>
    reference.kind === 'token-instance' ? [['of the sample', toPath(reference)] as const] : [],
  ),
] as const;

test.for(nfts)('the list of an NFT’s transfers never names its picture (%s)', async ([, path]) => {
  const { body } = await ask(explorer, path);

  expect(body.items.length).toBeGreaterThan(0);
  for (const { total } of body.items) expect(total).toMatchObject({ token_instance: null });
});

test.for(nfts)(
  'the transaction of a transfer tells the same transfer, with the NFT and without the time (%s)',
  async ([, path]) => {
    const { body } = await ask(explorer, path);

    for (const item of body.items.slice(0, 5)) {
      const answer = await ask(explorer, `/1/api/v2/transactions/${item.transaction_hash}`);
      const [transfer] = answer.body.token_transfers as typeof body.items;
      const { from, to, log_index, block_number, token } = item;
      expect(answer.body).toMatchObject({ hash: item.transaction_hash, block_number });
      expect(transfer).toMatchObject({ from, to, log_index, block_number, token, timestamp: null, method: null });
      const { token_id: id } = Object(item.total);
      expect(transfer?.total).toMatchObject({ token_id: id, token_instance: { id, token } });
    }
  },
);

test('what is made up names a picture, as most NFTs do', async () => {
  const { body } = await ask(explorer, paths.transfers);
  const answer = await ask(explorer, `/1/api/v2/transactions/${body.items[0]?.transaction_hash}`);

  const [transfer] = answer.body.token_transfers as typeof body.items;
  expect(Object(transfer?.total).token_instance.image_url).toMatch(
    /^https:\/\/pictures\.invalid\/0x(?:2b){20}\/5\.png$/,
  );
});
