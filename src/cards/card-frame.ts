import { explorerLink, type PreferredExplorers } from '../chains/explorers.ts';
import { toChainWords } from '../format/chain-words.ts';
import { formatNumber, sayCount } from '../format/format-amount.ts';
import { formatAge, readTime, toAge } from '../format/format-time.ts';
import { t } from '../i18n/t.ts';
import { countUnread } from '../models/balance.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { EarlierCount } from '../models/earlier-lookups.ts';
import type { Unread } from '../models/token.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { type Reference, writeReference } from '../references/reference.ts';
import type { CardContent, ChainChoice, ExplorerLink, Row, Warning } from './card-content.ts';

/** The context of an answer, common to all kinds of cards. `asOf` is ISO 8601, `now` milliseconds since 1970. */
export type CardAbout = {
  chosen: ChosenChain;
  asOf: string;
  credits: number | null;
  now: number;
  /** The reference as written where it was found; absent if it was not found in text. */
  written?: string;
  /** The URL of the link that the reference was in; absent outside of links. */
  link?: string;
  /** The text of that link, if the reference is in its URL. */
  said?: string;
  /** Other addresses on the page where it was found; absent if it was not on a page. */
  pageAddresses?: string[];
  sample?: boolean;
  /** The chains to choose from, including the card's own; empty or absent without a choice. */
  chains?: ChainChoice[];
  /** A newer answer is on its way. */
  isRefreshing?: boolean;
  /** The user's preferred explorers; absent if none was chosen. */
  explorers?: PreferredExplorers;
  /** The user's own addresses, whose names come first; absent if unknown. */
  watched?: WatchedByAddress;
  /** The user can add addresses to the watch list from here: not in a private window. */
  mayWatch?: boolean;
  /** The transaction is on the watch list; absent if it is not, or if that is unknown. */
  isAwaited?: boolean;
  /** How often the user looked up transactions with the address; absent if never, or if that is unknown. */
  earlier?: EarlierCount;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic?: boolean;
};

type Frame = Pick<CardContent, 'name' | 'kind' | 'chain' | 'explorer' | 'source' | 'isSample' | 'chains'>;

/** Returns the parts that every card has: name, chain, explorer link, source of the answer. */
export function toFrame(reference: Reference, about: CardAbout): Frame {
  return {
    name: t('reference.named', {
      kind: t('reference.kind', { kind: reference.kind }),
      value: writeReference(reference),
    }),
    kind: reference.kind,
    // A transaction is on the chain where it was found; an address is on every chain.
    chain: toChainWords(about.chosen, reference.kind === 'transaction'),
    ...toExplorer(reference, about),
    source: toSource(about),
    ...(about.sample && { isSample: true }),
    ...(about.chains?.length && { chains: about.chains }),
  };
}

/**
 * Removes what the user knows from the input of a public card, so that the card cannot depend on it: the watch list,
 * earlier lookups, and what earlier answers said about an address.
 */
export function withoutOwn<T extends CardAbout & { isKnownScam?: boolean }>(about: T): T {
  if (!about.isPublic) return about;
  const shown = { ...about };
  delete shown.watched;
  delete shown.isAwaited;
  delete shown.earlier;
  delete shown.isKnownScam;
  return shown;
}

/**
 * Returns the words for facts that may have changed since the answer, "when updated (3 days ago)"; null if the answer
 * is recent.
 */
export function toWhenAsked({ asOf, now, isPublic }: CardAbout): string | null {
  // An age would reveal an earlier lookup.
  return isPublic ? t('time.whenAsked') : formatWhenAsked(asOf, now);
}

function isOwnExplorer({ chosen, explorers, isPublic }: Pick<CardAbout, 'chosen' | 'explorers' | 'isPublic'>): boolean {
  return isPublic === true && explorers?.[chosen.chain.id] !== undefined;
}

