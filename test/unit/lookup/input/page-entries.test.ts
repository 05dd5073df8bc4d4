import { expect, test } from 'vitest';
import type { CardUpdate } from '../../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import { judgeListed } from '../../../../src/cards/warnings/link-warnings.ts';
import { isExplorerHost } from '../../../../src/chains/chain-of-url.ts';
import {
  filterEntries,
  groupEntries,
  isKeyAmong,
  mergePageLists,
  type PageEntry,
  toEntryWarnings,
} from '../../../../src/lookup/input/page-entries.ts';
import type { CardPort } from '../../../../src/messaging/card-port.ts';
import type { PageReference } from '../../../../src/messaging/page-port.ts';
import type { CardAnswer, CardQuestion } from '../../../../src/messaging/protocol.ts';
import { judgeHash, type Verdict } from '../../../../src/references/private-key-guard.ts';
import { createLookUpAll, priceOf } from '../../../../src/ui/popup/this-page/look-up-all.ts';
import { askFirst } from '../../cards/ask-first.ts';
import { hashLike } from '../../hash-like.ts';
import { ownAddress, ownKey } from '../../references/gate-table.ts';
import { addressAt, listOf, transactionAt } from '../../ui/popup/fake-tab.ts';

const hash = (digit: string) => hashLike(digit.repeat(2));
const transaction = (digit: string): PageEntry => ({
  key: digit,
  reference: { kind: 'transaction', hash: hash(digit) },
  context: { written: hash(digit), pageHost: 'a.example', before: '', after: '' },
  count: 1,
});
const address: PageEntry = { ...transaction('a'), reference: { kind: 'address', address: `0x${'aa'.repeat(20)}` } };
const nft: PageEntry = {
  ...transaction('b'),
  reference: { kind: 'token-instance', contract: `0x${'bb'.repeat(20)}`, tokenId: '1' },
};

const answered = (text: string) =>
  ({ kind: 'content', content: { headline: toHeadlineParts(text) }, credits: 20 }) as CardUpdate;
const failed = {
  kind: 'failure',
  failure: { title: 'The service is having trouble', detail: '', tone: 'bad' },
} as CardUpdate;

/** A background that answers each question with the result of `reply`. Null closes the port. */
function createWorld(reply: (question: CardQuestion) => CardUpdate | null | 'silence') {
  const asked: CardQuestion[] = [];
  const credits: (number | null)[] = [];
  let open = 0;
  const openCardPort = (): CardPort => {
    const on: { message?: (answer: CardAnswer) => void; end?: () => void } = {};
    open += 1;
    return {
      postMessage(question) {
        asked.push(question);
        const update = reply(question);
        if (update === 'silence') return;
        if (update) on.message?.({ id: question.id, last: true, update });
        else on.end?.();
      },
      onMessage: { addListener: (listener) => Object.assign(on, { message: listener }) },
      onDisconnect: { addListener: (listener) => Object.assign(on, { end: listener }) },
      disconnect: () => {
        open -= 1;
      },
    };
  };
  const all = createLookUpAll({
    openCardPort,
    makeId: () => String(asked.length),
    now: () => 0,
    isPrivate: false,
    wait: async () => {},
    onCredits: (spent) => credits.push(spent),
    addressesHere: () => [`0x${'aa'.repeat(20)}`],
  });
  return { all, asked, credits, open: () => open };
}

test('the price is what each costs', () => {
  expect(priceOf([transaction('1'), transaction('2'), address, nft])).toBe(110);
  expect(priceOf([])).toBe(0);
});

test('each is asked once, one after the other, as the page has it, and says what came of it', async () => {
  const { all, asked, credits, open } = createWorld(({ reference }) =>
    reference.kind === 'transaction' && reference.hash === hash('2') ? failed : answered('Sent 1 ETH'),
  );

  await all.start([transaction('1'), transaction('2'), transaction('3')]);

  expect(asked.map(({ reference }) => reference)).toEqual(['1', '2', '3'].map((one) => transaction(one).reference));
  expect(asked.every(({ asked: isAsked }) => !isAsked)).toBe(true);
  expect([...all.outcomes.value]).toEqual([
    ['1', { text: 'Sent 1 ETH', isGood: true }],
    ['2', { text: 'The service is having trouble', isGood: false }],
    ['3', { text: 'Sent 1 ETH', isGood: true }],
  ]);
  expect(credits).toEqual([20, 20]);
  expect(all.progress.value).toBeNull();
  expect(open()).toBe(0);
});

