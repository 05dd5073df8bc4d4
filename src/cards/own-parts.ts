import type { Watched, WatchedByAddress } from '../models/watched.ts';
import { words } from '../words/words.ts';
import type { CardContent, Part } from './card-content.ts';
import { groupParts, type PartGroup } from './group-parts.ts';
import { toOwnName } from './own-names.ts';

/**
 * The same card, in whose rows and lists the person's own name stands first wherever an address leads to one that they
 * watch, marked in words as theirs. What else is known of it stays beside it: its domain, its digits.
 */
export function markOwn(content: CardContent, watched: WatchedByAddress | undefined): CardContent {
  if (!watched?.size) return content;
  const mark = (parts: Part[]) => markOwnParts(parts, watched);
  const { rows, lists, details } = content;
  return {
    ...content,
    rows: rows.map((row) => ({ ...row, parts: mark(row.parts) })),
    lists: lists.map((list) => ({ ...list, lines: list.lines.map(mark) })),
    ...(details && { details: details.map((row) => ({ ...row, parts: mark(row.parts) })) }),
  };
}

/** The same line, with the person's own names in it as `markOwn` has them. */
export function markOwnParts(parts: Part[], watched: WatchedByAddress): Part[] {
  return groupParts(parts).flatMap((group) => markGroup(group, watched));
}

/** The label that stands beside what is watched: who named it, or only that it is watched. */
export function toOwnTag(own: Pick<Watched, 'name'>): Part {
  const said = words().watched;
  return { text: toOwnName(own) === '' ? said.isWatched : said.namedByYou, tag: true };
}

function markGroup(group: PartGroup, watched: WatchedByAddress): Part[] {
  const [{ picture, ...first }, ...others] = group;
  const { reference, tone } = first;
  const own = reference?.kind === 'address' ? watched.get(reference.address) : undefined;
  if (!own || !reference) return group;
  const name = toOwnName(own);
  const tag: Part = { ...toOwnTag(own), reference };
  if (name === '') return [group[0], tag, ...others];
  // Where the address itself stands back in its line, so does its name.
  const isQuiet = tone === 'dim';
  return [
    { text: name, ...(!isQuiet && { tone: 'strong' }), reference, ...(picture && { picture }) },
    tag,
    { ...first, tone: 'dim' },
    ...others,
  ];
}