/** Returns the link to the reference in the user's or the usual explorer; empty on a chain without one. */
export function toExplorer(
  reference: Reference,
  about: Pick<CardAbout, 'chosen' | 'explorers' | 'isPublic'>,
): { explorer?: ExplorerLink } {
  const { chosen, explorers, isPublic } = about;
  const chainId = chosen.chain.id;
  // On a chain without a usual explorer, a link would reveal that the user chose one.
  if (isPublic && !explorerLink({ chainId, reference })) return {};
  const link = explorerLink({ chainId, reference, preferred: explorers });
  if (!link) return {};
  return {
    explorer: { href: link.href, text: t('card.openInExplorer'), ...(isOwnExplorer(about) && { isOwn: true }) },
  };
}

function toSource({ asOf, credits, now, sample, isRefreshing, isPublic }: CardAbout): string {
  if (sample) return t('card.sample');
  if (isPublic) return t('card.refreshShort');
  const age = formatAge(asOf, now);
  if (isRefreshing) return t('card.askedAndChecking', { age });
  return credits === null
    ? t('card.asked', { age })
    : t('card.askedFor', { age, count: credits, credits: formatNumber(credits) });
}

/** Warns of a time ahead of this device's clock: the clock may be wrong, and ages are counted from it. */
export function toClockWarnings(iso: string | null | undefined, now: number): Warning[] {
  if (iso == null || toAge(iso, now).kind !== 'ahead') return [];
  return [{ tone: 'wait', title: t('time.aheadTitle'), text: t('time.ahead') }];
}

/** Returns a row that says how many records of a list could not be read; none if all could. */
export function toUnreadRows(records: readonly Unread[]): Row[] {
  const unread = countUnread(records);
  if (unread === 0) return [];
  const text = sayCount(unread, (count, formatted) => t('popup.list.unread', { count, formatted }));
  return [{ label: t('card.address.note'), parts: [{ text }] }];
}

const tones: Warning['tone'][] = ['bad', 'wait', 'plain'];

/** Sorts warnings by severity, gravest first. */
export function gravestFirst(warnings: Warning[]): Warning[] {
  return warnings.toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone));
}

// Prices and confirmations from a few minutes ago still count as current.
const freshMs = 10 * 60_000;

/**
 * Returns the words for a fact that may have changed since the answer, "when updated (3 days ago)". Null for an answer
 * of at most ten minutes, which counts as current. `asOf` is ISO 8601, `now` milliseconds since 1970.
 */
export function formatWhenAsked(asOf: string, now: number): string | null {
  const time = readTime(asOf);
  if (time === null) return t('time.whenAsked');
  return now - time <= freshMs ? null : t('time.whenAskedAt', { age: formatAge(asOf, now) });
}

/** Returns the text for the rest of a cut group: "3 more in the block explorer". */
export function toMoreText(left: number): string {
  return t('list.more', { count: left, formatted: formatNumber(left) });
}

/** Returns the row that ends a cut group; empty if nothing was left out. */
export function toMoreRow(label: string, left: number): Row[] {
  return left > 0 ? [{ label, parts: [{ text: toMoreText(left), tone: 'dim' }] }] : [];
}

/** Returns rows for the first `most` of a group, and a last one that says how many were left out. */
export function cutGroup<T>(
  all: T[],
  { most, label, toRows }: { most: number; label: string; toRows: (one: T, at: number) => Row[] },
): Row[] {
  return [...all.slice(0, most).flatMap(toRows), ...toMoreRow(label, all.length - most)];
}

/** Returns at most `most` rows, and one more that says how many were left out. */
export function cutRows(rows: Row[], { most, label }: { most: number; label: string }): Row[] {
  if (rows.length <= most) return rows;
  const left = rows.length - most;
  const text = t('list.moreRows', { count: left, formatted: formatNumber(left) });
  return [...rows.slice(0, most), { label, parts: [{ text, tone: 'dim' }] }];
}

// Each row takes the page's time, and a hostile answer may contain thousands of long ones.
const mostRows = 119;
const mostLetters = 18_500;

/** Returns the rows that a card sends to a page, limited in number and length, with a last one about the rest. */
export function boundRows(rows: Row[]): Row[] {
  let letters = 0;
  const end = rows.findIndex((row, at) => {
    letters += JSON.stringify(row).length;
    return letters > mostLetters || at >= mostRows;
  });
  return end === -1 ? rows : cutRows(rows, { most: end, label: t('list.moreLabel') });
}