test('what is cached is shown, nothing else, and no lookup is wanted for it', async () => {
  const { all, asked, open } = createWorld(({ reference }) =>
    reference.kind === 'transaction' && reference.hash === hash('1') ? answered('Sent 1 ETH') : 'silence',
  );

  await all.showKnown([transaction('1'), transaction('2')]);
  await all.showKnown([transaction('1'), transaction('2')]);

  expect([...all.outcomes.value]).toEqual([['1', { text: 'Sent 1 ETH', isGood: true }]]);
  expect(asked.map(({ isSeen }) => isSeen)).toEqual([undefined, undefined]);
  expect(open()).toBe(0);
});

test('what may be a private key is left alone and says so', async () => {
  const { all } = createWorld(() => ({ ...askFirst, title: 'Is this a transaction?' }));

  await all.start([transaction('1')]);

  expect(all.outcomes.value.get('1')).toEqual({ text: 'Is this a transaction?', isGood: false });
});

test('the gate gets the addresses of the page, by which it knows their keys', async () => {
  const { all, asked } = createWorld(() => answered('Sent 1 ETH'));

  await all.start([transaction('1'), address]);

  expect(asked.map(({ context }) => context.addresses)).toEqual([[`0x${'aa'.repeat(20)}`], undefined]);
});

test.for(['open-options', 'add-key'])('where none can be answered it asks three, and with %s one', async (kind) => {
  const missing = {
    ...failed,
    failure: { title: 'No key', detail: '', tone: 'bad', action: { kind } },
  };
  const [without, unlucky] = [createWorld(() => missing as CardUpdate), createWorld(() => failed)];
  const many = [...'123456'].map(transaction);

  await Promise.all([without.all.start(many), unlucky.all.start(many)]);

  expect([without.asked.length, unlucky.asked.length]).toEqual([1, 3]);
  expect(without.all.progress.value).toBeNull();
});

test('it stops before the next one', async () => {
  const { all, asked } = createWorld(() => {
    all.stop();
    return answered('Sent 1 ETH');
  });

  await all.start([transaction('1'), transaction('2')]);

  expect(asked).toHaveLength(1);
  expect(all.outcomes.value.size).toBe(1);
});

test.for([
  ['goes away', null],
  ['says nothing', 'silence'],
] as const)('a background that %s is reported, and the others are asked all the same', async ([, reply]) => {
  const { all, asked, open } = createWorld(() => reply);

  await all.start([transaction('1'), transaction('2')]);

  expect(asked).toHaveLength(2);
  expect([...all.outcomes.value.values()].map(({ isGood }) => isGood)).toEqual([false, false]);
  expect(open()).toBe(0);
});

const addressOf = (value: string, over: Partial<PageReference> = {}): PageReference =>
  addressAt(0, { reference: { kind: 'address', address: value.toLowerCase() }, written: value, ...over });
const real = `0x52aa${'3c'.repeat(16)}f01b`;
const fake = `0x52aa${'9e'.repeat(16)}f01b`;
// One letter of the checksum has the wrong case.
const mistyped = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046';
const contract = `0x${'ed'.repeat(20)}`;
const nftOf = (tokenId: string): PageReference => ({
  reference: { kind: 'token-instance', contract, tokenId },
  written: `${contract}/${tokenId}`,
  count: 1,
});

function group(references: PageReference[], filter = '') {
  const all = mergePageLists([listOf(references)]);
  return groupEntries(filterEntries(all, filter), toEntryWarnings(all, new Map())).map(({ name, entries }) => [
    name,
    entries.map(({ context }) => context.written),
  ]);
}

