import { expect, test } from 'vitest';
import { commentsIn, findHabits, judgeSubject } from '../../tools/prose.ts';

test('finds a habit in any place, and says what is better', () => {
  const texts: [string, string][] = [
    ['a.ts', 'Draws the card anew.'],
    ['b.ts', 'What is in memory is older.'],
    ['README.md', 'The user sees what is sent.'],
  ];

  expect(findHabits(texts)).toEqual([
    'a.ts: “anew”. Better: again.',
    'b.ts: “What is in memory is older.”. Better: a noun as the subject.',
  ]);
});

test('reads comments, but no strings and addresses', () => {
  const code = "/** One\n * two. */\nconst url = 'https://a.example'; // three\n// four\n// five\nconst no = 'no';\n";

  expect(commentsIn(code)).toEqual(['One\n two.', 'three\n four\n five']);
});

test.for([
  ['Send keys only after an explicit label', null],
  ['send keys', 'not like “Send keys only after an explicit label”'],
  ['Send keys.', 'not like “Send keys only after an explicit label”'],
  [`Send ${'k'.repeat(70)}`, 'longer than 72 characters'],
] as const)('the subject “%s”: %s', ([subject, problem]) => {
  expect(judgeSubject(subject)).toBe(problem);
});
