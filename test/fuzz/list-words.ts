import { nameInstance, toInstanceLines } from '../../src/cards/nft-rows.ts';
import { nativeUnit } from '../../src/format/chain-words.ts';
import { formatHolder } from '../../src/format/nft-moves.ts';
import type { BalancePage } from '../../src/models/balance.ts';
import { type TransfersPage, toTransferKey } from '../../src/models/token.ts';
import type { AddressReference, TokenInstanceReference } from '../../src/references/reference.ts';
import {
  dayWords,
  describeChange,
  describeRange,
  directionOf,
  exactAmount,
  exactChange,
  rangeWords,
  summariseRange,
  timeWords,
} from '../../src/ui/popup/balance/balance-words.ts';
import { rangeStart, ranges } from '../../src/ui/popup/balance/ranges.ts';
import { type Axis, toStepLine } from '../../src/ui/popup/chart/step-line.ts';
import { nowMs } from './start.ts';

/** Returns everything that the popup says about one page of a list. */
export function toListWords(
  q: { chainId: number } & (
    | { reference: AddressReference; page: BalancePage }
    | { reference: TokenInstanceReference; page: TransfersPage }
  ),
): unknown {
  return 'changes' in q.page
    ? toBalanceWords(q.reference, q.page, q.chainId)
    : toTransferWords(q.reference, q.page, q.chainId);
}

function toBalanceWords(
  reference: AddressReference | TokenInstanceReference,
  { changes }: BalancePage,
  chainId: number,
): unknown {
  const unit = nativeUnit(chainId);
  const address = reference.kind === 'address' ? reference.address : reference.contract;
  const [newest] = changes;
  const rows = changes.map((change, at) => [
    exactAmount(change.value, unit),
    exactChange(change.delta, unit),
    directionOf(change.delta),
    timeWords(change),
    dayWords(change.approximateTime) ?? '',
    describeChange(change, changes[at + 1], unit),
  ]);
  const spans = ranges.map(({ name }) => {
    const fromMs = rangeStart(name, nowMs);
    const summary = summariseRange(changes, fromMs);
    const along = (axis: Axis) => {
      const line = toStepLine({ changes, decimals: unit.decimals, axis, fromMs, untilMs: nowMs });
      return line && { ...line, base: String(line.base) };
    };
    const line = [along('time'), along('block')];
    if (!summary || !newest) return [line];
    const parts = { summary, unit, isPartial: changes.length % 2 === 0 };
    return [line, rangeWords({ ...parts, range: name }), describeRange({ ...parts, address, chainId, newest })];
  });
  return { rows, spans };
}

function toTransferWords(
  reference: AddressReference | TokenInstanceReference,
  { transfers }: TransfersPage,
  chainId: number,
): unknown {
  return transfers.map((transfer) => {
    // The key is never shown, so it only must not throw.
    toTransferKey(transfer);
    const name = reference.kind === 'token-instance' ? nameInstance([transfer], reference, chainId) : '';
    return [toInstanceLines(transfer, nowMs), formatHolder(transfer), name];
  });
}
