import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesIn } from './titles-in.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const policy = read('PRIVACY.md');
const sectionOf = (text: string, name: string) =>
  new RegExp(`^## ${name}\n([\\s\\S]*?)(?=^## )`, 'm').exec(text)?.[1] ?? '';

const table = sectionOf(policy, 'How each promise is held');
const prose = policy.replace(table, '').replace(sectionOf(policy, 'Changes'), '');
const short = sectionOf(read('README.md'), 'Privacy');
const rows = [...table.matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)].map(([, number = '', promise = '', held = '']) => ({
  number: Number(number),
  promise,
  held: held.split('<br>'),
}));

/** Returns the row numbers that a text names: "[7]", "[3, 28]". */
const marksIn = (text: string) =>
  [...text.matchAll(/\[(\d+(?:, \d+)*)\]/g)].flatMap(([, numbers = '']) => numbers.split(', ').map(Number));
const inOrder = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((one, other) => one - other);

describe('the promises of PRIVACY.md and the README', () => {
  test('have rows that are numbered one after the other', () => {
    expect(rows.length).toBeGreaterThanOrEqual(36);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  });

  test('name their rows, and each row is named by a promise', () => {
    expect(inOrder([...marksIn(prose), ...marksIn(short)])).toEqual(rows.map(({ number }) => number));
  });

  test('are made in full in PRIVACY.md: the README names no row that it does not', () => {
    expect(marksIn(short).filter((number) => !marksIn(prose).includes(number))).toEqual([]);
  });

  test('are named in each point of the README', () => {
    // What the service learns about its own users is not a promise of ours.
    const points = short.split('\n').filter((line) => line.startsWith('- '));

    expect(points.length).toBeGreaterThanOrEqual(10);
    expect(points.filter((line) => marksIn(line).length === 0)).toEqual([]);
  });

  test('are named in each line of what leaves the browser', () => {
    const lines = [
      ...sectionOf(policy, 'What leaves your browser, to whom, and when').matchAll(/^\| (?!-|what \|).+/gm),
    ];

    expect(lines).toHaveLength(5);
    expect(lines.filter(([line]) => marksIn(line).length === 0)).toEqual([]);
  });
});

test.for(rows)('$number is held by tests that exist: $promise', ({ held }) => {
  for (const one of held) {
    const [, file = '', title] = /^`([^`]+)`(?:: “(.+)”)?$/.exec(one) ?? [];
    expect(existsSync(join(root, file)), one).toBe(true);
    // A check of the build output has no test title.
    if (title === undefined) expect(file, one).toBe('test/tools/budgets.ts');
    else expect(titlesIn(read(file)), one).toContain(title);
  }
});

test('a title is what a test is called by, not what a comment, a text or a part of it says', () => {
  const source = [
    "// test('a comment', () => {});",
    "test('a \\'plain\\' one', async () => { expect('test(\"a text\")').toMatch(/\\)'/); });",
    "test.for<[string, () => void]>([['(', () => {}], [\")\", /[)/']/]])('a table: %s', ([one]) => {});",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of one
    'for (const what of [1]) test(`a ${what} of a loop`, () => {});',
    "  test.skip('left out', () => {}); about.test('of something else');",
  ].join('\n');

  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  expect(titlesIn(source)).toEqual(["a 'plain' one", 'a table: %s', 'a ${what} of a loop']);
});
