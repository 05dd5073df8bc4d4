import { isZeroAddress } from '../format/address-name.ts';
import { formatCoin, nativeUnit, type Unit } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatEarlier } from '../format/earlier-lookups.ts';
import { formatNumber, formatUnits, isInteger, joinFacts } from '../format/format-amount.ts';
import { formatDate, formatExactTime, formatGuessedAge, readTime } from '../format/format-time.ts';
import { groupHex, shortenApart } from '../format/hex.ts';
import { withElements, withoutHalves } from '../i18n/isolate.ts';
import { t } from '../i18n/t.ts';
import { type BalanceChange, type BalancePage, isBelowZero, recordedBefore } from '../models/balance.ts';
import { type Watched, watchedBounds } from '../models/watched.ts';
import { toChecksum } from '../references/checksum.ts';
import type { AddressReference } from '../references/reference.ts';
import { toFullLeadPart, toHashPart, toPicture } from './address-rows.ts';
import type { CardContent, Headline, Part, Row, Sparkline, Tone } from './card-content.ts';
import { boundRows, type CardAbout, toFrame, toUnreadRows, toWhenAsked, withoutOwn } from './card-frame.ts';
import { formatChangeTime, toChangeDoubts } from './change-doubts.ts';
import { toCopyForms } from './copy-forms.ts';
import { toJsonRows } from './json-rows.ts';
import { toOwnName, toOwnTag } from './own-names.ts';
import { toHeadlineParts, toPhraseParts } from './sentence-parts.ts';
import { toAddressWarnings } from './warnings/address-warnings.ts';

/**
 * Returns the card of an address, made from the newest page of its balance history: native coins only, no tokens.
 * `isKnownScam`: another answer marked it as a scam, which the history does not say.
 */
export function toAddressCard(
  q: CardAbout & { page: BalancePage; reference: AddressReference; isKnownScam?: boolean },
): CardContent {
  return shortenApart(() => makeAddressCard(withoutOwn(q)));
}

function makeAddressCard(q: Parameters<typeof toAddressCard>[0]): CardContent {
  const { page, reference, now } = q;
  const frame = toFrame(reference, q);
  const chainId = q.chosen.chain.id;
  const unit = nativeUnit(chainId);
  const address = toChecksum(reference.address, chainId);
  const own = q.watched?.get(reference.address);
  const [newest] = page.changes;
  const details = boundRows(toDetails(newest, page.changes[1], unit));
  const doubts = newest ? toChangeDoubts(newest, unit) : [];
  const asked = toWhenAsked(q);
  // Changes after the answer are unknown, so the line ends there.
  const end = q.isPublic ? now : Math.min(now, readTime(q.asOf) ?? now);
  const sparkline = toSparkline({ changes: page.changes, unit, now: end, isPart: page.next !== null });
  return {
    ...frame,
    headline: newest
      ? isBelowZero(newest)
        ? toHeadlineParts(
            t('amount.balanceUnknown'),
            t('amount.cannotBe', { amount: formatCoin(newest.value, chainId).text }),
          )
        : {
            ...toBalanceHeadline(newest, { chainId, now, asked }),
            beside: t('card.onChain', { chain: frame.chain.name }),
          }
      : toHeadlineParts(t('card.address.noChanges', { chain: frame.chain.name }), t('card.address.noChangesDetail')),
    ...toNames(own, address),
    rows: [
      ...toWatchedRows(own),
      ...(isZeroAddress(address) ? [toZeroAddressRow()] : []),
      ...(newest ? toBalanceRows(newest, page, unit) : []),
      ...(q.earlier ? [{ label: t('card.address.earlier'), parts: [{ text: formatEarlier(q.earlier, now) }] }] : []),
      ...doubts.map((text) => ({ label: t('card.address.note'), parts: [{ text }] })),
      ...toUnreadRows(page.changes),
    ],
    warnings: toAddressWarnings(q, newest),
    lists: [],
    ...(details.length > 0 && { details }),
    ...(sparkline && { sparkline }),
    full: groupHex(address),
    ...toPicture(address),
    ...(q.mayWatch && {
      watch: {
        address: reference.address,
        chainId: q.chosen.chain.id,
        text: own ? t('watchlist.edit') : t('watchlist.watch'),
        ...(own && { isWatched: true }),
      },
    }),
    copy: { label: t('card.copy'), text: address },
    copies: toCopyForms(reference, { plain: address, chainId: q.chosen.chain.id, href: frame.explorer?.href }),
  };
}

