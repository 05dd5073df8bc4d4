import { expect, test } from 'vitest';
import { createInventory } from '../../../../src/content/scan/reference-index.ts';

// @vitest-environment new-document
const first = document.createTextNode('');
const second = document.createTextNode('');

test('counts each name once, in however many nodes and however often it stands', () => {
  const inventory = createInventory();

  inventory.set(first, ['Address 0x1', 'Address 0x1', 'Transaction 0x2']);
  inventory.set(second, ['Address 0x1']);

  expect(inventory.count()).toBe(2);
  expect([...inventory.nodes()]).toEqual([first, second]);
});

test('keeps a name while one node holds it', () => {
  const inventory = createInventory();
  inventory.set(first, ['Address 0x1', 'Address 0x1']);
  inventory.set(second, ['Address 0x1']);

  inventory.set(first, []);
  const after = [inventory.count(), inventory.names(first)];
  inventory.set(second, []);

  expect(after).toEqual([1, undefined]);
  expect([inventory.count(), [...inventory.nodes()]]).toEqual([0, []]);
});

test('replaces what a node held', () => {
  const inventory = createInventory();
  inventory.set(first, ['Address 0x1']);

  inventory.set(first, ['NFT 0x1/2']);

  expect(inventory.names(first)).toEqual(['NFT 0x1/2']);
  expect(inventory.count()).toBe(1);
});

test('gives addresses alone, up to the limit', () => {
  const inventory = createInventory();
  inventory.set(first, ['Transaction 0x9', 'Address 0x1', 'NFT 0x3/1', 'Address 0x2']);

  expect(inventory.addresses(200)).toEqual(['0x1', '0x2']);
  expect(inventory.addresses(1)).toEqual(['0x1']);
  expect(inventory.addresses(0)).toEqual([]);
});

test('gives the addresses that are most like one, however many others come first', () => {
  const inventory = createInventory();
  const others = Array.from({ length: 300 }, (_, at) => `Address 0x${String(at).padStart(40, '7')}`);
  const one = '0xbaff2f13638c04b10f8119760b2d2ae86b08f8b5';
  const [thief, lesser] = ['0xbaf4b1af7e3b560d937da0458514552b6495f8b5', '0xbaf4b1af7e3b560d937da0458514552b6495f8b6'];
  inventory.set(first, [...others, `Address ${lesser}`, `Address ${thief}`, `Address ${one}`]);

  expect(inventory.addresses(3, one)).toEqual([one, thief, lesser]);
  expect(inventory.addresses(200, one)).toHaveLength(200);
});
