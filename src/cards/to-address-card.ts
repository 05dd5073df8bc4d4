import { isZeroAddress } from '../format/address-name.ts';
import { nativeUnit, type Unit } from '../format/chain-words.ts';
import { formatNumber, isInteger } from '../format/format-number.ts';
import { formatExactTime, readTime } from '../format/format-time.ts';
import { formatUnits } from '../format/format-units.ts';
import { groupHex, shortenApart } from '../format/hex.ts';
import type { BalanceChange, BalancePage } from '../models/balance.ts';
import type { AddressReference } from '../references/reference.ts';
import { toChecksum } from '../references/to-checksum.ts';
import { words } from '../words/words.ts';
import { type CardAbout, namedIn, toFrame, toWhenAsked } from './about.ts';
import { toFullLeadPart, toHashPart, toPicture } from './address-parts.ts';
import { toBalanceHeadline } from './balance-headline.ts';
import type { CardContent, Part, Row, Tone, Warning } from './card-content.ts';
import { toClockWarnings } from './clock-warnings.ts';
import { toCopyForms } from './copy-forms.ts';
import { boundRows } from './cut-rows.ts';
import { toJsonRows } from './json-words.ts';
import { toLookAlikeWarnings } from './look-alikes/look-alike-warning.ts';
import { toHeadlineParts } from './sentence-parts.ts';
import { toSparkline } from './sparkline.ts';
import { toWatchedRows, toWatchText } from './watched-rows.ts';
import { toWrittenWarnings } from './written-warnings.ts';

/**
 * Gives the card of an address from the newest page of its balance history: native coins only, tokens are not in it.
 * `isKnownScam` where another answer called it one: the history does not.
 */
export function toAddressCard(
  q: CardAbout & { page: BalancePage; reference: AddressReference; isKnownScam?: boolean },
): CardContent {
  return shortenApart(() => makeAddressCard(q));
}

function makeAddressCard(q: Parameters<typeof toAddressCard>[0]): CardContent {
  const { page, reference, now } = q;
  const said = words().addressCard;
  const frame = toFrame(reference, q);
  const chainId = q.chosen.chain.id;
  const unit = nativeUnit(chainId);
  const address = toChecksum(reference.address, chainId);
  const own = namedIn(q)?.get(reference.address);
  const [newest] = page.changes;
  const details = boundRows(toDetails(newest, unit));
  const asked = toWhenAsked(q);
  // What came after the question is not known: the line ends there.
  const end = q.isPublic ? now : Math.min(now, readTime(q.asOf) ?? now);
  const sparkline = toSparkline({ changes: page.changes, unit, now: end });
  return {
    ...frame,
    headline: newest
      ? toBalanceHeadline(newest, page, { unit, now, asked })
      : toHeadlineParts(said.noChanges(frame.chain.name), said.noChangesDetail),
    rows: [
      ...toWatchedRows(own),
      ...(isZeroAddress(address) ? [toZeroAddressRow()] : []),
      ...(newest ? toBalanceRows(newest, page, unit) : []),
    ],
    warnings: [
      ...(q.isKnownScam ? [toScamWarning()] : []),
      ...toWrittenWarnings(q.written, chainId, q.link),
      ...toAlikeWarnings(q),
      ...toClockWarnings(newest?.approximateTime, now),
    ],
    lists: [],
    ...(details.length > 0 && { details }),
    ...(sparkline && { sparkline }),
    full: groupHex(address),
    ...toPicture(address),
    ...(q.mayWatch && { watch: { address: reference.address, chainId: q.chosen.chain.id, text: toWatchText(own) } }),
    copy: { label: words().card.copy, text: address },
    copies: toCopyForms(reference, { plain: address, chainId: q.chosen.chain.id, href: frame.explorer?.href }),
  };
}

function toScamWarning(): Warning {
  const { title, thisAddress } = words().scamWarnings;
  return { tone: 'bad', title, text: thisAddress };
}

function toAlikeWarnings(q: CardAbout & { reference: AddressReference }): Warning[] {
  return toLookAlikeWarnings({
    own: [q.reference.address],
    onPage: q.pageAddresses,
    watched: q.watched,
    isPublic: q.isPublic,
    chainId: q.chosen.chain.id,
    among: 'address',
  });
}

function toZeroAddressRow(): Row {
  const { name, zeroAddress, nobodysKey } = words().addressCard;
  return {
    label: name,
    parts: [
      { text: zeroAddress, tone: 'strong' },
      { text: nobodysKey, tone: 'dim' },
    ],
  };
}

function toBalanceRows(newest: BalanceChange, page: BalancePage, { symbol, decimals }: Unit): Row[] {
  const said = words().addressCard;
  const { text, exact } = formatUnits(newest.value, decimals);
  return [
    ...(text === exact ? [] : [{ label: said.exactly, parts: [{ text: `${exact} ${symbol}` }] }]),
    ...(newest.transactionHash === null ? [] : [{ label: said.seenIn, parts: [toHashPart(newest.transactionHash)] }]),
    { label: said.counts, parts: [{ text: said.onlyCoin(symbol), tone: 'dim' }, ...toOlderParts(page)] },
  ];
}

// What was recorded for the block, which may hold more than one transaction.
function toChangePart(delta: string | null, { symbol, decimals }: Unit): Part {
  if (delta === null) return { text: words().addressCard.amountNotRecorded, tone: 'dim' };
  return { text: `${formatUnits(delta, decimals, { sign: true }).exact} ${symbol}`, tone: toChangeTone(delta) };
}

function toDetails(newest: BalanceChange | undefined, unit: Unit): Row[] {
  if (!newest) return [];
  const said = words().addressCard;
  const { delta, blockNumber, approximateTime, transactionHash, extra } = newest;
  return [
    { label: said.recordedChange, parts: [toChangePart(delta, unit)] },
    { label: said.inBlock, parts: [{ text: formatNumber(blockNumber) }] },
    ...(approximateTime === null
      ? []
      : [{ label: said.time, parts: [{ text: said.about(formatExactTime(approximateTime)) }] }]),
    ...(transactionHash === null ? [] : [{ label: said.seenIn, parts: [toFullLeadPart(transactionHash)] }]),
    ...toJsonRows(extra ?? {}, { label: said.lastChange, most: 12 }),
  ];
}

function toChangeTone(delta: string): Tone {
  if (!isInteger(delta) || BigInt(delta) === 0n) return 'plain';
  return BigInt(delta) < 0n ? 'down' : 'up';
}

function toOlderParts({ next }: BalancePage): Part[] {
  return next === null ? [] : [{ text: words().addressCard.olderChanges, tone: 'dim' }];
}
