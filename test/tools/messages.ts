// Checks that all languages have the same messages: `npm run lint` fails if a language lacks one or if one is unused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Catalog, keysOf, readCatalog, valuesOf } from '../../src/build/message-catalogs.ts';
import { languageNames } from '../../src/i18n/choose-language.ts';
import { filesIn, root } from './source-files.ts';

/** Returns what is wrong with the catalogs, by language, and with their use in `code`, one sentence each. */
export function findMessageProblems(catalogs: { [language: string]: Catalog }, code: string): string[] {
  const { en: english = {}, ...others } = catalogs;
  const keys = new Set(keysOf(english));
  const used = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text));
  return [
    ...[...keys].flatMap((key) => (used.has(key) ? [] : `Nobody says ${key}.`)),
    ...Object.keys(english).flatMap((key) => (isDescribed(key, keys) ? [] : `${key} describes no message.`)),
    ...Object.entries(others).flatMap(([language, catalog]) => compare(language, english, catalog)),
  ];
}

// A description belongs to one message, or to all messages whose keys start with its name.
function isDescribed(key: string, keys: Set<string>): boolean {
  const of = key.slice(1);
  return !key.startsWith('@') || keys.has(of) || [...keys].some((one) => one.startsWith(`${of}.`));
}

function compare(language: string, english: Catalog, catalog: Catalog): string[] {
  const lacking = keysOf(english).filter((key) => catalog[key] === undefined);
  const unknown = Object.keys(catalog).filter((key) => english[key] === undefined);
  const different = keysOf(english).flatMap((key) => {
    const [ours, theirs] = [english[key], catalog[key]].map((text) => describeValues(text ?? ''));
    return theirs === ours || lacking.includes(key) ? [] : `${language} is given other values in ${key}: ${theirs}`;
  });
  return [
    ...lacking.map((key) => `${language} lacks ${key}.`),
    ...unknown.map((key) => `${language} has ${key}, which English has not.`),
    ...different,
  ];
}

// Counts are not compared: a count may select a form in one language and be unused in another.
function describeValues(text: string): string {
  const values = Object.entries(valuesOf(parse(text))).filter(([, type]) => type !== 'number');
  return values
    .map(([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join(', ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = [...filesIn('entrypoints', /\.tsx?$/), ...filesIn('src', /\.tsx?$/)];
  const code = paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const catalogs = Object.fromEntries(languageNames.map((name) => [name, readCatalog(name)]));
  const problems = findMessageProblems(catalogs, code);
  const count = keysOf(catalogs.en ?? {}).length;
  console.log(problems.length === 0 ? `${count} messages in ${languageNames.length} languages.` : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
