import { expect, test } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { isCalledHash, judgeHash } from '../../../src/references/private-key-guard.ts';
import { type Context, devKey, gateTable, ownAddress, ownKey } from './gate-table.ts';
import tables from './judge-hash.json' with { type: 'json' };
import { hash } from './values.ts';

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

test.for(gateTable)('%j: %s', ([context, verdict]) => {
  expect(judge(context).kind).toBe(verdict);
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

test.for(tables.keyWords)('%s near a value is refused, whatever words say transaction', (words) => {
  expect(judge({ before: `transaction hash, ${words} ` }).kind).toBe('refuse');
  expect(judge({ after: ` ${words} transaction hash`, asked: true }).kind).toBe('refuse');
});

test.for(tables.otherWords)('%s near a transaction is no word of a key', (words) => {
  expect(judge({ before: `${words}, transaction ` }).kind).toBe('send');
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
