import { ar } from '../words/ar/ar.ts';
import { de } from '../words/de/de.ts';
import { es } from '../words/es/es.ts';
import { ja } from '../words/ja/ja.ts';
import { wordsPath } from '../words/speak-language.ts';
import { type Forms, fromData, recordWith, type WordData, type WordPiece } from '../words/word-data.ts';
import { zh } from '../words/zh/zh.ts';

/** The files of every language but English: their paths in the extension, and what stands in them. */
export function toWordFiles(): { relativeDest: string; contents: string }[] {
  const languages = { de, es, zh, ja, ar } as const;
  return (Object.keys(languages) as (keyof typeof languages)[]).map((name) => ({
    relativeDest: wordsPath(name),
    contents: JSON.stringify(toData(languages[name], name)),
  }));
}

// Stands in a text for a piece that is known by its number. No message holds it.
const mark = '\u0000';

/**
 * A language as data: what `word-data.ts` makes words of again. Throws for a message that says something else from its
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

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

/** Where a language says something else from its data than from its code, a line each; nothing where all is well. */
export function findDifferences(ours: unknown, theirs: unknown, at: string): string[] {
  if (typeof ours === 'function') {
    const all = counts.flatMap((_, index) => toGiven(ours.length, index));
    return all.flatMap((given) => {
      const [mine, other] = [say(ours, given), say(theirs, given)];
      return isFit(mine) && mine !== other ? [`${at}: ${mine} → ${other}`] : [];
    });
  }
  if (ours instanceof RegExp || typeof ours !== 'object' || ours === null) {
    return String(ours) === String(theirs) ? [] : [`${at}: ${ours} → ${theirs}`];
  }
  return Object.entries(ours).flatMap(([name, entry]) =>
    findDifferences(entry, Reflect.get(Object(theirs), name), `${at}.${name}`),
  );
}

// A message takes texts, lists, counts, makers of elements and texts by name: each gets what would fit all of them.
function toGiven(length: number, at: number): unknown[][] {
  const named = new Proxy({}, { get: (_, name) => `named ${String(name)}` });
  const ways: ((index: number) => unknown)[] = [
    (index) => `text ${index}`,
    (index) => counts[(at + index) % counts.length],
    (index) => [`first ${index}`, 'second', 'third'],
    () => (text: string) => ({ made: text }),
    () => named,
    // As most are: a count, and the same as text.
    (index) => (index % 2 === 0 ? counts[at % counts.length] : `text ${index}`),
    (index) => (index % 2 === 1 ? counts[at % counts.length] : ''),
  ];
  return ways.map((way) => Array.from({ length }, (_, index) => way(index)));
}

// What a message says of arguments that it does not take.
function isFit(said: string): boolean {
  return !/undefined|\[object|=>|cannot be said/.test(said);
}

function say(message: unknown, given: unknown[]): string {
  try {
    return typeof message === 'function' ? JSON.stringify(message(...given)) : 'cannot be said';
  } catch {
    return 'cannot be said';
  }
}
