import { chooseLanguage, type LanguageName } from './choose-language.ts';
import { en } from './en/en.ts';
import { fromData, type WordData } from './word-data.ts';
import { speak, type Words } from './words.ts';

/** Reads a file of the extension, by its path, as JSON. Rejects where it cannot be had. */
export type ReadFile = (path: string) => Promise<unknown>;

// Our own origin alone: nothing leaves the browser.
const readOwnFile: ReadFile = async (path) => (await fetch(path)).json();

/** Where a language's words stand as data; English is part of the code. */
export function wordsPath(name: Exclude<LanguageName, 'en'>): string {
  return `words/${name}.json`;
}

let newest = 0;

/**
 * Speaks the language that the person chose, or else the first of the browser's languages (BCP 47 tags) that Hashlens
 * speaks. Nobody carries the others: each is a file, read when it is spoken. Where it cannot be had, what is spoken
 * stays.
 */
export async function speakLanguage(q: {
  readChosen: () => Promise<LanguageName | 'auto'>;
  browsers: readonly string[];
  readFile?: ReadFile;
}): Promise<void> {
  const { browsers, readFile = readOwnFile } = q;
  newest += 1;
  const turn = newest;
  const chosen = await q.readChosen();
  if (turn !== newest) return;
  const { name, tag } = chooseLanguage(chosen === 'auto' ? browsers : [chosen, ...browsers]);
  if (name === 'en') return speak(en, tag);
  try {
    // The build made the file of words with this very type.
    const loaded = fromData((await readFile(`/${wordsPath(name)}`)) as WordData) as Words;
    // Another one may have been chosen while this one was read.
    if (turn === newest && loaded.language.startsWith(name)) speak(loaded, tag);
  } catch {
    // What is spoken already is better than nothing.
  }
}
