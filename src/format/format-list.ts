import { words } from '../words/words.ts';
import { keptByLanguage } from './locale.ts';

const list = keptByLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Texts as a list in a sentence: "Ethereum, Base and Gnosis". Empty for none. */
export function formatList(texts: string[]): string {
  return list().format(texts);
}

/** Whole sentences, one after the other as the language puts them. */
export function joinSentences(sentences: string[]): string {
  return words().writing.sentences(sentences);
}
