import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNftPicture, toNftPicture } from '../../../src/cards/nft-picture.ts';
import type { TokenInstance } from '../../../src/models/token.ts';
import { createService, raw } from '../explorer/service.ts';
import { bareInstance } from '../models/bare.ts';
import { transferAt } from '../views/popup/samples.ts';
import tables from './nft-picture.json' with { type: 'json' };

const transfer = (over: Partial<TokenInstance>) =>
  transferAt(1, {
    total: { tokenId: '1', value: null, decimals: null, tokenInstance: { ...bareInstance, id: '1', ...over } },
  });

test.for([
  ...tables.pictures,
  { what: 'nothing endless', over: { imageUrl: `https://a.example/${'x'.repeat(5000)}` }, url: null },
])('takes $what', ({ over, url }) => {
  expect(toNftPicture([transfer(over)])?.url ?? null).toBe(url);
});

test('takes the first that can be had, and names its host as it really is', () => {
  const transfers = [
    transferAt(2),
    transfer({ imageUrl: 'ipfs://x' }),
    transfer({ imageUrl: 'https://еxample.com/1' }),
  ];

  expect(toNftPicture(transfers)).toEqual({ url: 'https://xn--xample-2of.com/1', host: 'xn--xample-2of.com' });
  expect(toNftPicture([])).toBeNull();
});

// Kept beside the repository, not in it.
const recorded = new URL('../../../../shared/api/payloads/tx-recorded-nft-mint-with-instance.json', import.meta.url);

test.skipIf(!existsSync(recorded))(
  'finds the picture that a recorded transaction names (skipped where ../shared/api/payloads is not here)',
  async () => {
    const body = readFileSync(recorded, 'utf8');
    const { hash } = JSON.parse(body);
    const chain = { id: 1, name: 'Ethereum' };
    const reply = await createService([raw(body)]).explorer.readTransaction({ chain, hash });
    const transfers = reply.ok ? reply.value.tokenTransfers : [];
    const contract = '0x84fe97c49ffe4227d9ea139b5998c097d9c06ddd';

    expect(findNftPicture(transfers, { contract, tokenId: '10' })).toEqual({
      url: 'https://ferminux.net/nft/agents/images/10.png',
      host: 'ferminux.net',
    });
    expect(findNftPicture(transfers, { contract, tokenId: '11' })).toBeNull();
  },
);