/** Returns the line with the user's own name for a watched address, or that it is watched; else "zero address". */
function toNames(own: Watched | undefined, address: string): Pick<CardContent, 'who'> {
  const [row] = [...toWatchedRows(own), ...(isZeroAddress(address) ? [toZeroAddressRow()] : [])];
  return row ? { who: row.parts } : {};
}

function toZeroAddressRow(): Row {
  return {
    label: t('card.address.name'),
    parts: [
      { text: t('card.address.zeroAddress'), tone: 'strong' },
      { text: t('card.address.nobodysKey'), tone: 'dim' },
    ],
  };
}

function toBalanceRows(newest: BalanceChange, page: BalancePage, { symbol, decimals }: Unit): Row[] {
  const { text, exact } = formatUnits(newest.value, decimals);
  return [
    ...(text === exact ? [] : [{ label: t('card.address.exactly'), parts: [{ text: `${exact} ${symbol}` }] }]),
    ...(newest.transactionHash === null
      ? []
      : [{ label: t('card.address.recordedWith'), parts: [toHashPart(newest.transactionHash)] }]),
    {
      label: t('card.address.counts'),
      parts: [{ text: t('card.address.onlyCoin', { symbol }), tone: 'dim' }, ...toOlderParts(page)],
    },
  ];
}

// The change recorded for the block, which may contain more than one transaction.
function toChangePart(delta: string | null, { symbol, decimals }: Unit): Part {
  if (delta === null) return { text: t('card.address.amountNotRecorded'), tone: 'dim' };
  return { text: `${formatUnits(delta, decimals, { sign: true }).exact} ${symbol}`, tone: toChangeTone(delta) };
}

// The change between two recorded balances includes everything in between, not only the named transaction.
function toChangeParts(newest: BalanceChange, before: BalanceChange | undefined, unit: Unit): Part[] {
  const part = toChangePart(newest.delta, unit);
  const since = recordedBefore(newest, before);
  if (since === null) return [part];
  const [from, to] = [formatNumber(since), formatNumber(newest.blockNumber)];
  return toPhraseParts((change) => t('amount.changeBetween', { change, from, to }), part);
}

function toDetails(newest: BalanceChange | undefined, before: BalanceChange | undefined, unit: Unit): Row[] {
  if (!newest) return [];
  const { blockNumber, approximateTime, transactionHash, extra } = newest;
  return [
    { label: t('card.address.recordedChange'), parts: toChangeParts(newest, before, unit) },
    { label: t('card.address.inBlock'), parts: [{ text: formatNumber(blockNumber) }] },
    ...(approximateTime === null
      ? []
      : [
          {
            label: t('card.address.time'),
            parts: [{ text: formatChangeTime(newest, t('time.about', { time: formatExactTime(approximateTime) })) }],
          },
        ]),
    ...(transactionHash === null
      ? []
      : [{ label: t('card.address.recordedWith'), parts: [toFullLeadPart(transactionHash)] }]),
    ...toJsonRows(extra ?? {}, { label: t('card.address.lastChange'), most: 12 }),
  ];
}

function toChangeTone(delta: string): Tone {
  if (!isInteger(delta) || BigInt(delta) === 0n) return 'plain';
  return BigInt(delta) < 0n ? 'down' : 'up';
}

function toOlderParts({ next }: BalancePage): Part[] {
  return next === null ? [] : [{ text: t('card.address.olderChanges'), tone: 'dim' }];
}

/** Returns rows with the user's own name for a watched address and their note. */
function toWatchedRows(own: Watched | undefined): Row[] {
  if (!own) return [];
  const [name, note] = [toOwnName(own), cleanText(own.note, watchedBounds.note)];
  return [
    {
      label: t('watchlist.row'),
      parts: [...(name === '' ? [] : [{ text: name, tone: 'strong' } as const]), toOwnTag(own)],
    },
    ...(note === '' ? [] : [{ label: t('watchlist.yourNote'), parts: [{ text: note }] }]),
  ];
}

/** Returns the headline: the newest balance and its last change. `asked` is null for a recent answer. */
function toBalanceHeadline(
  newest: BalanceChange,
  { chainId, now, asked }: { chainId: number; now: number; asked: string | null },
): Headline {
  const { delta } = newest;
  const amount: Part[] =
    delta === null ? [] : [{ text: formatCoin(delta, chainId, { sign: true }).text, tone: toChangeTone(delta) }];
  const detail = withElements(
    (place) => joinFacts([toChangeWords(newest, place, now), ...(asked === null ? [] : [asked])]),
    ...amount,
  );
  return {
    ...toHeadlineParts(formatCoin(newest.value, chainId).text),
    detail: detail.map((piece) => (typeof piece === 'string' ? { text: withoutHalves(piece) } : piece)),
    big: true,
  };
}

