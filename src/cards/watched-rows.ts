import { cleanText } from '../format/clean-text.ts';
import { type Watched, watchedBounds } from '../models/watched.ts';
import { words } from '../words/words.ts';
import type { Row } from './card-content.ts';
import { toOwnName } from './own-names.ts';
import { toOwnTag } from './own-parts.ts';

/** What the person keeps of the address that a card is about: their name for it and their note. */
export function toWatchedRows(own: Watched | undefined): Row[] {
  if (!own) return [];
  const said = words().watched;
  const [name, note] = [toOwnName(own), cleanText(own.note, watchedBounds.note)];
  return [
    { label: said.row, parts: [...(name === '' ? [] : [{ text: name, tone: 'strong' } as const]), toOwnTag(own)] },
    ...(note === '' ? [] : [{ label: said.yourNote, parts: [{ text: note }] }]),
  ];
}

/** What the button says that leads to the list. */
export function toWatchText(own: Watched | undefined): string {
  const { watch, edit } = words().watched;
  return own ? edit : watch;
}
