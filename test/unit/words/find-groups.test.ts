import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readEnglishFiles } from '../../../src/words/build/english-by-part.ts';
import { findGroups } from '../../../src/words/build/find-groups.ts';
import { en } from '../../../src/words/en/en.ts';

const find = (code: string) =>
  findGroups(parseAst(`import { words } from '../words.ts';\n${code}`), (source) => source.endsWith('/words.ts'));

test.for<[string, string[]]>([
  ['say(words().popup.title)', ['popup']],
  ['const { popup, options: say } = words();', ['options', 'popup']],
  ['const { title } = words().popup;', ['popup']],
  ['const key = words().failures[name], other = words().times.now;', ['failures', 'times']],
  ['draw({ words: title }); box.words = words().card.copy;', ['card']],
  ['say(title)', []],
])('%s says %j', ([code, groups]) => {
  expect(find(code)).toEqual(groups);
});

test.for([
  'const say = words();',
  'say(words()[name])',
  'say(words)',
  'const { popup, ...rest } = words();',
  'const { [name]: say } = words();',
])('of %s nobody can tell what it says', (code) => {
  expect(() => find(code)).toThrow('cannot be told');
});

test('what is called words and comes from elsewhere is no matter', () => {
  const program = parseAst(`import { words } from './other.ts';\nsay(words);`);

  expect(findGroups(program, (source) => source.endsWith('/words.ts'))).toEqual([]);
});

test('every group of English has its file', async () => {
  const folder = join(import.meta.dirname, '../../../src/words/en');
  const files = readEnglishFiles(readFileSync(join(folder, 'en.ts'), 'utf8'));

  const { language: _, ...groups } = en;
  expect(new Set(files.keys())).toEqual(new Set(Object.keys(groups)));
  for (const [name, file] of files) expect(await import(file), name).toHaveProperty(name, Reflect.get(en, name));
});
