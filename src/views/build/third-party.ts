import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
// Of these no code is in package.json's dependencies, and yet something of them ships: a table, and the glue.
const alsoShipped = ['viem', 'wxt', '@wxt-dev/browser'];

type Package = { name: string; version: string; license: string; folder: string; dependencies: string[] };

/**
 * The file that goes with the extension: what is in it that others made, with the licences under which they let it be
 * used. Throws where a package has no name, version or licence.
 */
export function toThirdPartyFile(): { relativeDest: string; contents: string } {
  const own = readPackage(root);
  const found = new Map<string, Package>();
  const add = (name: string, from: string) => {
    const one = readPackage(findPackage(name, from));
    const key = `${one.name} ${one.version}`;
    if (found.has(key)) return;
    found.set(key, one);
    // Of these the parts that ship stand in this very list.
    if (!alsoShipped.includes(name)) for (const next of one.dependencies) add(next, one.folder);
  };
  for (const name of [...own.dependencies, ...alsoShipped]) add(name, root);
  const all = [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { relativeDest: 'third-party.txt', contents: all.map(describe).join(`\n${'-'.repeat(80)}\n\n`) };
}

function describe({ name, version, license, folder }: Package): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()}\n`;
  return `${name} ${version}\nLicence: ${license}\n${text}`;
}

function readPackage(folder: string): Package {
  const { name, version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!name || !version || !license) throw new Error(`${folder} does not say what it is.`);
  return { name, version, license, folder, dependencies: Object.keys(dependencies) };
}

// As Node looks for it: a package may bring its own version of another one.
function findPackage(name: string, from: string): string {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}
