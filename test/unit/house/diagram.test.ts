import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const drawingIn = (name: string) => /^```\n(page text [\s\S]*?)\n```$/m.exec(read(name))?.[1] ?? '';
const drawing = drawingIn('README.md');
const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

// What the drawing names that is no room: where it begins, what travels, who asks.
const others = ['page text', 'card content', 'popup / panel / options'];
const folderOf = (node: string) => (node === 'limits' ? 'src/lookup/limits' : `src/${node}`);

/** The words between arrows, without what stands in brackets. */
function nodesOf(text: string): string[] {
  return text
    .replace('the same lookup; they draw models with views', 'lookup ─▶ models ─▶ views')
    .replace(/\([^)]*\)/g, '')
    .split(/[\n─═▶◀▲│┘└]+|\bask══/u)
    .map((node) => node.trim())
    .filter((node) => node !== '' && node !== 'ask');
}

test('README and CONTRIBUTING have the same drawing', () => {
  expect(drawing).not.toBe('');
  expect(drawingIn('CONTRIBUTING.md')).toBe(drawing);
});

test('each of its nodes is a room of src', () => {
  const nodes = [...new Set(nodesOf(drawing))].filter((node) => !others.includes(node));

  expect(nodes.length).toBeGreaterThanOrEqual(9);
  expect(nodes.filter((node) => !existsSync(join(root, folderOf(node))))).toEqual([]);
});

test('each room of src has its row in CONTRIBUTING, and each row its room', () => {
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| `src\/([\w-]+)\/` +\|/gm)].map(([, room]) => room);

  expect(rows).toHaveLength(rooms.length);
  expect(new Set(rows)).toEqual(new Set(rooms));
});

test('whom the drawing says to ask is asked: each arrow on the way out is an import or a message', () => {
  const imports = (from: string, to: string) =>
    readdirSync(join(root, from), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .some((name) => new RegExp(`from '(?:\\.\\./)+(?:src/)?(?:lookup/)?${to}/`).test(read(join(from, name))));

  const arrows = [
    ['src/page', 'references'],
    ['src/page', 'messages'],
    ['src/lookup', 'chains'],
    ['src/lookup', 'records'],
    ['src/lookup', 'explorer'],
    ['src/explorer', 'models'],
    ['src/cards', 'models'],
    ['src/views', 'models'],
  ] as const;
  expect(arrows.filter(([from, to]) => !imports(from, to))).toEqual([]);
});
