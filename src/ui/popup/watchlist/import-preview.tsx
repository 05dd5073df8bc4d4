import { chainName } from '../../../format/chain-words.ts';
import { formatList, formatNumber, joinSentences, sayCount } from '../../../format/format-amount.ts';
import { shortenHex } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import { isSameEntry, mergeImported, watchKeyOf } from '../../../models/watched.ts';
import type { LeftOut, WatchedFile } from './import-export.ts';
import type { Entry } from './watchlist-store.ts';

/** A file that was read, before it is imported. `guessed` is the encoding, if it was guessed. */
export type Offer = Extract<WatchedFile, { ok: true }> & { guessed: string | null };

/** An address book of another tool may have thousands of rows that are not for us. */
const mostShown = 100;

/** Shows what a file would add and change, and what is left out. Nothing is imported before the button is pressed. */
export function ImportPreview(props: {
  offer: Offer;
  /** The list as it is, and whether its names and notes are replaced. */
  entries: Entry[];
  replaces: boolean;
  onTake: () => void;
  onLeave: () => void;
}) {
  const { offer, onTake, onLeave } = props;
  const { brings, left, guessed } = offer;
  const entries = [...brings.addresses, ...brings.transactions];
  const count = entries.length;
  const parts = previewWords(entries, props);
  return (
    <section class="field" aria-label={t('watchlist.file.import')}>
      <p>
        {joinSentences([
          sayCount(count, (number, formatted) => t('watchlist.file.offer', { count: number, formatted })),
          ...(parts.length > 0 ? [t('watchlist.file.offerParts', { counts: formatList(parts) })] : []),
        ])}
      </p>
      {guessed && <p class="hint">{t('watchlist.file.readAs', { encoding: guessed })}</p>}
      {count > 0 && (
        <details>
          <summary>{t('watchlist.file.showAll')}</summary>
          <ul class="offered">
            {entries.map((one, at) => (
              <li key={at}>
                <bdi>{one.name}</bdi> <bdi class="mono">{shortenHex(watchKeyOf(one))}</bdi>{' '}
                {one.chainId !== undefined && <bdi class="hint">{chainName(one.chainId)} </bdi>}
                <bdi class="hint">{one.note}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {left.length > 0 && (
        <details open>
          <summary>
            {sayCount(left.length, (number, formatted) => t('watchlist.file.leftOut', { count: number, formatted }))}
          </summary>
          <ul class="offered">
            {left.slice(0, mostShown).map((one) => (
              <li key={one.row}>
                {toRowProblem(one)} <bdi class="mono">{one.text}</bdi>
              </li>
            ))}
            {left.length > mostShown && (
              <li>
                {sayCount(left.length - mostShown, (number, formatted) =>
                  t('watchlist.file.moreLeftOut', { count: number, formatted }),
                )}
              </li>
            )}
          </ul>
        </details>
      )}
      <div class="field-line">
        {count > 0 && (
          <button type="button" class="button" onClick={onTake}>
            {sayCount(count, (number, formatted) => t('watchlist.file.take', { count: number, formatted }))}
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {t('watchlist.file.leave')}
        </button>
      </div>
    </section>
  );
}

type Offered = Offer['brings']['addresses' | 'transactions'][number];

/** Returns how many offered entries are new, changed and the same, as parts of a sentence; empty if all are new. */
function previewWords(offered: Offered[], { entries, replaces }: { entries: Entry[]; replaces: boolean }): string[] {
  const known = new Map(entries.map((one) => [watchKeyOf(one), one]));
  const merged = offered.flatMap((one) => {
    const before = known.get(watchKeyOf(one));
    return before ? [isSameEntry(before, mergeImported<Entry>(before, one, replaces))] : [];
  });
  if (merged.length === 0) return [];
  const [added, skipped] = [offered.length - merged.length, merged.filter((isSame) => isSame).length];
  const changed = merged.length - skipped;
  return [
    ...(added > 0 ? [t('watchlist.file.new', { count: added, formatted: formatNumber(added) })] : []),
    ...(changed > 0 ? [t('watchlist.file.changed', { count: changed, formatted: formatNumber(changed) })] : []),
    ...(skipped > 0 ? [t('watchlist.file.skipped', { count: skipped, formatted: formatNumber(skipped) })] : []),
  ];
}

/** Returns a sentence that says why a row is left out. */
function toRowProblem({ row, problem }: LeftOut): string {
  const place = formatNumber(row);
  switch (problem) {
    case 'not-a-reference':
      return t('watchlist.file.notAReference', { place });
    case 'wrong-checksum':
      return t('watchlist.file.wrongChecksum', { place });
    case 'wrong-chain':
      return t('watchlist.file.wrongChain', { place });
    case 'no-chain':
      return t('watchlist.file.noChain', { place });
    case 'too-long':
      return t('watchlist.file.tooLong', { place });
    case 'not-text':
      return t('watchlist.file.notText', { place });
    case 'repeated':
      return t('watchlist.file.repeated', { place });
  }
}
