import { Pencil, X } from 'lucide';
import type { WatchSubject } from '../../../cards/card-drawing.ts';
import { chainName, changeWords } from '../../../format/chain-words.ts';
import { formatFailure } from '../../../format/failure.ts';
import { formatAge, formatExactTime } from '../../../format/format-time.ts';
import { type ShortForms, shortenHex, withShortForms } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import type { WatchCheck } from '../../../models/watched.ts';
import { AddressPicture } from '../../card/text-parts.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useClock } from '../../components/use-clock.ts';
import { directionOf } from '../balance/balance-words.ts';
import { type Draft, WatchedEditor } from './watched-form.tsx';
import { type Entry, nameWatched, type WatchedNames, writeWatched } from './watchlist-store.ts';

/** One watched entry: a button that opens it, its check results, its note, and buttons to edit and remove it. */
export function WatchedRow(props: {
  entry: Entry;
  /** The chain it is checked on. */
  chainId: number;
  /** Its check results; undefined if it was never checked. */
  check: WatchCheck | undefined;
  /** True if checks are off, and this is an address that was never checked. */
  isUnchecked: boolean;
  isNew: boolean;
  /** Made from the whole list, so that no two values look the same. */
  shortForms: ShortForms;
  /** The draft of its form; null if it is not being edited. */
  draft: Draft | null;
  /** True in a private window, where nothing can be changed. */
  isFixed: boolean;
  now: () => number;
  onOpen: () => void;
  onEdit: (isEditing: boolean) => void;
  onSave: (subject: WatchSubject, names: WatchedNames) => void;
  onRemove: () => void;
}) {
  const { entry, chainId, check, draft, isFixed, onOpen, onEdit, onSave, onRemove } = props;
  const { note } = entry;
  const full = writeWatched(entry);
  const [short, name] = withShortForms(props.shortForms, () => [shortenHex(full), nameWatched(entry)] as const);
  const kind = 'hash' in entry ? 'transaction' : 'address';
  return (
    <li class="watched-row">
      <div class="found-row">
        <button
          type="button"
          class="link watched-value"
          aria-label={`${name}, ${t('popup.page.name', { kind, value: full })}`}
          title={full}
          onClick={onOpen}
        >
          {'address' in entry && <AddressPicture address={entry.address} />}
          {name === short ? <span class="mono">{short}</span> : <bdi class="watched-name">{name}</bdi>}
        </button>
        {props.isNew && <span class="watched-new">{t('watchlist.check.isNew')}</span>}
        <span class="grow" />
        {name !== short && (
          <bdi class="hint mono" dir="ltr" title={full}>
            {short}
          </bdi>
        )}
        {!isFixed && (
          <IconButton label={t('watchlist.editNamed', { name })} icon={Pencil} onPress={() => onEdit(!draft)} />
        )}
        {!isFixed && <IconButton label={t('watchlist.removeNamed', { name })} icon={X} onPress={onRemove} />}
      </div>
      {draft ? (
        <WatchedEditor entry={entry} chainId={chainId} draft={draft} onSave={onSave} onCancel={() => onEdit(false)} />
      ) : (
        <>
          {!props.isUnchecked && <WatchedFound check={check} chainId={chainId} now={props.now} />}
          {note !== '' && (
            <p class="hint">
              <bdi>{note}</bdi>
            </p>
          )}
        </>
      )}
    </li>
  );
}

/** The check results of one entry: its balance and last change, or a transaction's status; and when it was checked. */
export function WatchedFound(props: { check: WatchCheck | undefined; chainId: number; now: () => number }) {
  const { check, chainId, now } = props;
  useClock(() => (check ? agesOf(check, now()) : ''));
  if (!check || check.chainId !== chainId)
    return <p class="watched-found">{t('watchlist.check.notCheckedOn', { chain: chainName(chainId) })}</p>;
  return (
    <p class="watched-found">
      <FoundValue check={check} now={now()} />
      <AsOf check={check} now={now()} />
    </p>
  );
}

// The tone of each way in which watching a transaction ends.
const endTones = { succeeded: 'ok', failed: 'bad', dropped: 'bad', lost: 'wait', left: 'wait' } as const;

function FoundValue({ check, now }: { check: WatchCheck; now: number }) {
  if (check.kind === 'transaction') {
    const { state, end } = check;
    if (end) {
      return (
        <>
          <span class={`hl-pill hl-${endTones[end]}`}>{t('watchlist.check.endLabel', { end })}</span>
          <span>{t('watchlist.check.end', { end })}</span>
        </>
      );
    }
    return state && <span class="hl-pill hl-wait">{t('transaction.status', { state })}</span>;
  }
  const { seen, change, chainId } = check;
  if (!seen) return null;
  const said = changeWords({ delta: change?.delta ?? '0', value: seen.value, chainId });
  return (
    <>
      <b class="num" title={said.balance.exact}>
        <bdi>{said.balance.text}</bdi>
      </b>
      {change && (
        <span class={`num ${directionOf(change.delta)}`} title={`${said.change.exact} · ${exactTime(change.foundMs)}`}>
          <bdi>
            {change.isTakenBack
              ? t('watchlist.check.takenBack', { change: said.change.text })
              : t('watchlist.check.changed', { change: said.change.text, age: age(change.foundMs, now) })}
          </bdi>
        </span>
      )}
    </>
  );
}

function AsOf({ check, now }: { check: WatchCheck; now: number }) {
  const { checkedMs, failure, chainId } = check;
  const chain = chainName(chainId);
  if (failure)
    return (
      <span class="hint">{t('watchlist.check.failedOn', { chain, why: formatFailure(failure, { now }).title })}</span>
    );
  if (checkedMs === null) return <span class="hint">{t('watchlist.check.notCheckedOn', { chain })}</span>;
  return (
    <span class="hint" title={exactTime(checkedMs)}>
      {t('watchlist.check.checkedOn', { chain, age: age(checkedMs, now) })}
    </span>
  );
}

// All ages in the text, so that it renders again when one of them changes.
function agesOf(check: WatchCheck, now: number): string {
  const foundMs = check.kind === 'transaction' ? null : check.change?.foundMs;
  return [check.checkedMs, foundMs].map((ms) => (ms == null ? '' : age(ms, now))).join(' ');
}

function age(ms: number, now: number): string {
  return formatAge(new Date(ms).toISOString(), now);
}

function exactTime(ms: number): string {
  return formatExactTime(new Date(ms).toISOString());
}
