import { explorerLink, type PreferredExplorers } from '../chains/explorers.ts';
import { toChainWords } from '../format/chain-words.ts';
import { formatNumber } from '../format/format-amount.ts';
import { formatAge, readTime, toAge } from '../format/format-time.ts';
import { shortenHex } from '../format/hex.ts';
import { t } from '../i18n/t.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { toChecksum } from '../references/checksum.ts';
import { type Reference, writeReference } from '../references/reference.ts';
import type { CardContent, ChainChoice, Row, Warning } from './card-content.ts';

/** What a card says about its answer, whatever it is about. `asOf` is ISO 8601, `now` milliseconds. */
export type CardAbout = {
  chosen: ChosenChain;
  asOf: string;
  credits: number | null;
  now: number;
  /** The reference as it was found; absent where none was. */
  written?: string;
  /** The URL of the link that it stood in; absent where it was in none. */
  link?: string;
  /** The text of that link, where the reference is what it leads to. */
  said?: string;
  /** Other addresses on the page that it was found on; absent where it was on none. */
  pageAddresses?: string[];
  sample?: boolean;
  /** The chains to offer, the card's own among them; empty or absent where there is no choice. */
  chains?: ChainChoice[];
  /** A newer answer is on its way. */
  isRefreshing?: boolean;
  /** Where the person wants links to explorers to lead; absent where nothing was chosen. */
  explorers?: PreferredExplorers;
  /** The person's own addresses, whose names stand first; absent where they are not known. */
  watched?: WatchedByAddress;
  /** The person can put addresses on that list from here: not from a private window. */
  mayWatch?: boolean;
  /** The transaction is on that list; absent for all others, and where that is not known. */
  isAwaited?: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic?: boolean;
};

type Frame = Pick<CardContent, 'name' | 'kind' | 'chain' | 'explorer' | 'source' | 'isSample' | 'chains'>;

/** Gives the parts that every card has: name, chain, the way to the explorer, where the answer is from. */
export function toFrame(reference: Reference, about: CardAbout): Frame {
  const link = toExplorerLink(reference, about);
  return {
    name: t('reference.named', {
      kind: t('reference.kind', { kind: reference.kind }),
      value: writeReference(reference),
    }),
    kind: reference.kind,
    // A transaction is where it was found; an address is on every chain.
    chain: toChainWords(about.chosen, reference.kind === 'transaction'),
    ...(link && {
      explorer: { href: link.href, text: t('card.openInExplorer'), ...(isOwnExplorer(about) && { isOwn: true }) },
    }),
    source: toSource(about),
    ...(about.sample && { isSample: true }),
    ...(about.chains?.length && { chains: about.chains }),
  };
}

/**
 * Takes what the user knows out of what a public card is made from, so that nothing in it can depend on that: the watch
 * list, and what earlier answers said of an address.
 */
export function withoutOwn<T extends CardAbout & { isKnownScam?: boolean }>(about: T): T {
  if (!about.isPublic) return about;
  const shown = { ...about };
  delete shown.watched;
  delete shown.isAwaited;
  delete shown.isKnownScam;
  return shown;
}

/** "when asked (3 days ago)"; null if the answer is recent. */
export function toWhenAsked({ asOf, now, isPublic }: CardAbout): string | null {
  // An age would reveal an earlier lookup.
  return isPublic ? t('time.whenAsked') : formatWhenAsked(asOf, now);
}

function isOwnExplorer({ chosen, explorers, isPublic }: CardAbout): boolean {
  return isPublic === true && explorers?.[chosen.chain.id] !== undefined;
}