// The service estimates these times from block numbers. `amount` is undefined if none was recorded.
function toChangeWords(
  { approximateTime, isTimeUnsure }: BalanceChange,
  amount: string | undefined,
  now: number,
): string {
  const age = approximateTime === null || isTimeUnsure ? null : formatGuessedAge(approximateTime, now);
  if (amount === undefined) return age === null ? t('card.address.changed') : t('card.address.changedAt', { age });
  return age === null ? amount : t('card.address.changedByAt', { amount, age });
}

const mostChanges = 100;
// Precise enough for pixels. The division itself is exact.
const steps = 10_000n;

type Point = { time: number | null; value: bigint };

/**
 * Returns a balance over its recent changes (newest first) up to now, as points of a step line; null for fewer than two
 * changes. If any time is missing, the changes are evenly spaced.
 */
export function toSparkline(q: {
  changes: BalanceChange[];
  unit: Unit;
  now: number;
  /** Older changes are not among these. Their number would then say how many were loaded. */
  isPart?: boolean;
}): Sparkline | null {
  const changes = q.changes
    .slice(0, mostChanges)
    .filter((change) => isInteger(change.value) && !isBelowZero(change))
    .reverse();
  const [oldest] = changes;
  const newest = changes.at(-1);
  if (!oldest || !newest || changes.length < 2) return null;

  // A recorded delta can exceed the balance, but no balance is below zero.
  const start = BigInt(oldest.value) - toRise(oldest.delta);
  const before: Point = { time: readTime(oldest.approximateTime), value: start < 0n ? 0n : start };
  const points = [before, ...changes.map(toPoint)];
  const xs = toPlaces(points, q.now);
  const values = points.map(({ value }) => value);
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const [lowest, highest] = [sorted.at(0) ?? 0n, sorted.at(-1) ?? 0n];
  const toY = (value: bigint) =>
    highest === lowest ? 0.5 : Number(((value - lowest) * steps) / (highest - lowest)) / Number(steps);

  const amount = (value: bigint) => `${formatUnits(String(value), q.unit.decimals).text} ${q.unit.symbol}`;
  // For whole coins, two decimals are enough below a line 40 pixels high.
  const rough = (value: bigint) => {
    const isWhole = value >= 10n ** BigInt(q.unit.decimals);
    return formatUnits(String(value), q.unit.decimals, isWhole ? { maxDigits: 2 } : {}).text;
  };
  const of = {
    changes: formatNumber(changes.length),
    first: amount(before.value),
    newest: amount(BigInt(newest.value)),
    lowest: amount(lowest),
    highest: amount(highest),
  };
  const since = oldest.approximateTime;
  const day = t('time.about', { time: formatDate(since, { now: q.now, isRough: true }) });
  return {
    points: points.map(({ value }, at) => [xs[at] ?? 0, toY(value)]),
    since:
      since === null
        ? t('card.address.changes', { count: changes.length, formatted: of.changes })
        : q.isPart
          ? t('popup.balance.since', { day })
          : t('card.address.changesSince', { count: changes.length, formatted: of.changes, day }),
    ...(lowest === 0n && { isFromZero: true }),
    range: t('card.address.range', { lowest: rough(lowest), highest: `${rough(highest)} ${q.unit.symbol}` }),
    label:
      since === null
        ? t('card.address.line', { count: changes.length, ...of })
        : t('card.address.lineSince', { count: changes.length, ...of, day }),
  };
}

function toRise(delta: string | null): bigint {
  return delta !== null && isInteger(delta) ? BigInt(delta) : 0n;
}

function toPoint({ approximateTime, value }: BalanceChange): Point {
  return { time: readTime(approximateTime), value: BigInt(value) };
}

function toPlaces(points: Point[], now: number): number[] {
  const start = points[0]?.time ?? null;
  const end = Math.max(now, points.at(-1)?.time ?? now);
  const isTimed = start !== null && end > start && points.every(({ time }) => time !== null);
  if (!isTimed) return points.map((_, at) => (at === 0 ? 0 : (at - 1) / (points.length - 1)));
  let last = 0;
  return points.map(({ time }) => {
    // The service estimates these times: the line must not run backwards because of it.
    last = Math.max(last, ((time ?? start) - start) / (end - start));
    return Math.min(1, last);
  });
}
