import { chooseLanguage, type LanguageName, messagesPath } from './choose-language.ts';
import { type Messages, speak } from './t.ts';

/** Reads a file of the extension, by its path, as JSON. Rejects if it is not available. */
export type ReadFile = (path: string) => Promise<unknown>;

/** Reads a file of the extension. Only from our own origin: nothing leaves the browser. */
export const readOwnFile: ReadFile = async (path) => (await fetch(path)).json();

let newest = 0;

/**
 * Switches to the language that the user chose, or else the first of the browser's languages (BCP 47 tags) that
 * Hashlens supports. Languages other than English are files that are read only when needed. If a file is not available,
 * the current language stays.
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
    // The build makes the file from a catalog with exactly these keys.
    const messages = (await readFile(`/${messagesPath(name)}`)) as Messages;
    // Another language may have been chosen while this one was read.
    if (turn === newest && String(messages.language).startsWith(name)) speak(name, messages, tag);
  } catch {
    // The current language is better than nothing.
  }
}
