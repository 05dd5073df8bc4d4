import { expect, test } from 'vitest';
import { createFront } from '../../../src/records/front.ts';

function fill(names: string[], limits: { maxCount: number; maxLetters: number }) {
  const front = createFront(limits);
  for (const name of names) front.set(name, { json: name.repeat(10), askedMs: 1 });

  return front;
}

test('of too many answers those used longest ago go', () => {
  const front = fill(['a', 'b', 'c'], { maxCount: 3, maxLetters: 1000 });
  front.get('a');
  front.peek('b');

  front.set('d', { json: 'd', askedMs: 1 });

  expect(['a', 'b', 'c', 'd'].map((name) => front.peek(name) !== null)).toEqual([true, false, true, true]);
});

test('of too many letters those used longest ago go, also when one is replaced by a longer one', () => {
  const front = fill(['a', 'b', 'c'], { maxCount: 10, maxLetters: 30 });

  front.set('c', { json: 'c'.repeat(11), askedMs: 1 });

  expect(['a', 'b', 'c'].map((name) => front.peek(name)?.json.length)).toEqual([undefined, 10, 11]);
});

test('an answer that is too long drives no other out, and replaces its older self', () => {
  const front = fill(['a', 'b'], { maxCount: 10, maxLetters: 30 });

  front.set('a', { json: 'a'.repeat(31), askedMs: 1 });

  expect([front.get('a'), front.get('b')?.json.length]).toEqual([null, 10]);
});

test('removing and clearing give the room back', () => {
  const front = fill(['a', 'b', 'c'], { maxCount: 10, maxLetters: 30 });
  front.remove('a');
  front.set('d', { json: 'd'.repeat(10), askedMs: 1 });
  const known = front.get('b');
  front.clear();
  for (const name of ['e', 'f', 'g']) front.set(name, { json: name.repeat(10), askedMs: 1 });

  expect(known).not.toBeNull();
  expect(['b', 'e', 'f', 'g'].map((name) => front.get(name) !== null)).toEqual([false, true, true, true]);
});