function toExplorerLink(reference: Reference, { chosen, explorers, isPublic }: CardAbout) {
  const chainId = chosen.chain.id;
  // A way to an explorer where none is usual would say that the user chose one.
  if (isPublic && !explorerLink({ chainId, reference })) return null;
  return explorerLink({ chainId, reference, preferred: explorers });
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

/** A reference as people write it: addresses in checksummed case, an NFT as its contract and number. */
export function toPlainForm(reference: Reference, chainId?: number): string {
  switch (reference.kind) {
    case 'transaction':
      return reference.hash;
    case 'address':
      return toChecksum(reference.address, chainId);
    case 'token-instance':
      return `${toChecksum(reference.contract, chainId)}/${reference.tokenId}`;
  }
}

const namespaces = new Map([
  ['ERC-721', 'erc721'],
  ['ERC-1155', 'erc1155'],
]);

/**
 * The other forms in which what a card is about can be copied: `plain` is the form that its button copies. CAIP-10 and
 * CAIP-19 name the chain, as other tools read it; a link leads to the explorer.
 */
export function toCopyForms(
  reference: Reference,
  { plain, chainId, href, standard }: { plain: string; chainId: number; href?: string | undefined; standard?: string },
): NonNullable<CardContent['copies']> {
  const chained = toChained(reference, chainId, standard);
  return [
    ...(reference.kind === 'address' ? [{ label: t('card.copyForm.lowerCase'), text: reference.address }] : []),
    ...(chained ? [chained] : []),
    ...(href
      ? [{ label: t('card.copyForm.markdown'), text: `[${plain.replace(/^0x[\da-f]+/i, shortenHex)}](${href})` }]
      : []),
    ...(href ? [{ label: t('card.copyForm.explorerLink'), text: href }] : []),
  ];
}

// A transaction has no such form that is agreed on.
function toChained(reference: Reference, chainId: number, standard = ''): { label: string; text: string } | null {
  if (reference.kind === 'address')
    return { label: t('card.copyForm.caip10'), text: `eip155:${chainId}:${reference.address}` };
  const namespace = namespaces.get(standard);
  if (reference.kind !== 'token-instance' || !namespace) return null;
  const { contract, tokenId } = reference;
  return { label: t('card.copyForm.caip19'), text: `eip155:${chainId}/${namespace}:${contract}/${tokenId}` };
}

/** Warns of a time that lies ahead of this device's clock: ages are counted from a clock that may be wrong. */
export function toClockWarnings(iso: string | null | undefined, now: number): Warning[] {
  if (iso == null || toAge(iso, now).kind !== 'ahead') return [];
  return [{ tone: 'wait', title: t('time.aheadTitle'), text: t('time.ahead') }];
}

const tones: Warning['tone'][] = ['bad', 'wait', 'plain'];

/** The warnings by their weight, gravest first. */
export function gravestFirst(warnings: Warning[]): Warning[] {
  return warnings.toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone));
}

// Prices and confirmations of a few minutes ago are as good as today's.
const freshMs = 10 * 60_000;

/**
 * Words for what was true when it was asked and may not be any more: "when asked (3 days ago)". Null while the
 * answer is at most ten minutes old: then it may be said as of now. `asOf` is ISO 8601, `now` milliseconds.
 */
export function formatWhenAsked(asOf: string, now: number): string | null {
  const time = readTime(asOf);
  if (time === null) return t('time.whenAsked');
  return now - time <= freshMs ? null : t('time.whenAskedAt', { age: formatAge(asOf, now) });
}

/** What a cut group says of its rest: "and 3 more: the explorer has them all". */
export function toMoreText(left: number): string {
  return t('list.more', { count: left, formatted: formatNumber(left) });
}

/** The row that ends a cut group; none where nothing was left out. */
export function toMoreRow(label: string, left: number): Row[] {
  return left > 0 ? [{ label, parts: [{ text: toMoreText(left), tone: 'dim' }] }] : [];
}

/** Rows for the first `most` of a group, and a last one that tells how many were left out. */
export function cutGroup<T>(
  all: T[],
  { most, label, toRows }: { most: number; label: string; toRows: (one: T, at: number) => Row[] },
): Row[] {
  return [...all.slice(0, most).flatMap(toRows), ...toMoreRow(label, all.length - most)];
}

/** At most `most` rows, and one that tells how many were left out. */
export function cutRows(rows: Row[], { most, label }: { most: number; label: string }): Row[] {
  if (rows.length <= most) return rows;
  const left = rows.length - most;
  const text = t('list.moreRows', { count: left, formatted: formatNumber(left) });
  return [...rows.slice(0, most), { label, parts: [{ text, tone: 'dim' }] }];
}

// A page pays for every row, and a hostile answer may have thousands of long ones.
const mostRows = 119;
const mostLetters = 18_500;

/** The rows that a card sends to a page: a bounded number and length of them, and one that tells of the rest. */
export function boundRows(rows: Row[]): Row[] {
  let letters = 0;
  const end = rows.findIndex((row, at) => {
    letters += JSON.stringify(row).length;
    return letters > mostLetters || at >= mostRows;
  });
  return end === -1 ? rows : cutRows(rows, { most: end, label: t('list.moreLabel') });
}
