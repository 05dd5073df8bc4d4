import { isZeroAddress } from '../format/address-name.ts';
import { nativeUnit, type Unit } from '../format/chain-words.ts';
import { formatCount, formatNumber, isInteger } from '../format/format-number.ts';
import { formatAge, formatDate, formatExactTime } from '../format/format-time.ts';
import { formatUnits } from '../format/format-units.ts';
import { groupHex } from '../format/hex.ts';
import type { BalanceChange, BalancePage } from '../models/balance.ts';
import type { AddressReference } from '../references/reference.ts';
import { isChecksumWrong, toChecksum } from '../references/to-checksum.ts';
import { type CardAbout, toFrame } from './about.ts';
import { toHashPart } from './address-parts.ts';
import type { CardContent, Part, Row, Tone, Warning } from './card-content.ts';
import { toJsonRows } from './json-words.ts';
import { toSparkline } from './sparkline.ts';

/**
 * Gives the card of an address from the newest page of its balance history: native coins only, tokens are not in it.
 * `written` is the address as it was found, for its checksum.
 */
export function toAddressCard(
  q: CardAbout & { page: BalancePage; reference: AddressReference; written?: string },
): CardContent {
  const { page, reference, now } = q;
  const frame = toFrame(reference, q);
  const unit = nativeUnit(q.chosen.chain.id);
  const address = toChecksum(reference.address, q.chosen.chain.id);
  const [newest] = page.changes;
  const details = toJsonRows(newest?.extra ?? {}, { label: 'Last change', most: 12 });
  const sparkline = toSparkline({ changes: page.changes, unit, now });
  return {
    ...frame,
    headline: newest
      ? toBalanceHeadline(newest, page, unit, now)
      : {
          text: `No balance changes recorded on ${frame.chain.name}`,
          detail: 'It may never have held coins there, or the explorer does not record balances on this chain.',
        },
    rows: [
      ...(isZeroAddress(address) ? [zeroAddressRow] : []),
      ...(newest ? toBalanceRows(newest, page, unit, now) : []),
    ],
    warnings: toWarnings(q.written, q.chosen.chain.id),
    lists: [],
    ...(details.length > 0 && { details }),
    ...(sparkline && { sparkline }),
    full: groupHex(address),
    copy: { label: 'Copy', text: address },
  };
}

function toWarnings(written: string | undefined, chainId: number): Warning[] {
  if (written === undefined || !isChecksumWrong(written, chainId)) return [];
  const text =
    'Its capital letters do not fit its digits, so a character may have been changed or mistyped. Compare it with where it came from before you send anything there.';
  return [{ tone: 'bad', title: 'Wrong checksum', text }];
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
  { symbol, decimals }: Unit,
  now: number,
): CardContent['headline'] {
  const change = `${formatUnits(newest.delta, decimals, { sign: true }).text} ${symbol}`;
  const since = page.changes.at(-1)?.approximateTime ?? null;
  const count = formatCount(page.changes.length, 'change');
  return {
    text: `${formatUnits(newest.value, decimals).text} ${symbol}`,
    detail: [
      [change, ...toAgeWords(newest, now)].join(' '),
      since === null ? count : `${count} since ≈ ${formatDate(since, { now })}`,
    ].join(', '),
    big: true,
  };
}

function toBalanceRows(newest: BalanceChange, page: BalancePage, { symbol, decimals }: Unit, now: number): Row[] {
  const { text, exact } = formatUnits(newest.value, decimals);
  const change = formatUnits(newest.delta, decimals, { sign: true });
  const time = newest.approximateTime;
  const changeParts: Part[] = [
    {
      text: `${change.text} ${symbol}`,
      tone: toChangeTone(newest),
      title: `${change.exact} ${symbol}`,
    },
    ...toAgeWords(newest, now).map(
      (words): Part => ({ text: words, tone: 'dim', title: `≈ ${formatExactTime(time)}` }),
    ),
    { text: `block ${formatNumber(newest.blockNumber)}`, tone: 'dim' },
  ];
  return [
    ...(text === exact ? [] : [{ label: 'Exactly', parts: [{ text: `${exact} ${symbol}` }] }]),
    { label: 'Last change', parts: changeParts },
    ...(newest.transactionHash === null ? [] : [{ label: 'Seen in', parts: [toHashPart(newest.transactionHash)] }]),
    { label: 'Counts', parts: [{ text: `${symbol} only, no tokens`, tone: 'dim' }, ...toOlderParts(page)] },
  ];
}

function toChangeTone({ delta }: BalanceChange): Tone {
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
