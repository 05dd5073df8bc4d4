import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no mark is printed: each rule of a highlight is for the screen', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../src/content/highlight.css'), 'utf8');
  const around: string[] = [];
  const printed: string[] = [];
  for (const [, head = '', brace] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') around.push(head.trim());
    const isMark = brace === '{' && head.includes('::highlight');
    if (isMark && !around.some((one) => one.startsWith('@media screen'))) printed.push(head.trim());
    if (brace === '}') around.pop();
  }

  expect(sheet).toContain('::highlight');
  expect(printed).toEqual([]);
});

test('no card is printed', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../src/ui/card/host.css'), 'utf8');

  expect(sheet).toMatch(/@media print\s*\{\s*:host\s*\{\s*display: none !important/);
});
