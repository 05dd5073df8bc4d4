import { listAnd } from './list.ts';
import { plural } from './plural.ts';
import type { WordData, WordPiece } from './word-data.ts';

type Given = readonly unknown[];

/** The words of a language from its data: the same texts and messages that `src/build/to-data.ts` was given. */
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
