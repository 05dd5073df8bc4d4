import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { findGroups } from './find-groups.ts';

const folder = join(import.meta.dirname, '..');
const wordsFile = join(folder, 'words.ts');
const englishFile = join(folder, 'en/en.ts');
const prefix = 'virtual:english/';

/**
 * Gives each part of a page the English that it says itself, and no more: all of it is 20 KB. English begins empty,
 * and what says a group of its words brings the group along, at once or when it is loaded. Throws where it cannot
 * tell what a part says.
 */
export function englishByPart(): Plugin {
  const files = readEnglishFiles(readFileSync(englishFile, 'utf8'));
  return {
    name: 'english-by-part',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const group = id.slice(prefix.length + 1);
      const file = files.get(group);
      if (file === undefined) throw new Error(`English has no words of its own for ${group}.`);
      return [
        `import { ${group} } from ${JSON.stringify(file)};`,
        `import { en } from ${JSON.stringify(englishFile)};`,
        `en.${group} = ${group};`,
      ].join('\n');
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (file === englishFile) return { code: `export const en = { language: 'en' };`, map: null };
      if (file.startsWith(folder) || !/\.tsx?$/.test(file) || !code.includes('words.ts')) return;
      const groups = findGroups(parseAst(code), (source) => join(file, '..', source) === wordsFile);
      const imports = groups.filter((group) => group !== 'language').map((group) => `import '${prefix}${group}';`);
      return { code: `${imports.join('')}${code}`, map: null };
    },
  };
}

/** The file of each group of English words, by the group's name, from the text of `en.ts`, which imports them all. */
export function readEnglishFiles(text: string): Map<string, string> {
  const imported = [...text.matchAll(/import \{([^}]+)\} from '([^']+)';/g)];
  return new Map(
    imported.flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim(), join(englishFile, '..', file)] as const),
    ),
  );
}
