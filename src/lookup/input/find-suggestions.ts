import { judgeListed } from '../../cards/warnings/link-warnings.ts';
import { shortenHex } from '../../format/hex.ts';
import type { Recent } from '../../models/recent.ts';
import { type Watched, type WatchedTransaction, watchKeyOf } from '../../models/watched.ts';
import { toChecksum } from '../../references/checksum.ts';
import { readShortened } from '../../references/read-shortened.ts';
import { type Reference, valuesOf, writeReference } from '../../references/reference.ts';
import type { PageEntry } from './page-entries.ts';
import { listInText, longestInput, parseLookupInput } from './parse-lookup-input.ts';

/** A suggestion that the box shows while the user types, and its origin. */
export type Suggestion = {
  key: string;
  reference: Reference;
  /** The user's own name for it; empty if it has none. */
  name: string;
} & (
  | { from: 'recent'; chainId: number }
  | /** `chainId` is absent for the first of the user's chains. */ { from: 'watched'; chainId?: number }
  | { from: 'page'; entry: PageEntry }
  /** One of several references in the text of the box. */
  | { from: 'text' }
);

type SuggestionSources = { recents: Recent[]; watched: Watched[]; entries: PageEntry[] };

/** As many as fit below the box. */
const most = 8;

/** As many of each origin as fit in a popup that shows nothing else. */
const mostToStart = 3;

/** Returns what the popup offers before anything was looked up: up to three of each origin, each value once. */
export function findStart(sources: SuggestionSources): Suggestion[] {
  const byOrigin = Object.groupBy(each(findAll(sources, () => true)), ({ from }) => from);
  return (['recent', 'watched', 'page'] as const).flatMap((from) => takeOffered(byOrigin[from] ?? [], mostToStart));
}

/**
 * Returns suggestions for typed text: its references if it contains several; otherwise recent lookups, watched
 * addresses and references of the page whose value or name contains the text or fits it if it is shortened
 * (0x12ab…34cd), each value once. For empty text, the recent lookups.
 */
export function findSuggestions(typed: string, sources: SuggestionSources): Suggestion[] {
  const nameOf = toNameOf(sources.watched);
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return sources.recents.slice(0, most).map((one) => toRecent(one, nameOf));
  if (wanted.length > longestInput) return [];
  const inText = listInText(typed);
  if (inText.length > 0) return inText.slice(0, most).flatMap((value) => toChosen(typed, value, nameOf));

  const isIt = readShortened(wanted)?.fits;
  const fits = isIt
    ? (reference: Reference) => valuesOf(reference).some(isIt)
    : (reference: Reference) =>
        writeReference(reference).includes(wanted) || nameOf(reference).toLowerCase().includes(wanted);
  const watched = isIt
    ? sources.watched.filter(({ address }) => isIt(address))
    : filterWatched(sources.watched, wanted);
  const all = each(findAll({ ...sources, watched }, fits, nameOf));
  return takeOffered(
    all.filter(({ reference }) => writeReference(reference) !== wanted),
    most,
  );
}

// Values of the page that may be private keys are left out. Judging one takes a while, so that only as many are judged
// as are needed.
function takeOffered(all: Suggestion[], most: number): Suggestion[] {
  const isOffered = (one: Suggestion) => one.from !== 'page' || judgeListed(one.entry) === 'reference';
  return all.values().filter(isOffered).take(most).toArray();
}

type NameOf = (reference: Reference) => string;

function toNameOf(watched: Watched[]): NameOf {
  const names = new Map(watched.map(({ address, name }) => [address, name]));
  return (reference) => (reference.kind === 'address' ? (names.get(reference.address) ?? '') : '');
}

// All watched entries, and of the others those that fit.
function findAll(
  { recents, watched, entries }: SuggestionSources,
  fits: (reference: Reference) => boolean,
  nameOf = toNameOf(watched),
): Suggestion[] {
  return [
    ...recents.filter(({ reference }) => fits(reference)).map((one) => toRecent(one, nameOf)),
    ...watched.map(({ address, name, chainId }): Suggestion => {
      const onChain = chainId === undefined ? {} : { chainId };
      return { key: address, reference: { kind: 'address', address }, name, from: 'watched', ...onChain };
    }),
    ...entries
      .filter(({ reference }) => fits(reference))
      .map((entry): Suggestion => {
        const { key, reference } = entry;
        return { key, reference, name: nameOf(reference), from: 'page', entry };
      }),
  ];
}

function toRecent({ reference, chainId }: Recent, nameOf: NameOf): Suggestion {
  return {
    ...{ key: `${chainId} ${writeReference(reference)}`, reference, name: nameOf(reference) },
    ...{ from: 'recent', chainId },
  };
}

/** Returns the entries whose name, note or value contains a text, ignoring case; all of them for empty text. */
export function filterWatched<E extends Watched | WatchedTransaction>(entries: E[], text: string): E[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter((entry) => `${watchKeyOf(entry)}\n${entry.name}\n${entry.note}`.toLowerCase().includes(wanted));
}

/** Returns a suggestion's value for display: checksummed, and shortened in the middle. */
export function shortenSuggestion({ reference }: Suggestion): string {
  switch (reference.kind) {
    case 'transaction':
      return shortenHex(reference.hash);
    case 'address':
      return shortenHex(toChecksum(reference.address));
    case 'token-instance':
      return `${shortenHex(toChecksum(reference.contract))}/${shortenHex(reference.tokenId)}`;
  }
}

function toChosen(typed: string, value: string, nameOf: NameOf): Suggestion[] {
  const parsed = parseLookupInput(typed, value);
  if (!parsed.ok) return [];
  const { reference } = parsed.found;
  return [{ key: value, reference, name: nameOf(reference), from: 'text' }];
}

// Keeps the first entry of each value: recent lookups come first, because they know their chain.
function each(all: Suggestion[]): Suggestion[] {
  const seen = new Map<string, Suggestion>();
  for (const one of all) {
    const value = writeReference(one.reference);
    if (!seen.has(value)) seen.set(value, one);
  }
  return [...seen.values()];
}
