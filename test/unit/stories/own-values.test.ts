import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../e2e');

/** Which story files write which value: `transactionOf('a name')` by its own text. */
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

// A browser serves several files: what one of them asked is known already in the next, and nothing is sent for it.
test('no two story files ask about the same value', () => {
  const values = readValues();
  expect(values.size).toBeGreaterThan(50);
  expect([...values].filter(([, files]) => files.size > 1).map(([value]) => value)).toEqual([]);
});
