import { expect, test } from 'vitest';
import type { Address } from '../../../../src/models/address.ts';
import type { Transaction } from '../../../../src/models/transaction.ts';
import { named } from '../../ui/named.ts';
import {
  azuki,
  buildAddress,
  buildToken,
  buildTransfer,
  ofInstance,
  ofTransaction,
  other,
  pool,
  sender,
} from '../build-models.ts';
import * as c from '../sentences/cast.ts';
import cases from './account-adverts.json' with { type: 'json' };

const to = (address: Partial<Address>) => ({ to: buildAddress({ hash: other, ...address }) });

const adverts = (transaction: Partial<Transaction>, chainId = 1) =>
  ofTransaction(transaction, { chosen: { chain: { id: chainId, name: 'X' }, reason: { kind: 'default' } } })
    .warnings.filter(({ title }) => title === 'Advertising in a name')
    .map(({ text }) => text);

test.for(named(cases.adverts))('the name of an account that advertises is warned of: %s', ([, { address }]) => {
  expect(adverts(to(address))).toHaveLength(1);
  expect(adverts(to(address))[0]).toContain('0x2222…2222 is called “');
});

test.for(named(cases.others))('the name of an account that is no advertisement: %s', ([, { address }]) => {
  expect(adverts({ to: buildAddress({ hash: other, ...address }) })).toEqual([]);
});

test('a listed token’s own contract is not judged by its name', () => {
  const tokenTransfers = [buildTransfer({ from: sender, to: pool, value: '1', token: { ...c.lp, exchangeRate: '1' } })];

  expect(adverts({ to: c.contract(c.lp.addressHash, 'Crypto.com Coin'), tokenTransfers })).toEqual([]);
});

test('a claim site is no famous token’s on a test network', () => {
  expect(adverts(to({ name: 'usdc-claim.com' }), 11_155_111)).toEqual([]);
});

test('a card warns once of advertising, of a token before an account', () => {
  const site = { symbol: 'X', name: 'Claim at evil.com', addressHash: c.grain.addressHash };

  expect(
    adverts({
      ...to({ name: 'Claim at evil.com' }),
      tokenTransfers: [buildTransfer({ from: sender, to: pool, value: '1', token: buildToken(site) })],
    }),
  ).toEqual([
    'The token 0xA3A3…A3A3 is called “Claim at evil[.]com”. Tokens that name a site are usually sent to lure people there: do not open it.',
  ]);
});

test('the card of an NFT warns of its holder’s name, too', () => {
  const holder = buildAddress({ hash: other, name: 'Claim at evil.com' });

  const transfer = buildTransfer({ from: sender, to: other, token: azuki, tokenId: '1', rest: { to: holder } });

  expect(ofInstance([transfer], {}, '1').warnings.map(({ title }) => title)).toContain('Advertising in a name');
});
