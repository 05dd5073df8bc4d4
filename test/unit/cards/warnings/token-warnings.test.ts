import { expect, test } from 'vitest';
import { textOf } from '../../../../src/cards/sentence-parts.ts';
import { toWrittenWarnings } from '../../../../src/cards/warnings/link-warnings.ts';
import { toTokenWarnings } from '../../../../src/cards/warnings/token-warnings.ts';
import { groupHex } from '../../../../src/format/hex.ts';
import type { Address, DomainProblem } from '../../../../src/models/address.ts';
import type { TokenTransfer } from '../../../../src/models/token.ts';
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
  router,
  sender,
} from '../build-models.ts';
import * as c from '../sentences/cast.ts';
import { toTransaction, toTransfer } from '../sentences/read-cases.ts';
import tables from './token-warnings.json' with { type: 'json' };

const to = (address: Partial<Address>) => ({ to: buildAddress({ hash: other, ...address }) });
const withToken = (token: object, rest = {}) => ({
  tokenTransfers: [buildTransfer({ from: sender, to: pool, value: '1', token: buildToken(token), rest })],
});
const tag = (name: string) => [{ name, slug: '', tagType: 'name', ordinal: null, meta: null }];

test.for(tables.invisible)('a card warns of invisible characters in $what', ({ transaction, of }) => {
  expect(ofTransaction(toTransaction(transaction)).warnings).toEqual([
    {
      tone: 'wait',
      title: 'Invisible characters in a name',
      text: `${of} contains invisible characters: U+200B. Without them, a name may look like another one.`,
    },
  ]);
});

test('a card has one warning for all names, with the kinds of characters and those that turn the text', () => {
  const names = { name: 'a\u202eb\u200bc\u2060d\u00ade', symbol: '\ufeffX' };
  const card = ofTransaction({ ...to({ name: 'Uni\u200bswap' }), ...withToken(names), method: 'x\u200b' });

  expect(card.warnings.map(({ text }) => text)).toEqual([
    'The name of 0x2222…2222 contains invisible characters: U+200B, U+202E, U+2060 and 2 others. Some change the text direction. 2 other names have them too. Without them, a name may look like another one.',
  ]);
  expect(JSON.stringify(card)).not.toMatch(/[\u200b\u202e\u2060\u00ad\ufeff]/);
});

test('emoji in a name are no reason to warn', () => {
  expect(ofTransaction({ ...to({ name: 'I ❤️ 👨‍👩‍👧‍👦' }), ...withToken({ name: 'Keycap 1️⃣' }) }).warnings).toEqual([]);
});

test('the card of an NFT says it of its names, too', () => {
  const token = { ...azuki, name: 'Azu\u200bki' };
  const card = ofInstance([buildTransfer({ from: sender, to: pool, token, tokenId: '1' })], {}, '1');

  expect(card.warnings).toMatchObject([
    { title: 'Invisible characters in a name', text: expect.stringContaining('the token 0xED5A…C544') },
  ]);
});

test.for(tables.domains)(
  'a domain name that is $domainProblem is not shown as a name: the address is, with a warning',
  ({ domainProblem, reason }) => {
    const card = ofTransaction(to({ ensDomainName: 'vitаlik.eth', domainProblem: domainProblem as DomainProblem }));

    expect(card.warnings).toMatchObject([{ tone: 'bad', title: 'Invalid domain name' }]);
    expect(card.warnings[0]?.text).toContain(reason);
    expect(card.warnings[0]?.text).toContain('0x2222…2222');
    expect(textOf(card.headline.parts)).toBe('Sent 0.5 ETH to invalid name (0x2222…2222)');
    expect(card.rows.find((row) => row.label === 'To')?.parts.map(({ text }) => text)).toEqual([
      'invalid name',
      '0x2222…2222',
    ]);
    expect(card.details?.find((row) => row.label === 'To')?.parts.map(({ text }) => text)).toContain(
      'invalid name: “vitаlik.eth”',
    );
  },
);

