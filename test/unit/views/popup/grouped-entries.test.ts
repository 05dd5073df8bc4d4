import { expect, test } from 'vitest';
import type { PageReference } from '../../../../src/messages/page-port.ts';
import { filterEntries, groupEntries, toEntryWarnings } from '../../../../src/views/popup/grouped-entries.ts';
import { mergePageLists } from '../../../../src/views/popup/page-entries.ts';
import { addressAt, listOf, transactionAt } from './fake-tab.ts';

const address = (value: string, over: Partial<PageReference> = {}): PageReference =>
  addressAt(0, { reference: { kind: 'address', address: value.toLowerCase() }, written: value, ...over });
const real = `0x52aa${'3c'.repeat(16)}f01b`;
const fake = `0x52aa${'9e'.repeat(16)}f01b`;
// One letter of its checksum is in the other case.
const mistyped = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046';
const contract = `0x${'ed'.repeat(20)}`;
const nft = (tokenId: string): PageReference => ({
  reference: { kind: 'token-instance', contract, tokenId },
  written: `${contract}/${tokenId}`,
  count: 1,
});

function group(references: PageReference[], filter = '') {
  const all = mergePageLists([listOf(references)]);
  return groupEntries(filterEntries(all, filter), toEntryWarnings(all, new Map())).map(({ name, entries }) => [
    name,
    entries.map(({ evidence }) => evidence.written),
  ]);
}

test('what has warnings stands before all kinds, and those one after the other, each in the order of the page', () => {
  const calm = [addressAt(7), addressAt(3), nft('9'), nft('1'), transactionAt(5), transactionAt(2)];
  const [first, second] = [transactionAt(5), transactionAt(2)];

  const groups = group([...calm.slice(0, 2), address(mistyped), ...calm.slice(2), address(fake), address(real)]);

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
  expect(group([address(real), address(fake), addressAt(1)], '3c3c')).toEqual([['Look closely', [real]]]);
});
