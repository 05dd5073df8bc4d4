import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../e2e');

/** Returns the story files that use each value, keyed by its source text, such as `transactionOf('a name')`. */
function readValues(): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.story.ts'),
  )) {
    for (const [value] of readFileSync(join(folder, file), 'utf8').matchAll(
      /(?:transactionOf|addressOf)\('[^']+'\)/g,
    )) {
      values.set(value, (values.get(value) ?? new Set()).add(file));
    }
  }
  return values;
}

// One browser runs several files: a value asked in one is already cached in the next, and no request is sent.
test('no two story files ask about the same value', () => {
  const values = readValues();
  expect(values.size).toBeGreaterThan(50);
  expect([...values].filter(([, files]) => files.size > 1).map(([value]) => value)).toEqual([]);
});
