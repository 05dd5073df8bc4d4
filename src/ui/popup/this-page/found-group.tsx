import { useSignal } from '@preact/signals';
import { Locate, Star } from 'lucide';
import type { Warning } from '../../../cards/card-content.ts';
import { toOwnName, toOwnTag } from '../../../cards/own-names.ts';
import { toSentenceParts } from '../../../cards/sentence-parts.ts';
import { chainName } from '../../../format/chain-words.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { type ShortForms, shortenHex, withShortForms } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import type { PageEntry } from '../../../lookup/input/page-entries.ts';
import type { WatchedByAddress, WatchedTransaction } from '../../../models/watched.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { type Reference, writeReference } from '../../../references/reference.ts';
import { WarningNote } from '../../card/message.tsx';
import { AddressPicture, Sentence } from '../../card/text-parts.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import type { Popup } from '../shell/popup.ts';
import { type Entry, nameWatched } from '../watchlist/watchlist-store.ts';
import type { Outcome } from './look-up-all.ts';

// As many rows as can be rendered in a moment.
const atOnce = 200;

/** The references of one kind, the first 200 at once and the others on demand. */
export function FoundGroup(props: {
  name: string;
  hint?: string;
  entries: PageEntry[];
  warnings: ReadonlyMap<string, Warning[]>;
  outcomes: ReadonlyMap<string, Outcome>;
  own: OwnEntries;
  shortForms: ShortForms;
  /** Absent if nothing can be looked up. */
  onLookUp?: (entry: PageEntry) => void;
  onJump: (entry: PageEntry) => void;
  /** Absent or null if nothing can be watched. */
  onWatch?: ((entry: PageEntry) => void) | null;
}) {
  const { name, hint, entries, warnings, outcomes, own, shortForms, onLookUp, onJump, onWatch } = props;
  const shown = useSignal(atOnce);
  const more = Math.min(atOnce, entries.length - shown.value);
  return (
    <section class="found-group">
      <h2 class="found-heading">
        {name} <span class="num dim">{formatNumber(entries.length)}</span>
      </h2>
      {hint && <p class="hint">{hint}</p>}
      <ul class="found" aria-label={name}>
        {entries.slice(0, shown.value).map((entry) => (
          <FoundRow
            key={entry.key}
            entry={entry}
            warnings={warnings.get(entry.key)}
            outcome={outcomes.get(entry.key)}
            own={own(entry.reference)}
            shortForms={shortForms}
            onLookUp={onLookUp ? () => onLookUp(entry) : null}
            onJump={() => onJump(entry)}
            onWatch={onWatch && entry.reference.kind !== 'token-instance' ? () => onWatch(entry) : null}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          class="link"
          aria-label={t('popup.page.showMoreOf', { count: more, formatted: formatNumber(more), group: name })}
          onClick={() => {
            shown.value += atOnce;
          }}
        >
          {t('popup.page.showMore', { count: more, formatted: formatNumber(more) })}
        </button>
      )}
    </section>
  );
}

/**
 * One reference of this page, with the user's own name if it is watched: buttons to look it up, to watch or edit it,
 * and to scroll the page to it, and how often it occurs.
 */
function FoundRow(props: {
  entry: PageEntry;
  warnings: Warning[] | undefined;
  /** The result of looking it up as part of "look up all". */
  outcome: Outcome | undefined;
  /** Undefined if it is not watched. */
  own: Entry | undefined;
  /** Made from the whole list, so that no two values look the same. */
  shortForms: ShortForms;
  /** Null if it must not be looked up. */
  onLookUp: (() => void) | null;
  onJump: () => void;
  onWatch: (() => void) | null;
}) {
  const { entry, warnings = [], outcome, own, onLookUp, onJump, onWatch } = props;
  const { reference, context, count } = entry;
  const name = t('popup.page.name', { kind: reference.kind, value: writeReference(reference) });
  const chain = reference.chainId === undefined ? context.chainPrefix : chainName(reference.chainId);
  const { short, full } = withShortForms(props.shortForms, () => toTexts(reference));
  const ownName = own ? toOwnName(own) : '';
  return (
    <li class="found-row">
      {onLookUp ? (
        <button
          type="button"
          class="link found-value"
          aria-label={`${ownName && `${ownName} `}${short}, ${name}`}
          title={full}
          onClick={onLookUp}
        >
          {reference.kind === 'address' && <AddressPicture address={reference.address} />}
          {ownName && <bdi class="watched-name">{ownName} </bdi>}
          <span class="mono">{short}</span>
        </button>
      ) : (
        <span class="mono found-value" title={full}>
          {short}
        </span>
      )}
      {own && <span class="hl-tag">{toOwnTag(own).text}</span>}
      {chain && <bdi class="hl-tag">{chain}</bdi>}
      {/* Wraps as a whole beside a long name. */}
      <span class="found-actions">
        {count > 1 && <span class="hint num">{t('popup.page.times', { count, formatted: formatNumber(count) })}</span>}
        {onWatch &&
          (own ? (
            <IconButton
              icon={Star}
              isOn
              label={t('watchlist.editNamed', { name: nameWatched(own) })}
              title={t('watchlist.edit')}
              onPress={onWatch}
            />
          ) : (
            <IconButton
              icon={Star}
              label={t('popup.page.watchNamed', { name })}
              title={t('watchlist.watch')}
              onPress={onWatch}
            />
          ))}
        <IconButton
          icon={Locate}
          label={t('popup.page.showNamedOnPage', { name })}
          title={t('popup.page.showOnPage')}
          onPress={onJump}
        />
      </span>
      {outcome && (
        <p class={`found-more${outcome.isGood ? '' : ' dim'}`}>
          <Sentence parts={toSentenceParts(outcome.text)} />
        </p>
      )}
      {warnings.map((warning) => (
        <WarningNote key={warning.title} {...warning} />
      ))}
    </li>
  );
}

function toTexts(reference: Reference): { short: string; full: string } {
  switch (reference.kind) {
    case 'transaction':
      return { short: shortenHex(reference.hash), full: reference.hash };
    case 'address': {
      const full = toChecksum(reference.address, reference.chainId);
      return { short: shortenHex(full), full };
    }
    case 'token-instance': {
      const contract = toChecksum(reference.contract, reference.chainId);
      const { tokenId } = reference;
      return { short: `${shortenHex(contract)}/${shortenHex(tokenId)}`, full: `${contract}/${tokenId}` };
    }
  }
}

/** Returns a reference's entry on the watch list; undefined if it is not listed. NFTs never are. */
type OwnEntries = (reference: Reference) => Entry | undefined;

/** Looks references up in the user's watch list. */
export function toOwnEntries(byAddress: WatchedByAddress, transactions: WatchedTransaction[]): OwnEntries {
  const byHash = new Map(transactions.map((one) => [one.hash, one]));
  return (reference) => {
    if (reference.kind === 'address') return byAddress.get(reference.address);
    return reference.kind === 'transaction' ? byHash.get(reference.hash) : undefined;
  };
}

/** Opens the watch list with a reference of this page, on the chain that the page suggests. Nothing is looked up. */
export async function watchFound(
  { reference, context }: PageEntry,
  { watched, beginToWatch, defaultChainId }: Pick<Popup, 'watched' | 'beginToWatch' | 'defaultChainId'>,
): Promise<void> {
  if (reference.kind === 'token-instance') return;
  const chainId = (await watched.chainFor({ reference, context })) ?? defaultChainId;
  const isAddress = reference.kind === 'address';
  await beginToWatch(isAddress ? { address: reference.address, chainId } : { hash: reference.hash, chainId });
}