test('a valid domain name of several alphabets is shown, with its address and a note', () => {
  const card = ofTransaction(to({ ensDomainName: 'pay.почта.eth', domainProblem: 'several-scripts' }));

  expect(textOf(card.headline.parts)).toBe('Sent 0.5 ETH to pay.почта.eth (0x2222…2222)');
  expect(card.warnings).toMatchObject([{ tone: 'wait', title: 'Misleading domain name' }]);
});

test('a name that looks like a domain, but has none behind it, is shown as unverified', () => {
  const title = 'Unverified domain name';

  expect(ofTransaction(to({ name: 'vitalik.eth' })).warnings).toMatchObject([{ tone: 'wait', title }]);
  expect(ofTransaction(to({ tags: tag('Pay.Vitalik.ETH') })).warnings).toMatchObject([{ tone: 'wait', title }]);
});

test.for(tables.verified)('$what is not shown as unverified', ({ to }) => {
  expect(ofTransaction(toTransaction({ to })).warnings).toEqual([]);
});

test('the same domain name at several places of a card is reported once', () => {
  const bad = { ensDomainName: 'Bob.eth', domainProblem: 'not-normal' } as const;
  const transfer = buildTransfer({
    from: sender,
    to: other,
    value: '1',
    rest: { to: buildAddress({ hash: other, ...bad }) },
  });
  const twice = ofTransaction({ ...to(bad), tokenTransfers: [transfer] }).warnings;
  const second = { from: buildAddress({ hash: pool, ...bad }), ...to(bad) };

  expect(twice).toHaveLength(1);
  expect(twice[0]?.text).not.toContain('same goes');
  expect(ofTransaction(second).warnings[0]?.text).toContain('The same goes for 1 other address.');
});

const ofNft = (rest: Partial<TokenTransfer>, value: string | null = null) =>
  ofInstance([buildTransfer({ from: sender, to: pool, token: azuki, tokenId: '1', value, rest })], {}, '1');

const scam = (of: string) => buildAddress({ hash: of, isScam: true });
const transfer = (from: string, to: string) =>
  buildTransfer({ from, to, value: '1', rest: { from: scam(from), to: scam(to) } });

test('scams are reported once each, with the parties of transfers, and the fourth is only counted', () => {
  const two = ofTransaction({ to: scam(other), tokenTransfers: [transfer(other, pool)] });
  const four = ofTransaction({
    to: scam(other),
    tokenTransfers: [transfer(pool, router), transfer(azuki.addressHash, other)],
  });

  expect(two.warnings).toMatchObject([
    { tone: 'bad', title: 'Known scam', text: 'Flagged as a scam: 0x2222…2222 and 0x3333…3333.' },
  ]);
  expect(four.warnings[0]?.text).toBe('Flagged as a scam: 0x2222…2222, 0x3333…3333, 0x7a25…488D and 1 other.');
});

test.for([
  ...tables.rated.map(({ transaction, ...row }) => ({ ...row, card: ofTransaction(toTransaction(transaction)) })),
  ...tables.ratedNfts.map(({ transfer, ...row }) => ({ ...row, card: ofInstance([toTransfer(transfer)], {}, '1') })),
])('a reputation other than good is noted of $what', ({ card: { warnings }, text }) => {
  expect(warnings).toEqual([{ tone: 'wait', title: 'Reputation', text: `The service rates ${text}.` }]);
});

test.for([null, '', 'ok', 'OK', '\u200b'])('nothing is noted of the reputation %j', (reputation) => {
  expect(ofTransaction({ to: buildAddress({ hash: other, reputation }) }).warnings).toEqual([]);
});

test('a transfer of none of an NFT is noted on its card', () => {
  const type = 'ERC-1155';

  expect(ofNft({ token: { ...azuki, type }, tokenType: type }, '0').warnings).toMatchObject([
    { tone: 'wait', title: 'Zero-value transfer', text: expect.stringContaining('1 zero-value transfer. ') },
  ]);
  expect(ofNft({ token: { ...azuki, type }, tokenType: type }, '2').warnings).toEqual([]);
});

