// @vitest-environment new-document
import { expect, test } from 'vitest';
import { createInventory } from '../../../src/page/inventory.ts';

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
