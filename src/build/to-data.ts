import { fromData } from '../words/from-data.ts';
import type { Forms } from '../words/plural.ts';
import { recordWith } from '../words/recorder.ts';
import type { WordData, WordPiece } from '../words/word-data.ts';
import { findDifferences } from './find-differences.ts';

// Stands in a text for a piece that is known by its number. No message holds it.
const mark = '\u0000';

/**
 * A language as data: what `from-data.ts` makes words of again. Throws for a message that says something else from its
 * data, because it does more with its arguments than to put them together, such as comparing one.
 */
export function toData(words: unknown, at = 'words'): WordData {
  const data = writeDown(words, at);
  const [difference] = findDifferences(words, fromData(JSON.parse(JSON.stringify(data))), at);
  if (difference !== undefined) throw new Error(`As data this says something else: ${difference}`);
  return data;
}

// Each message is called once, with arguments that write down what is done with them.
function writeDown(words: unknown, at: string): WordData {
  if (typeof words === 'string') return words;
  if (words instanceof RegExp) return { pattern: words.source, flags: words.flags };
  if (typeof words === 'function') return toPieces(words as (...given: unknown[]) => unknown, at);
  if (typeof words !== 'object' || words === null) throw new Error(`${at} cannot be data.`);
  const entries = Object.entries(words).map(([name, entry]) => [name, writeDown(entry, `${at}.${name}`)]);
  return { group: Object.fromEntries(entries) };
}

function toPieces(message: (...given: unknown[]) => unknown, at: string): WordData {
  const known: WordPiece[] = [];
  const note = (piece: WordPiece) => `${mark}${known.push(piece) - 1}${mark}`;
  const read = (text: string): WordPiece[] =>
    text
      .split(mark)
      .map((part, index) => (index % 2 === 0 ? part : (known[Number(part)] ?? '')))
      .filter((piece) => piece !== '');
  const given = Array.from({ length: message.length }, (_, index) => toArgument(index, { note, read, at }));
  const numberOf = (one: unknown) => {
    const index = given.indexOf(one);
    if (index === -1) throw new Error(`${at} counts or lists what it was not given.`);
    return index;
  };
  const said = recordWith(
    {
      plural: (language, count, forms) => note({ count: numberOf(count), language, forms: readForms(forms, read) }),
      listAnd: (language, texts) => note({ of: numberOf(texts), listed: language }),
    },
    () => message(...given),
  );
  if (typeof said === 'string') return { pieces: read(said) };
  if (!Array.isArray(said)) throw new Error(`${at} says neither a text nor its parts.`);
  return { pieces: said.flatMap((part) => read(String(part))), apart: true };
}

function readForms(forms: Forms, read: (text: string) => WordPiece[]): { [form: string]: WordPiece[] } {
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, read(text)]));
}

/** An argument that is text, list, maker of elements and texts by name at once, whichever the message takes it for. */
function toArgument(
  of: number,
  q: { note: (piece: WordPiece) => string; read: (text: string) => WordPiece[]; at: string },
): unknown {
  const { note, read, at } = q;
  return new Proxy(() => {}, {
    apply: (_, _this, [text]) => note({ of, made: read(String(text)) }),
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => note(of);
      if (name === 'join') return (between: string) => note({ of, joined: between });
      if (typeof name === 'symbol' || name in String.prototype)
        throw new Error(`${at} uses ${String(name)} of a text.`);
      return note({ of, named: name });
    },
  });
}