test('a scam among older holders of an NFT is reported', () => {
  expect(ofNft({ from: scam(sender) }).warnings).toMatchObject([{ title: 'Known scam' }]);
});

test.for(tables.zeroValue)('a transaction that sends $what', ({ transaction, count }) => {
  const { warnings } = ofTransaction({ value: '0', ...toTransaction(transaction) });

  expect(warnings.filter(({ title }) => title === 'Zero-value transfer')).toHaveLength(count);
});

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

test.for(tables.warned)('warns of $name', ({ token, more, warnings }) => {
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

const approval = `0x095ea7b3${'11'.repeat(20).padStart(64, '0')}${'f'.repeat(64)}`;
const sending = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'1'.padStart(64, '0')}`;
const onContract = (name: string | null, rawInput: string, rest: Partial<Transaction> = {}) =>
  ofTransaction(c.call(c.contract(`0x${'e1'.repeat(20)}`, name), null, [], { rawInput, ...rest })).warnings.map(
    ({ title }) => title,
  );

test.for(['USD Coin', 'USDC', 'Tether USD', 'Wrapped Ether', 'Circle USDC', 'USDС', 'WETH9', 'new USDT'])(
  'a contract “%s” that is asked for a permission or a transfer is judged as a token, also where nothing moved',
  (name) => {
    expect(onContract(name, approval)).toContain('Imitation of a known token');
    expect(onContract(name, sending, { state: 'pending' })).toContain('Imitation of a known token');
    expect(onContract(name, '0x12345678')).toEqual([]);
  },
);

test.for(['Grain', 'Azuki', 'Uniswap V2', 'Compound Dai', null])(
  'a contract “%s” that is asked for a permission imitates none',
  (name) => {
    expect(onContract(name, approval)).toEqual([]);
  },
);

test('an approval on the known token itself is no imitation', () => {
  const { warnings } = ofTransaction(c.call(c.usdcContract, 'approve', [], { rawInput: approval }));

  expect(warnings).toEqual([]);
});

test('the token that a fee is paid in is judged', () => {
  const gas_token = { symbol: 'USDC', name: 'X', address_hash: c.fakeUsdc.addressHash, decimals: '6' };
  const { warnings } = ofTransaction({ extra: { celo: { gas_token } } });

  expect(warnings.map(({ title }) => title)).toEqual(['Imitation of a known token']);
});

test('the warning quotes what takes the name of the known token', () => {
  const [warning] = toTokenWarnings([transferOf({ symbol: 'GRAIN', name: 'Circle USDC' })], 1);

  expect(warning?.text).toBe(
    'The token 0xA3A3…A3A3 calls itself “Circle USDC”, but it is not USDC. Go by its address.',
  );
});

const long = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const another = `0x${'11'.repeat(20)}`;
const otherSpellings = [...tables.dots.map((dots) => `0xd8dA${dots}6045`), ...tables.spellings, groupHex(long)];

test.for([
  ...tables.saidLinks,
  ...otherSpellings.flatMap((said) => [
    { said, link: `https://etherscan.io/address/${another}`, isWarned: true },
    { said, link: `https://etherscan.io/address/${long}`, isWarned: false },
  ]),
])('a link that says “$said” and leads to $link is warned of: $isWarned', ({ said, link, isWarned }) => {
  const warned = (...q: Parameters<typeof toWrittenWarnings>) =>
    toWrittenWarnings(...q).some(({ title }) => title === 'The link leads elsewhere');

  // A warning for the text on a page, and for a link's text when the link's own address is looked up.
  expect(warned(said, 1, link)).toBe(isWarned);
  expect(warned(link.match(/0x[\da-f]{40}/i)?.[0] ?? '', 1, link, said)).toBe(isWarned);
});
