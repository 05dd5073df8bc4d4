import { expect, test } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { isCalledHash, judgeHash } from '../../../src/references/private-key-guard.ts';
import { type Context, devKey, gateTable, ownAddress, ownKey } from './gate-table.ts';
import tables from './judge-hash.json' with { type: 'json' };
import { quickenKeys } from './quick-keys.ts';
import { hash } from './values.ts';

quickenKeys();

function judge({ value = hash, asked = false, ...context }: Context) {
  return judgeHash({
    hash: value,
    context: { written: value, pageHost: 'page.example', before: '', after: '', ...context },
    asked,
    isExplorerHost,
  });
}

test('the specification has at least 60 contexts, and none twice', () => {
  const contexts = gateTable.map(([context]) => JSON.stringify(context));

  expect(contexts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(contexts).size).toBe(contexts.length);
});

test('every context of the specification has its verdict', () => {
  for (const [context, verdict] of gateTable) expect(judge(context).kind, JSON.stringify(context)).toBe(verdict);
});

test.for<[Context, string]>([
  [{ value: devKey, addresses: [ownAddress.toLowerCase()], before: 'secret ' }, 'known-key'],
  [{ value: ownKey, addresses: [ownAddress.toLowerCase()], before: 'secret ' }, 'address-in-sight'],
  [{ before: 'secret ' }, 'key-words'],
  [{ before: 'tx ', link: `https://etherscan.io/tx/${hash}`, pageHost: 'etherscan.io' }, 'link'],
  [{ before: 'tx ', pageHost: 'etherscan.io' }, 'explorer-page'],
  [{ before: 'tx ', asked: true }, 'asked'],
  [{ before: 'tx ' }, 'label'],
])('%j is judged by its surest sign: %s', ([context, because]) => {
  expect(judge(context)).toHaveProperty('because', because);
});

test('a word of a key near a value is refused, whatever words say transaction', () => {
  for (const words of tables.keyWords) {
    expect(judge({ before: `transaction hash, ${words} ` }).kind, words).toBe('refuse');
    expect(judge({ after: ` ${words} transaction hash`, asked: true }).kind, words).toBe('refuse');
  }
});

test('no other word near a transaction is taken for a word of a key', () => {
  for (const words of tables.otherWords) expect(judge({ before: `${words}, transaction ` }).kind, words).toBe('send');
});

// Separators between labels, on one line and on separate lines.
const joints = [' ', ', ', ' — ', ': ', '. ', ' | ', '-', '\n'];

test.for(tables.keyNames)('what a key is called beside "$transaction" is not sent: $keys', ({ transaction, keys }) => {
  const ends = [': ', ' ', '\n'];
  const labels = keys.flatMap((key) => joints.flatMap((joint) => ends.map((end) => key + joint + transaction + end)));
  const sent = labels.filter((before) =>
    ['', 'A contract on Ethereum\n'].some((above) => judge({ before: above + before }).kind === 'send'),
  );

  expect(sent).toEqual([]);
});

test.for(tables.before)(
  '40 digits behind $before, under $heads, are called a hash: $isHash',
  ({ before, heads, isHash }) => {
    expect(isCalledHash({ written: '', pageHost: '', before, after: '', heads })).toBe(isHash);
  },
);

test.for(tables.after)('40 digits before $after are called a hash: $isHash', ({ after, isHash }) => {
  expect(isCalledHash({ written: '', pageHost: '', before: 'See ', after })).toBe(isHash);
});
