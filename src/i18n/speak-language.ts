import { chooseLanguage, type LanguageName, messagesPath } from './choose-language.ts';
import { type Messages, speak } from './t.ts';

/** Reads a file of the extension, by its path, as JSON. Rejects where it cannot be had. */
export type ReadFile = (path: string) => Promise<unknown>;

// Our own origin alone: nothing leaves the browser.
const readOwnFile: ReadFile = async (path) => (await fetch(path)).json();

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
  if (name === 'en') return speak(name, undefined, tag);
  try {
    // The build made the file of the catalog that has these very keys.
    const messages = (await readFile(`/${messagesPath(name)}`)) as Messages;
    // Another one may have been chosen while this one was read.
    if (turn === newest && String(messages.language).startsWith(name)) speak(name, messages, tag);
  } catch {
    // What is spoken already is better than nothing.
  }
}
