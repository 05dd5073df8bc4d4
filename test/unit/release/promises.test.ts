import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const policy = readFileSync(join(root, 'PRIVACY.md'), 'utf8');
const table = /^## How each promise is held\n([\s\S]*?)(?=^## )/m.exec(policy)?.[1] ?? '';
const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)]
  .map(([, promise = '', held = '']) => ({ promise, held }))
  .slice(2);

describe('each promise of PRIVACY.md', () => {
  test('stands in the table', () => {
    expect(rows.length).toBeGreaterThanOrEqual(15);
  });

  test.for(rows)('is held by tests that exist: $promise', ({ held }) => {
    const named = held.split('<br>').map((one) => /^`([^`]+)`(?:: “(.+)”)?$/.exec(one));

    for (const found of named) {
      const [, file = '', title = ''] = found ?? [];
      expect(file, held).toMatch(/\.(story|test)\.tsx?$|^test\/tools\//);
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(readFileSync(join(root, file), 'utf8'), file).toContain(title);
    }
  });
});
