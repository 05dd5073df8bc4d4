import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/source-files.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

test('there are at most 20 npm scripts, and CONTRIBUTING names each', () => {
  const words = read('CONTRIBUTING.md').matchAll(/`(?:[^`]*&& )?(?:npm (?:run )?)?([\w:-]+)[^`]*`/g);
  const named = new Set([...words].map(([, name]) => name));

  expect(scripts.length).toBeLessThanOrEqual(20);
  expect(scripts.filter((name) => !named.has(name))).toEqual([]);
});