test('what has warnings is before all kinds, and those are one after the other, each in the order of the page', () => {
  const calm = [addressAt(7), addressAt(3), nftOf('9'), nftOf('1'), transactionAt(5), transactionAt(2)];
  const [first, second] = [transactionAt(5), transactionAt(2)];

  const groups = group([...calm.slice(0, 2), addressOf(mistyped), ...calm.slice(2), addressOf(fake), addressOf(real)]);

  expect(groups).toEqual([
    ['Look closely', [mistyped, fake, real]],
    ['Transactions', [first.written, second.written]],
    ['Addresses', [addressAt(7).written, addressAt(3).written]],
    ['NFTs', [`${contract}/9`, `${contract}/1`]],
  ]);
});

test('a kind without any has no group, and neither have warnings', () => {
  expect(group([addressAt(1)])).toEqual([['Addresses', [addressAt(1).written]]]);
  expect(group([])).toEqual([]);
});

test('a look-alike is one also where the filter leaves its other out', () => {
  expect(group([addressOf(real), addressOf(fake), addressAt(1)], '3c3c')).toEqual([['Look closely', [real]]]);
});

const toVitalik = 'https://etherscan.io/address/0xd8da6bf26964af9d7eed9e03e53415d37aa96045';

test.for<[string, string, number]>([
  ['another address, shortened', '0x52aA…F01b', 1],
  ['another address', real, 1],
  ['the address that it leads to, shortened', '0xd8dA…6045', 0],
  ['no address', 'Vitalik', 0],
])('a link that says %s is warned of: “%s”, %d times', ([, said, count]) => {
  const value = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
  const entries = mergePageLists([listOf([addressOf(value, { link: toVitalik, said })])]);

  const warnings = [...toEntryWarnings(entries, new Map()).values()].flat();
  expect(warnings.map(({ title }) => title)).toEqual(Array(count).fill('The link leads elsewhere'));
});

const [listed, key, calm] = ['', 'PRIVATE_KEY=', 'Transaction: '].map((before) =>
  transactionAt(7, { around: { before, after: '' } }),
) as [PageReference, PageReference, PageReference];
const explorer = `https://etherscan.io/tx/${listed.written}`;
const onBase = { ...key, chainPrefix: 'base' };
const unread = transactionAt(7, { link: explorer });

test.for<[string, 'key' | 'reference', PageReference[][]]>([
  ['is bare first, then a key', 'key', [[listed, key]]],
  ['is a key in another frame', 'key', [[calm], [key]]],
  ['is a key on another chain', 'key', [[calm, onBase]]],
  ['is bare and a transaction', 'reference', [[listed, calm]]],
])('a hash that %s is judged by the worst of its places, each time that it is listed: %s', ([, kind, frames]) => {
  const entries = mergePageLists(frames.map((references, at) => listOf(references, { frame: String(at) })));

  expect(entries.map(judgeListed)).toEqual(entries.map(() => kind));
  expect(isKeyAmong(listed.written, entries)).toBe(kind === 'key');
});

test.for<[string, Verdict['kind'], PageReference[], { isCut?: true }]>([
  ['its only place was not read', 'ask-first', [unread], {}],
  ['one of its places was not read', 'ask-first', [calm, unread], {}],
  ['all of them were read', 'send', [calm, { ...listed, link: explorer }], {}],
  ['the frame holds more than it told', 'ask-first', [calm], { isCut: true }],
])('where %s, the gate says: %s', ([, kind, references, over]) => {
  const [entry] = mergePageLists([listOf(references, over)]);
  const context = entry?.context ?? { written: '', pageHost: '', before: '', after: '' };

  expect(judgeHash({ hash: listed.written, context, asked: false, isExplorerHost }).kind).toBe(kind);
  expect(isKeyAmong(listed.written, entry ? [entry] : [])).toBe(kind === 'ask-first');
});

test('a link that leads to another value than an unread one is still warned of', () => {
  const other = `https://etherscan.io/tx/${transactionAt(8).written}`;

  expect(mergePageLists([listOf([transactionAt(7, { link: other })])])[0]?.context.link).toBe(other);
});

test('a hash is known as a private key by its address behind any number of others', () => {
  const many = Array.from({ length: 250 }, (_, at) => addressAt(at + 1));
  const ownEntry = addressOf(ownAddress);

  expect(isKeyAmong(ownKey, mergePageLists([listOf([...many, ownEntry])]))).toBe(true);
  expect(isKeyAmong(ownKey, mergePageLists([listOf(many)]))).toBe(false);
});
