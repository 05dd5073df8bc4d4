import type { Words } from './words.ts';

// A script has no other way to give something to whoever runs it.
const name = 'hashlensWords';

/** Offers the words of a language to whoever runs its script. */
export function offerWords(language: Words): void {
  Reflect.set(globalThis, name, language);
}

/** What the script that ran last has offered. */
export function takeWords(): Words | undefined {
  const offered: Words | undefined = Reflect.get(globalThis, name);
  Reflect.deleteProperty(globalThis, name);
  return offered;
}
