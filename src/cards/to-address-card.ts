import { isZeroAddress } from '../format/address-name.ts';
import { nativeUnit, type Unit } from '../format/chain-words.ts';
import { formatWhenAsked } from '../format/format-asked.ts';
import { formatCount, formatNumber, isInteger } from '../format/format-number.ts';
import { formatAge, formatDate, formatExactTime, readTime } from '../format/format-time.ts';
import { formatUnits } from '../format/format-units.ts';
import { groupHex } from '../format/hex.ts';
import type { BalanceChange, BalancePage } from '../models/balance.ts';
import type { AddressReference } from '../references/reference.ts';
import { toChecksum } from '../references/to-checksum.ts';
import { words } from '../words/words.ts';
import { type CardAbout, toFrame } from './about.ts';
import { toFullLeadPart, toHashPart, toPicture } from './address-parts.ts';
import type { CardContent, Part, Row, Tone, Warning } from './card-content.ts';
import { toCopyForms } from './copy-forms.ts';
import { boundRows } from './cut-rows.ts';
import { toJsonRows } from './json-words.ts';
import { toLookAlikeWarnings } from './look-alikes/look-alike-warning.ts';
import { toSparkline } from './sparkline.ts';
import { toWrittenWarnings } from './written-warnings.ts';

/**
 * Gives the card of an address from the newest page of its balance history: native coins only, tokens are not in it.
 * `isKnownScam` where another answer called it one: the history does not.
 */
export function toAddressCard(
  q: CardAbout & { page: BalancePage; reference: AddressReference; isKnownScam?: boolean },
): CardContent {
  const { page, reference, now } = q;
  const frame = toFrame(reference, q);
  const chainId = q.chosen.chain.id;
  const unit = nativeUnit(chainId);
  const address = toChecksum(reference.address, chainId);
  const [newest] = page.changes;
  const details = boundRows(toDetails(newest, unit));
  const asked = formatWhenAsked(q.asOf, now);
  // What came after the question is not known: the line ends there.
  const sparkline = toSparkline({ changes: page.changes, unit, now: Math.min(now, readTime(q.asOf) ?? now) });
  return {
    ...frame,
    headline: newest
      ? toBalanceHeadline(newest, page, { unit, now, asked })
      : {
          text: `No balance changes recorded on ${frame.chain.name}`,
          detail: 'It may never have held coins there, or the explorer does not record balances on this chain.',
        },
    rows: [...(isZeroAddress(address) ? [zeroAddressRow] : []), ...(newest ? toBalanceRows(newest, page, unit) : [])],
    warnings: [
      ...(q.isKnownScam ? [scamWarning] : []),
      ...toWrittenWarnings(q.written, chainId),
      ...toAlikeWarnings(q),
    ],
    lists: [],
    ...(details.length > 0 && { details }),
    ...(sparkline && { sparkline }),
    full: groupHex(address),
    ...toPicture(address),
    copy: { label: words().card.copy, text: address },
    copies: toCopyForms(reference, { plain: address, chainId: q.chosen.chain.id, href: frame.explorer?.href }),
  };
}

const scamWarning: Warning = {
  tone: 'bad',
  title: 'Known scam',
  text: 'The explorer marks this address as a scam: it said so in another answer.',
};

function toAlikeWarnings(q: CardAbout & { reference: AddressReference }): Warning[] {
  const words = { one: 'This address', two: 'Two addresses' };
  return toLookAlikeWarnings({
    own: [q.reference.address],
    onPage: q.pageAddresses,
    chainId: q.chosen.chain.id,
    words,
  });
}

const zeroAddressRow: Row = {
  label: 'Name',
  parts: [
    { text: 'zero address', tone: 'strong' },
    { text: 'nobody holds its key', tone: 'dim' },
  ],
};

function toBalanceHeadline(
  newest: BalanceChange,
  page: BalancePage,
  { unit: { symbol, decimals }, now, asked }: { unit: Unit; now: number; asked: string | null },
): CardContent['headline'] {
  const { delta } = newest;
  const change = delta === null ? 'changed' : `${formatUnits(delta, decimals, { sign: true }).text} ${symbol}`;
  const since = page.changes.at(-1)?.approximateTime ?? null;
  const count = formatCount(page.changes.length, 'change');
  return {
    text: `${formatUnits(newest.value, decimals).text} ${symbol}`,
    detail: [
      ...(asked === null ? [] : [asked]),
      [change, ...toAgeWords(newest, now)].join(' '),
      since === null ? count : `${count} since ≈\u00a0${formatDate(since, { now })}`,
    ].join(', '),
    big: true,
  };
}

function toBalanceRows(newest: BalanceChange, page: BalancePage, { symbol, decimals }: Unit): Row[] {
  const { text, exact } = formatUnits(newest.value, decimals);
  return [
    ...(text === exact ? [] : [{ label: 'Exactly', parts: [{ text: `${exact} ${symbol}` }] }]),
    ...(newest.transactionHash === null ? [] : [{ label: 'Seen in', parts: [toHashPart(newest.transactionHash)] }]),
    { label: 'Counts', parts: [{ text: `${symbol} only, no tokens`, tone: 'dim' }, ...toOlderParts(page)] },
  ];
}

// What was recorded for the block, which may hold more than one transaction.
function toChangePart(delta: string | null, { symbol, decimals }: Unit): Part {
  if (delta === null) return { text: 'amount not recorded', tone: 'dim' };
  return { text: `${formatUnits(delta, decimals, { sign: true }).exact} ${symbol}`, tone: toChangeTone(delta) };
}

function toDetails(newest: BalanceChange | undefined, unit: Unit): Row[] {
  if (!newest) return [];
  const { delta, blockNumber, approximateTime, transactionHash, extra } = newest;
  return [
    { label: 'Recorded change', parts: [toChangePart(delta, unit)] },
    { label: 'In block', parts: [{ text: formatNumber(blockNumber) }] },
    ...(approximateTime === null
      ? []
      : [{ label: 'Time', parts: [{ text: `≈ ${formatExactTime(approximateTime)}` }] }]),
    ...(transactionHash === null ? [] : [{ label: 'Seen in', parts: [toFullLeadPart(transactionHash)] }]),
    ...toJsonRows(extra ?? {}, { label: 'Last change', most: 12 }),
  ];
}

function toChangeTone(delta: string): Tone {
  if (!isInteger(delta) || BigInt(delta) === 0n) return 'plain';
  return BigInt(delta) < 0n ? 'down' : 'up';
}

// The service guesses these times from block numbers.
function toAgeWords({ approximateTime }: BalanceChange, now: number): string[] {
  return approximateTime === null ? [] : [`≈ ${formatAge(approximateTime, now)}`];
}

function toOlderParts({ next }: BalancePage): Part[] {
  return next === null ? [] : [{ text: 'older changes exist', tone: 'dim' }];
}
