/**
 * A message as data, so that languages need no code: an argument by its number, its entries joined, listed, or one of
 * them by its name; what it makes of a text; a text that depends on a count.
 */
export type WordPiece =
  | string
  | number
  | { of: number; joined: string }
  | { of: number; listed: string }
  | { of: number; named: string }
  | { of: number; made: WordPiece[] }
  | { count: number; language: string; forms: { [form: string]: WordPiece[] } };

/** A language as data: texts stay texts, and a message is its pieces in their order. */
export type WordData =
  | string
  | { pattern: string; flags: string }
  | { pieces: WordPiece[]; apart?: true }
  | { group: { [name: string]: WordData } };

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

/** The forms that a language has for counts: what `Intl.PluralRules` calls them. */
export type Forms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };

const rules = new Map<string, Intl.PluralRules>();

/** The form that a language has for a count. The count itself stands in the forms, formatted by whoever says it. */
export function plural(language: string, count: number, forms: Forms): string {
  const recording = recorder();
  if (recording) return recording.plural(language, count, forms);
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return forms[rule.select(count)] ?? forms.other;
}

/** What writes down, at build, how a message uses counts and lists; nobody in the extension sets it. */
type Recorder = {
  plural(language: string, count: unknown, forms: Forms): string;
  listAnd(language: string, texts: unknown): string;
};

let current: Recorder | undefined;

/** Who writes down at the moment. */
function recorder(): Recorder | undefined {
  return current;
}

/** Lets somebody write down while `run` does. */
export function recordWith<T>(one: Recorder, run: () => T): T {
  current = one;
  try {
    return run();
  } finally {
    current = undefined;
  }
}

type Given = readonly unknown[];

/** The words of a language from its data: the same texts and messages that `src/build/word-files.ts` was given. */
export function fromData(data: WordData): unknown {
  if (typeof data === 'string') return data;
  if ('pattern' in data) return new RegExp(data.pattern, data.flags);
  if ('group' in data) {
    return Object.fromEntries(Object.entries(data.group).map(([name, entry]) => [name, fromData(entry)]));
  }
  const { pieces, apart } = data;
  if (apart) return (...given: Given) => pieces.map((piece) => saidBy(piece, given));
  return (...given: Given) => say(pieces, given);
}

function say(pieces: WordPiece[], given: Given): string {
  return pieces.map((piece) => String(saidBy(piece, given))).join('');
}

function saidBy(piece: WordPiece, given: Given): unknown {
  if (typeof piece === 'string') return piece;
  if (typeof piece === 'number') return given[piece];
  if ('count' in piece) {
    const { language, forms } = piece;
    const texts = Object.entries(forms).map(([form, pieces]) => [form, say(pieces, given)]);
    return plural(language, given[piece.count] as number, Object.fromEntries(texts));
  }
  const one = given[piece.of];
  if ('joined' in piece) return (one as string[]).join(piece.joined);
  if ('listed' in piece) return listAnd(piece.listed, one as string[]);
  if ('named' in piece) return (one as { [name: string]: string })[piece.named];
  return (one as (text: string) => unknown)(say(piece.made, given));
}
