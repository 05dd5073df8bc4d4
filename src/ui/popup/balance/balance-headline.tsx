import type { Signal } from '@preact/signals';
import { Check, Copy, X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { chainName, formatCoin, nativeUnit } from '../../../format/chain-words.ts';
import { formatGuessedAge, readTime } from '../../../format/format-time.ts';
import { groupHex } from '../../../format/hex.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import { type BalanceChange, isBelowZero } from '../../../models/balance.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { AddressPicture } from '../../card/text-parts.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useClock } from '../../components/use-clock.ts';
import { useCopy } from '../../components/use-copy.ts';
import { directionOf, exactAmount, timeWords } from './balance-words.ts';

const copyIcons = { no: Copy, yes: Check, failed: X } as const;

/**
 * The current balance in large type, and its last change. While the chart points at an older change: that change's
 * balance and time.
 */
export function BalanceHeadline(props: {
  changes: BalanceChange[];
  selectedRow: Signal<number>;
  address: string;
  chainId: number;
  now: () => number;
  /** Further buttons beside the address. */
  children?: ComponentChildren;
}) {
  const { changes, selectedRow, address, chainId, now, children } = props;
  const change = changes[selectedRow.value] ?? changes[0];
  const full = toChecksum(address, chainId);
  const { copy, label, copied } = useCopy(full, t('card.copy'));
  if (!change) return null;
  return (
    <div class="say num">
      <AddressPicture address={address} />
      <h2 class="headline" title={exactAmount(change.value, nativeUnit(chainId))}>
        <bdi>{isBelowZero(change) ? t('amount.balanceUnknown') : formatCoin(change.value, chainId).text}</bdi>{' '}
        <small>{t('card.onChain', { chain: chainName(chainId) })}</small>
      </h2>
      {change === changes[0] ? (
        <LastChange newest={change} chainId={chainId} now={now} />
      ) : (
        <p class="hint">{timeWords(change)}</p>
      )}
      <p class="full mono">
        <bdi dir="ltr">{groupHex(full)}</bdi>
      </p>
      <div class="say-buttons">
        <IconButton icon={copyIcons[copied]} label={label} onPress={() => void copy()} />
        {children}
      </div>
    </div>
  );
}

// The amount, the time or both may be unknown.
function LastChange({ newest, chainId, now }: { newest: BalanceChange; chainId: number; now: () => number }) {
  const { delta, approximateTime, isTimeUnsure } = newest;
  const told = useClock(() => formatGuessedAge(approximateTime, now()));
  const age = readTime(approximateTime) === null || isTimeUnsure ? null : told;
  if (delta === null)
    return age === null ? null : <p class="hint">{t('popup.balance.lastChangeOfSomeAmount', { age })}</p>;
  const { text, exact } = formatCoin(delta, chainId, { sign: true });
  return (
    <p class="hint">
      {withElements(
        (amount = '') =>
          age === null
            ? t('popup.balance.lastChangeAtSomeTime', { amount })
            : t('popup.balance.lastChange', { amount, age }),
        <bdi class={directionOf(delta)} title={exact}>
          {text}
        </bdi>,
      )}
    </p>
  );
}
