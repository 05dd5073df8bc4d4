import { ar } from '../words/ar/ar.ts';
import { de } from '../words/de/de.ts';
import { es } from '../words/es/es.ts';
import { ja } from '../words/ja/ja.ts';
import { wordsPath } from '../words/speak-language.ts';
import { zh } from '../words/zh/zh.ts';
import { toData } from './to-data.ts';

/** The files of every language but English: their paths in the extension, and what stands in them. */
export function toWordFiles(): { relativeDest: string; contents: string }[] {
  const languages = { de, es, zh, ja, ar } as const;
  return (Object.keys(languages) as (keyof typeof languages)[]).map((name) => ({
    relativeDest: wordsPath(name),
    contents: JSON.stringify(toData(languages[name], name)),
  }));
}
