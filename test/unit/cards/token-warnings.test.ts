import { expect, test } from 'vitest';
import { toTokenWarnings } from '../../../src/cards/token-warnings.ts';
import { toWrittenWarnings } from '../../../src/cards/written-warnings.ts';
import { buildTransfer } from './build-models.ts';
import * as c from './sentences/cast.ts';
import tables from './token-warnings.json' with { type: 'json' };

const transferOf = (token: object, metadata: object = {}) => {
  const transfer = buildTransfer({
    from: c.other,
    to: c.pool,
    token: { ...c.grain, exchangeRate: null, iconUrl: null, ...token },
    tokenId: '7',
  });
  const { total } = transfer;
  return {
    ...transfer,
    total: total && { ...total, tokenInstance: { ...Object(total.tokenInstance), metadata } },
  };
};
const warn = (token: object, { chainId = 1, metadata = {} } = {}) =>
  toTokenWarnings([transferOf(token, metadata)], chainId).map(({ title, tone }) => `${title} ${tone}`);

test.for<[string, object, { chainId?: number; metadata?: object }, string[]]>([
  ['a famous symbol', { symbol: '$USDC' }, {}, ['Imitation of a known token bad']],
  ['a famous name', { symbol: 'X', name: 'USD Coin' }, {}, ['Imitation of a known token bad']],
  [
    'one on a chain of which nobody knows the real one',
    { symbol: 'USDC' },
    { chainId: 7777 },
    ['Name of a known token wait'],
  ],
  ['the same on a test network', { symbol: 'USDC' }, { chainId: 11_155_111 }, []],
  ['what the explorer has a price of', { symbol: 'USDC', exchangeRate: '1' }, {}, []],
  ['a letter of another alphabet', { symbol: 'GRА\u0406N' }, {}, ['Counterfeit letters bad']],
  ['both', { symbol: 'USD\u0422' }, {}, ['Imitation of a known token bad', 'Counterfeit letters bad']],
  ['a site in its name', { name: '$5,000 USDC voucher at usdc-claim.com' }, {}, ['Advertising in a name bad']],
  ['a site in what its NFT is called', {}, { metadata: { name: 'Visit t.me/claim' } }, ['Advertising in a name bad']],
  ['a domain of a registry', {}, { metadata: { name: 'vitalik.eth' } }, []],
  ['a site in signs of its own', { name: 'usdc-claim․com' }, {}, ['Advertising in a name bad']],
  ['a broken site', { name: 'usdc-claim[.]com or claim . xyz' }, {}, ['Advertising in a name bad']],
  ['a site of another alphabet', { name: 'claim.xn--p1ai' }, {}, ['Advertising in a name bad']],
  ['a link without a name', { name: 'http://1.2.3.4/x' }, {}, ['Advertising in a name bad']],
  ['a dot that is in no site', { name: 'Router v2.1 Beta' }, {}, []],
  ['a name that is none', {}, { metadata: { name: { toString: 'evil.com' } } }, []],
  ['nothing of the kind', {}, {}, []],
])('warns of %s', ([, token, more, warnings]) => {
  expect(warn(token, more)).toEqual(warnings);
});

test('says what imitates what, and names no site that could be opened', () => {
  const [imitation, site] = toTokenWarnings([transferOf({ symbol: 'USDC', name: 'Claim at usdc-claim.com' })], 1);

  expect(imitation?.text).toBe('The token 0xA3A3…A3A3 calls itself “USDC”, but it is not USDC. Go by its address.');
  expect(site?.text).toContain('“Claim at usdc-claim[.]com”');
});

const here = `0x${'1a'.repeat(20)}`;

test.for(tables.links)('an address whose link leads to $what: $link', ({ link, isWarned }) => {
  expect(toWrittenWarnings(here, 1, link).some(({ title }) => title === 'The link leads elsewhere')).toBe(isWarned);
});
