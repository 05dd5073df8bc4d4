import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { toSentenceParts } from '../../../cards/sentence-parts.ts';
import { chainName } from '../../../format/chain-words.ts';
import { formatEarlier } from '../../../format/earlier-lookups.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { formatDate } from '../../../format/format-time.ts';
import { t } from '../../../i18n/t.ts';
import type { Protocol } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { EarlierLookups as Earlier } from '../../../models/earlier-lookups.ts';
import { Sentence } from '../../card/text-parts.tsx';
import { TransactionLink } from '../../components/transaction-link.tsx';

/** What this device knows about the address in view from earlier lookups; null until it is read. */
export type EarlierLookupsStore = {
  found: ReadonlySignal<({ address: string } & Protocol['earlierLookups']['reply']) | null>;
  forget(): void;
};

/** Creates the store. It reads again whenever an address comes into view. The service is not asked. */
export function createEarlierLookupsStore(parts: {
  ask: Ask;
  isPrivate: boolean;
  /** Null while no address is in view. */
  address: ReadonlySignal<string | null>;
  drawn: Promise<void>;
}): EarlierLookupsStore {
  const found = signal<EarlierLookupsStore['found']['value']>(null);
  let wishCount = 0;

  async function load(address: string): Promise<void> {
    wishCount += 1;
    const wish = wishCount;
    const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
    await parts.drawn;
    // A failure is not reported: this is an extra that the user did not ask for.
    const reply = await parts.ask('earlierLookups', { address, ...privately }).catch(() => null);
    if (wish === wishCount) found.value = reply && { address, ...reply };
  }

  effect(() => {
    const address = parts.address.value;
    if (address !== null) void load(address);
  });

  return {
    found,
    forget: () => {
      wishCount += 1;
      found.value = null;
    },
  };
}

/** One line about the transactions with an address that the user looked up before. It unfolds to the newest of them. */
export function EarlierLookups(props: {
  earlier: Earlier;
  now: () => number;
  onTransaction: (hash: string, chainId: number) => void;
}) {
  const { earlier, now, onTransaction } = props;
  const { newest, count, hasMore } = earlier;
  return (
    <details class="earlier">
      <summary>{formatEarlier(earlier, now())}</summary>
      <ul>
        {newest.map(({ hash, chainId, askedMs, text }) => (
          <li key={`${chainId} ${hash}`}>
            <TransactionLink
              hash={hash}
              {...(text && { text: <Sentence parts={toSentenceParts(text)} /> })}
              onOpen={() => onTransaction(hash, chainId)}
            />
            <bdi class="hl-tag">{chainName(chainId)}</bdi>
            <span class="hint num">{formatDate(new Date(askedMs).toISOString(), { now: now() })}</span>
          </li>
        ))}
      </ul>
      {(hasMore || newest.length < count) && (
        <p class="hint">{t('lookUp.earlier.onlyNewest', { formatted: formatNumber(newest.length) })}</p>
      )}
    </details>
  );
}
