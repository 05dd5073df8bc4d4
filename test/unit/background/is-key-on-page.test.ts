import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { isKeyOnPage } from '../../../src/background/context-menu.ts';
import type { PageReference } from '../../../src/messaging/page-port.ts';
import { devKey, ownAddress, ownKey } from '../references/gate-table.ts';
import { ownAddressThere, stubPageBeside } from './page-beside.ts';

const address = ownAddress.toLowerCase();
const unread: PageReference = { reference: { kind: 'transaction', hash: ownKey }, written: ownKey, count: 1 };
const itsOther: PageReference = { ...ownAddressThere, reference: { kind: 'address', address: `0x${'ab'.repeat(20)}` } };
const value = (before: string): PageReference => ({ ...unread, around: { before, after: '' } });

beforeEach(() => {
  vi.useRealTimers();
  fakeBrowser.reset();
});

test.for<[string, boolean, PageReference[]]>([
  ['words of a key are around it there', true, [value('DEPLOYER_PRIVATE_KEY=')]],
  ['its address is there', true, [ownAddressThere]],
  ['its address is there as well', true, [value('Transaction: '), ownAddressThere]],
  ['it is called a transaction there', false, [value('Transaction: ')]],
  ['nothing is said of it there', false, [value('')]],
  ['nothing is there', false, []],
  ['it is there bare and as a key', true, [value(''), value('PRIVATE_KEY=')]],
  ['its surroundings have not been read', true, [unread]],
  ['more is there than is reported', true, Array.from({ length: 5_001 }, () => itsOther)],
])('a value is a private key by the page where %s: %s', async ([, isKey, page]) => {
  stubPageBeside(page);

  expect(await isKeyOnPage(ownKey, 7)).toBe(isKey);
});

test('a known key needs nothing on the page', async () => {
  stubPageBeside([]);

  expect(await isKeyOnPage(devKey, 7)).toBe(true);
});

test.for([
  ['an address', address],
  ['a word', 'hello'],
] as const)('no page is asked about %s', async ([, text]) => {
  const connected = stubPageBeside('busy');

  expect(await isKeyOnPage(text, 7)).toBe(false);
  expect(connected).toEqual([]);
});

test('where Hashlens is not on the page, or there is none, nothing says so', async () => {
  stubPageBeside('none');

  expect([await isKeyOnPage(ownKey, 7), await isKeyOnPage(ownKey, undefined)]).toEqual([false, false]);
});

test('a page that does not tell within a second may hold what says so', async () => {
  vi.useFakeTimers();
  stubPageBeside('busy');

  const asking = isKeyOnPage(ownKey, 7);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await asking).toBe(true);
});
