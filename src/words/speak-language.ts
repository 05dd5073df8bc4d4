import { chooseLanguage, type LanguageName, languageNames } from './choose-language.ts';
import { en } from './en/en.ts';
import { takeWords } from './offer-words.ts';
import { keepScripts, type RunScript, runScript } from './run-script.ts';
import { speak } from './words.ts';

const pathOf = (name: LanguageName) => `/words-${name}.js`;

/**
 * Speaks the language that the person chose, or else the first of the browser's languages (BCP 47 tags) that Hashlens
 * speaks. Nobody carries the others: each is a script of its own. Where it cannot be had, English is spoken.
 */
export async function speakLanguage(q: {
  readChosen: () => Promise<LanguageName | 'auto'>;
  browsers: readonly string[];
  run?: RunScript;
}): Promise<void> {
  const { browsers, run = runScript } = q;
  const chosen = await q.readChosen();
  const { name, tag } = chooseLanguage(chosen === 'auto' ? browsers : [chosen, ...browsers]);
  if (name === 'en') return speak(en, tag);
  try {
    await run(pathOf(name));
    const loaded = takeWords();
    if (loaded?.language.startsWith(name)) speak(loaded, tag);
  } catch {
    // What is spoken already is better than nothing.
  }
}

/** To be called when the background starts: a service worker may only run scripts that it ran when it was installed. */
export function keepLanguages(): void {
  keepScripts(languageNames.filter((name) => name !== 'en').map(pathOf));
}
