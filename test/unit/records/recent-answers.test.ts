import { expect, test } from 'vitest';
import { createRecentAnswers } from '../../../src/records/recent-answers.ts';

function create() {
  let time = 0;
  const answers = createRecentAnswers<string>({ now: () => time, maxAgeMs: 100, maxCount: 2 });
  return { answers, pass: (ms: number) => (time += ms) };
}

test('gives an answer back while it is young', () => {
  const { answers, pass } = create();
  answers.set('a', 'one');
  pass(100);

  expect(answers.get('a')).toBe('one');
});

test('forgets an answer that is too old', () => {
  const { answers, pass } = create();
  answers.set('a', 'one');
  pass(101);

  expect(answers.get('a')).toBeUndefined();
});

test('lets the oldest go when there are too many', () => {
  const { answers } = create();
  answers.set('a', 'one');
  answers.set('b', 'two');
  answers.set('a', 'one again');
  answers.set('c', 'three');

  expect([answers.get('a'), answers.get('b'), answers.get('c')]).toEqual(['one again', undefined, 'three']);
});

test('clearing forgets all', () => {
  const { answers } = create();
  answers.set('a', 'one');
  answers.clear();

  expect(answers.get('a')).toBeUndefined();
});
