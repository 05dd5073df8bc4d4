import { recorder } from './recorder.ts';

const formats = new Map<string, Intl.ListFormat>();

/** Texts as a language joins them when all of them are meant: "Ethereum, Base and Polygon". "en-GB" has no comma before "and". */
export function listAnd(language: string, texts: string[]): string {
  const recording = recorder();
  if (recording) return recording.listAnd(language, texts);
  let format = formats.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { type: 'conjunction' });
    formats.set(language, format);
  }
  return format.format(texts);
}
