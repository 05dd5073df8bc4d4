import { expect, test } from 'vitest';
import type { Address } from '../../../../src/models/address.ts';
import type { Transaction } from '../../../../src/models/transaction.ts';
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

const to = (address: Partial<Address>) => ({ to: buildAddress({ hash: other, ...address }) });
const label = (displayName: string) => [{ addressHash: null, displayName, label: displayName }];
const ofType = (name: string, tagType: string) => [{ name, slug: '', tagType, ordinal: null, meta: null }];
const tag = (name: string) => ofType(name, 'name');

const adverts = (transaction: Partial<Transaction>, chainId = 1) =>
  ofTransaction(transaction, { chosen: { chain: { id: chainId, name: 'X' }, reason: { kind: 'default' } } })
    .warnings.filter(({ title }) => title === 'Advertising in a name')
    .map(({ text }) => text);

test.for<[string, Partial<Address>]>([
  ['a contract’s name', { name: 'Visit x.com to claim', isContract: true }],
  ['a reward', { name: '$ 5000 reward at evil.com' }],
  ['a link', { name: 'https://evil.com' }],
  ['a page', { name: 't.me/claim' }],
  ['a broken dot', { name: 'evil[.]com' }],
  ['a claim site', { name: 'usdc-claim.com' }],
  ['a domain with a site inside', { ensDomainName: 'evil.com.eth' }],
  ['a domain that is a claim site', { ensDomainName: 'www.eth-reward.org' }],
  ['a tag', { tags: tag('Claim at evil.com') }],
  ['a tag of another type', { tags: ofType('Claim at evil.com', 'generic') }],
  ['a tag behind whose it is', { tags: tag('Crypto.com: claim at evil.com') }],
  ['a public tag', { publicTags: label('Claim at evil.com') }],
  ['an implementation', { implementations: [{ addressHash: pool, name: 'Claim at evil.com' }] }],
])('the name of an account that advertises is warned of: %s', ([, address]) => {
  expect(adverts(to(address))).toHaveLength(1);
  expect(adverts(to(address))[0]).toContain('0x2222…2222 is called “');
});

test.for<[string, Partial<Address>]>([
  ['a project called after its site', { name: 'yearn.finance' }],
  ['a site of two words', { name: 'my-project.io' }],
  ['a domain', { ensDomainName: 'vitalik.eth' }],
  ['a domain under another', { ensDomainName: 'pay.my.app.eth' }],
  ['a domain of the web', { ensDomainName: 'jean-luc.com' }],
  ['an exchange’s wallet', { tags: tag('Crypto.com: Hot Wallet 3') }],
  ['an exchange’s wallet by its number', { tags: tag('Gate.io 2') }],
  ['a version', { name: 'Router v2.1 Beta' }],
  ['what the user calls it', { privateTags: label('Claim at evil.com'), watchlistNames: label('My evil.com wallet') }],
  ['a known token', { hash: c.usdcContract.hash, name: 'USD Coin at centre.io' }],
])('the name of an account that is no advertisement: %s', ([, address]) => {
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
