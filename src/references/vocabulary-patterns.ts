import { type Vocabulary, vocabulary } from './vocabulary.ts';

const letter = 'a-zß-\\u1fff'; // In Chinese and similar scripts, no space ends a word: "我的TxID".
/** Returns an expression's source with the ends of words written out. */
function writeOut(source: string): string {
  return source.replace(/(?<!\(\?)</g, `(?<![${letter}])`).replace(/(?<!\\)>/g, `(?![${letter}])`);
}

/** Returns the top-level alternatives of an expression's source. */
function splitSource(source: string): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (isInClass) isInClass = character !== ']';
    else if (character === '[') isInClass = true;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) {
      found.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, source.slice(start)];
}

/**
 * Returns one column of all or some languages as the source of one expression. At each position, it checks only once
 * whether a word begins.
 */
export function column(name: keyof Vocabulary, languages = Object.keys(vocabulary)): string {
  const all = [...new Set(languages.flatMap((language) => splitSource(vocabulary[language]?.[name] ?? '')))];
  const { true: begun = [], false: others = [] } = Object.groupBy(all, (one) => `${one.startsWith('<')}`);
  // `(?!)` matches nothing; an empty list would match everything.
  return writeOut([`<(?:${[...begun.map((one) => one.slice(1)), '(?!)'].join('|')})`, ...others].join('|'));
}

/**
 * Returns an expression for "private key", "key that is private" and "privatnyckel" in all languages except English.
 */
export function privateKeys(): string {
  return Object.entries(vocabulary)
    .filter(([language]) => language !== 'en')
    .map(([, { key, secret }]) => {
      const [one, other] = [secret, key].map((words) => `(?:${writeOut(words)})[a-zß-ԯ]{0,3}`);
      return `${one}[\\s_-]{0,2}${other}|${other}[\\s_-]{0,2}${one}`;
    })
    .join('|');
}

/** Creates a value on first use: expressions for forty languages, or parsed ABIs, would slow each start of the background. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
