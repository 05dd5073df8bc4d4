import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { languageNames, messagesPath } from '../i18n/choose-language.ts';

/** A catalog of `src/i18n/locales/`: ICU messages by key, and notes for translators by the same key after an @. */
export type Catalog = { [key: string]: string };

const folder = join(import.meta.dirname, '../i18n/locales');

export function readCatalog(language: string): Catalog {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
}

/** Returns the keys of a catalog's messages, without those of notes. */
export function keysOf(catalog: Catalog): string[] {
  return Object.keys(catalog).filter((key) => !key.startsWith('@'));
}

/** Compiles a catalog for `t`. Throws, naming the key, if a message is not valid ICU MessageFormat. */
export function compileCatalog(catalog: Catalog): { [key: string]: ReturnType<typeof compile> } {
  return Object.fromEntries(keysOf(catalog).map((key) => [key, within(key, () => compile(catalog[key] ?? ''))]));
}

/** Returns the message file of every language except English: its path in the extension and its contents. */
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

/**
 * Creates the plugin that compiles each catalog that code imports: English, which is part of the code. As JSON in a
 * string, a browser reads it faster than as an object in code.
 */
export function messageCatalogs(): Plugin {
  return {
    name: 'message-catalogs',
    enforce: 'pre',
    transform(code, id) {
      if (!isCatalog(id)) return;
      const compiled = JSON.stringify(compileCatalog(JSON.parse(code)));
      return { code: `export default JSON.parse(${JSON.stringify(compiled)});`, moduleType: 'js' };
    },
  };
}

/** Returns the declaration of `virtual:messages`, a module of types only: the values that each message needs. */
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

/** Returns the types of the values that a message needs: texts, counts, choices, functions that make elements. */
export function valuesOf(elements: MessageFormatElement[]): { [name: string]: string } {
  const found: { [name: string]: string } = {};
  for (const element of elements) {
    if (element.type === TYPE.argument) found[element.value] ??= 'string';
    else if (element.type === TYPE.number) found[element.value] = 'number';
    else if (element.type === TYPE.date || element.type === TYPE.time) found[element.value] = 'Date';
    else if (element.type === TYPE.plural) found[element.value] = 'number';
    else if (element.type === TYPE.select) {
      const { other, ...named } = element.options;
      // If `other` is missing or empty, there are no other choices.
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
