// Import boundaries: `npm run lint` fails if an import is not in this table, or if files import each other in a cycle.

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import table from './boundaries.json' with { type: 'json' };
import { filesIn, root } from './source-files.ts';

/** What a folder may import: `rooms` are other folders or files in them; from `types` it may import only types. */
type Room = { rooms?: string[]; types?: string[]; packages?: string[] };

/** A subfolder with its own row is a separate room. Only tests import entrypoints. */
export const boundaries: { [folder: string]: Room } = table;

/** Returns the table as the README shows it: one line per room, with the rooms that it may import. */
export function drawBoundaries(): string {
  const nameOf = (folder: string) => folder.replace('src/', '');
  const longest = Math.max(...Object.keys(boundaries).map((folder) => nameOf(folder).length));
  const lines = Object.entries(boundaries).map(([folder, { rooms = [], types = [] }]) => {
    const lent = types.length > 0 ? [`types of ${types.join(', ')}`] : [];
    const all = [...(rooms.length > 0 ? [rooms.join(', ')] : []), ...lent].join('; ');
    return `${nameOf(folder).padEnd(longest)} ─▶ ${all || 'nothing'}`;
  });
  return lines.join('\n');
}

type Import = { to: string; isType: boolean };

/** Returns what breaks the table in these files (path → text), one sentence each. */
export function findBreaches(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...files].map(([path, text]) => [path, readImports(path, text)]));
  const breaches = [...imports].flatMap(([path, all]) =>
    all.filter((one) => !isAllowed(path, one)).map(({ to }) => `${path} may not import ${to}: see ${ownPath}.`),
  );
  return [...breaches, ...findCircles(imports), ...findCrowded([...files.keys()])];
}

const ownPath = import.meta.filename.slice(root.length + 1);

// Biome formats every import in one of these ways.
const statement = /(?:^|\n)(?:import|export) (type )?(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/g;

/** Returns a file's imports, as paths from the root or as package names. */
export function readImports(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, fixed, later]) => {
    const to = fixed ?? later ?? '';
    return { to: to.startsWith('.') ? normalize(join(path, '..', to)) : to, isType: type !== undefined };
  });
}

function roomOf(path: string): string | undefined {
  const folders = Object.keys(boundaries).filter((folder) => path.startsWith(`${folder}/`));
  return folders.toSorted((one, other) => other.length - one.length)[0];
}

function isAllowed(path: string, { to, isType }: Import): boolean {
  const room = roomOf(path);
  if (room === undefined) return false;
  const { rooms = [], types = [], packages = [] } = boundaries[room] ?? {};
  if (!/^(?:src|entrypoints)\//.test(to))
    return packages.some((name) => (name.endsWith(':') ? to.startsWith(name) : `${to}/`.startsWith(`${name}/`)));
  const target = roomOf(to);
  if (target === room) return true;
  const isIn = (list: string[]) =>
    list.some((one) => (`src/${one}` in boundaries ? `src/${one}` === target : `${to}/`.startsWith(`src/${one}/`)));
  return isIn(rooms) || (isType && isIn(types));
}

// Returns import cycles, including those of types, each once.
function findCircles(imports: ReadonlyMap<string, Import[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push(`Imports in a circle: ${[...way.slice(at), path].join(' → ')}.`);
    if (at >= 0 || done.has(path)) return;
    for (const { to } of imports.get(path) ?? []) if (imports.has(to)) visit(to, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return circles;
}

const mostFiles = 25;

function findCrowded(paths: string[]): string[] {
  const folders = Object.groupBy(paths, dirname);
  return Object.entries(folders).flatMap(([folder, held = []]) =>
    held.length > mostFiles ? [`${folder} has ${held.length} files: divide it by subject (at most ${mostFiles}).`] : [],
  );
}

function measureHouse(code: string[], tests: string[]): string {
  const lengths = code.map((path) => readText(path).trimEnd().split('\n').length).toSorted((one, other) => one - other);
  const half = lengths[Math.floor(lengths.length / 2)];
  const inTests = tests.reduce((sum, path) => sum + countCode(readText(path)), 0).toLocaleString('en');
  return [
    `${lengths.length} files of code keep to the boundaries; half have at most ${half} lines, the longest ${lengths.at(-1)}.`,
    `${inTests} lines of code in test/, without empty ones and comments.`,
  ].join('\n');
}

function countCode(text: string): number {
  return text.split('\n').filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;
}

const readText = (path: string) => readFileSync(join(root, path), 'utf8');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const code = [...filesIn('entrypoints', /\.tsx?$/), ...filesIn('src', /\.tsx?$/)];
  const breaches = findBreaches(new Map(code.map((path) => [path, readText(path)])));
  console.log(breaches.length === 0 ? measureHouse(code, filesIn('test', /\.(?:tsx?|mjs)$/)) : breaches.join('\n'));
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
