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

/** What each arrow of the drawing stands for in the code: the file or folder that imports, and from which room. */
const meanings: { [arrow: string]: [from: string, to: string][] } = {
  'page text → references': [['src/page', 'references']],
  'references → page': [['src/page', 'references']],
  'page → lookup': [
    ['src/page', 'messages'],
    ['entrypoints/background', 'lookup'],
  ],
  'lookup → chains': [['src/lookup', 'chains']],
  'chains → records': [['src/lookup', 'records']],
  'records → limits': [['entrypoints/background', 'lookup/limits']],
  'limits → explorer': [['src/lookup', 'explorer']],
  'explorer → models': [['src/explorer', 'models']],
  'models → cards': [['src/cards', 'models']],
  'cards → card content': [['src/views/card', 'cards']],
  'card content → page': [['src/page', 'cards']],
  'popup / panel / options → lookup': [
    ['entrypoints/popup', 'messages'],
    ['src/views/popup', 'messages'],
  ],
  'lookup → models': [['src/lookup', 'models']],
  'models → views': [['src/views', 'models']],
};

/** Each arrow of the drawing as "from → to", whichever way it points; what turns a corner goes on in the next line. */
function arrowsOf(text: string): string[] {
  const [first = '', , second = '', third = ''] = text.replace(/ *\([^)]*\)/g, '').split('\n');
  const chain = (line: string, arrow: RegExp) => line.split(arrow).map((node) => node.trim());
  const pairs = (nodes: string[]) => nodes.slice(1).map((node, at) => `${nodes[at]} → ${node}`);
  const out = chain(first.replace(/[│]/g, ''), /─+▶|═+ask═+▶/);
  const back = chain(second.replace(/^ *└─* /, 'page ◀── '), /◀─*┘?/).toReversed();
  const [asks = '', rest = ''] = chain(third, /═+ *ask═+▶/);
  const drawn = rest === 'the same lookup; they draw models with views' ? ['lookup', 'models', 'views'] : [rest];
  return [
    ...pairs(out),
    ...pairs([out.at(-1) ?? '', ...back.filter((node) => node !== '')]),
    ...pairs([asks, ...drawn]),
  ];
}

test('each arrow of the drawing stands for imports of the code, and no other is drawn', () => {
  const imports = ([from, to]: [string, string]) =>
    readdirSync(join(root, from), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .some((name) => new RegExp(`from '(?:\\.\\./)+(?:src/)?(?:[a-z]+/)?${to}/`).test(read(join(from, name))));

  expect(arrowsOf(drawing)).toEqual(Object.keys(meanings));
  expect(Object.entries(meanings).filter(([, all]) => !all.every(imports))).toEqual([]);
});
