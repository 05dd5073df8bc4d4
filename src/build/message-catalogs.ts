import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { languageNames, messagesPath } from '../i18n/choose-language.ts';

/** A catalog of `src/i18n/locales/`: ICU messages by key, and what translators are told of them by the same key behind an @. */
export type Catalog = { [key: string]: string };

const folder = join(import.meta.dirname, '../i18n/locales');

/** Reads the catalog of a language. */
export function readCatalog(language: string): Catalog {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
}

/** The keys of a catalog's messages. */
export function keysOf(catalog: Catalog): string[] {
  return Object.keys(catalog).filter((key) => !key.startsWith('@'));
}

/** A catalog as `t` reads it. Throws where a message is no ICU MessageFormat, naming it. */
export function compileCatalog(catalog: Catalog): { [key: string]: ReturnType<typeof compile> } {
  return Object.fromEntries(keysOf(catalog).map((key) => [key, within(key, () => compile(catalog[key] ?? ''))]));
}

/** The file of every language but English: its path in the extension, and what stands in it. */
export function toMessageFiles(): { relativeDest: string; contents: string }[] {
  return languageNames.flatMap((language) =>
    language === 'en'
      ? []
      : { relativeDest: messagesPath(language), contents: JSON.stringify(compileCatalog(readCatalog(language))) },
  );
}

/** True for the path of a catalog. */
export function isCatalog(path: string): boolean {
  return /[\\/]i18n[\\/]locales[\\/]\w+\.json$/.test(path);
}

/** Compiles each catalog that code imports: English, which is part of it. */
export function messageCatalogs(): Plugin {
  return {
    name: 'message-catalogs',
    enforce: 'pre',
    transform: (code, id) => (isCatalog(id) ? JSON.stringify(compileCatalog(JSON.parse(code))) : undefined),
  };
}

/** The declaration of `virtual:messages`, a module of types alone: what each message of the English catalog must be given. */
export function toMessageTypes(): string {
  const catalog = readCatalog('en');
  const lines = keysOf(catalog).map((key) => {
    const values = Object.entries(within(key, () => valuesOf(parse(catalog[key] ?? ''))));
    const types = values.map(([name, type]) => `${name}: ${type}`).join('; ');
    return `    '${key}': ${types === '' ? 'undefined' : `{ ${types} }`};`;
  });
  return `declare module 'virtual:messages' {
  export interface MessageValues {
${lines.join('\n')}
  }
}
`;
}

/** What a message is given, and the type of each value: texts, counts, choices, and what makes an element of the text in it. */
export function valuesOf(elements: MessageFormatElement[]): { [name: string]: string } {
  const found: { [name: string]: string } = {};
  for (const element of elements) {
    if (element.type === TYPE.argument) found[element.value] ??= 'string';
    else if (element.type === TYPE.number) found[element.value] = 'number';
    else if (element.type === TYPE.date || element.type === TYPE.time) found[element.value] = 'Date';
    else if (element.type === TYPE.plural) found[element.value] = 'number';
    else if (element.type === TYPE.select) {
      const { other, ...named } = element.options;
      // Where nothing is said of others, there are none.
      const isOpen = other !== undefined && other.value.length > 0;
      found[element.value] = isOpen
        ? 'string'
        : Object.keys(named)
            .map((name) => `'${name}'`)
            .join(' | ');
    } else if (element.type === TYPE.tag) {
      found[element.value] = '(texts: unknown[]) => unknown';
      Object.assign(found, valuesOf(element.children));
    }
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) Object.assign(found, valuesOf(value));
  }
  return found;
}

function within<T>(key: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`The message ${key}: ${error instanceof Error ? error.message : error}`);
  }
}
