import { expect, test } from 'vitest';
import { createReferenceIndex } from '../../../../src/content/scan/reference-index.ts';
import { readThreadMs } from '../../thread-time.ts';

// @vitest-environment new-document
const first = document.createTextNode('');
const second = document.createTextNode('');

test('counts each name once, in however many nodes and however often it is there', () => {
  const index = createReferenceIndex();

  index.set(first, ['Address 0x1', 'Address 0x1', 'Transaction 0x2']);
  index.set(second, ['Address 0x1']);

  expect(index.count()).toBe(2);
  expect([...index.nodes()]).toEqual([first, second]);
});

test('keeps a name while one node holds it', () => {
  const index = createReferenceIndex();
  index.set(first, ['Address 0x1', 'Address 0x1']);
  index.set(second, ['Address 0x1']);

  index.set(first, []);
  const after = [index.count(), index.names(first)];
  index.set(second, []);

  expect(after).toEqual([1, undefined]);
  expect([index.count(), [...index.nodes()]]).toEqual([0, []]);
});

test('replaces what a node held', () => {
  const index = createReferenceIndex();
  index.set(first, ['Address 0x1']);

  index.set(first, ['NFT 0x1/2']);

  expect(index.names(first)).toEqual(['NFT 0x1/2']);
  expect(index.count()).toBe(1);
});

test('gives addresses alone, up to the limit', () => {
  const index = createReferenceIndex();
  index.set(first, ['Transaction 0x9', 'Address 0x1', 'NFT 0x3/1', 'Address 0x2']);

  expect(index.addresses(200)).toEqual(['0x1', '0x2']);
  expect(index.addresses(1)).toEqual(['0x1']);
  expect(index.addresses(0)).toEqual([]);
});

test('gives the addresses that are most like one, however many others come first', () => {
  const index = createReferenceIndex();
  const others = Array.from({ length: 300 }, (_, at) => `Address 0x${String(at).padStart(40, '7')}`);
  const one = '0xbaff2f13638c04b10f8119760b2d2ae86b08f8b5';
  const [thief, lesser] = ['0xbaf4b1af7e3b560d937da0458514552b6495f8b5', '0xbaf4b1af7e3b560d937da0458514552b6495f8b6'];
  index.set(first, [...others, `Address ${lesser}`, `Address ${thief}`, `Address ${one}`]);

  expect(index.addresses(3, [one])).toEqual([one, thief, lesser]);
  expect(index.addresses(200, [one])).toHaveLength(200);
});

test('gives the addresses that are most like any of several, of a page with 30,000, without freezing it', () => {
  const index = createReferenceIndex();
  const toAddress = (at: number) => `0x${(at * 2_654_435_761).toString(16).padStart(40, '9')}`;
  const likes = Array.from(
    { length: 200 },
    (_, at) => `0x${at.toString(16).padStart(3, '0')}${'e'.repeat(34)}${at.toString(16).padStart(3, '0')}`,
  );
  const thieves = likes.map((like) => `${like.slice(0, 6)}${'d'.repeat(32)}${like.slice(-4)}`);
  index.set(
    first,
    [...Array.from({ length: 30_000 }, (_, at) => toAddress(at)), ...thieves].map((one) => `Address ${one}`),
  );

  const beganMs = readThreadMs();
  const found = index.addresses(200, likes);

  expect(new Set(found)).toEqual(new Set(thieves));
  expect(readThreadMs() - beganMs).toBeLessThan(400);
});
