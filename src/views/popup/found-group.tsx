import { useSignal } from '@preact/signals';
import type { Warning } from '../../cards/card-content.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { ShortForms } from '../../format/hex.ts';
import { words } from '../../words/words.ts';
import type { Outcome } from './create-look-up-all.ts';
import { FoundRow } from './found-row.tsx';
import type { PageEntry } from './page-entries.ts';
import type { OwnEntries } from './watch-found.ts';

// As many as are drawn in a moment.
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
  /** Absent where nothing can be looked up. */
  onLookUp?: (entry: PageEntry) => void;
  onJump: (entry: PageEntry) => void;
  /** Absent or null where nothing can be watched. */
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
          aria-label={words().popupPage.showMoreOf(more, formatNumber(more), name)}
          onClick={() => {
            shown.value += atOnce;
          }}
        >
          {words().popupPage.showMore(more, formatNumber(more))}
        </button>
      )}
    </section>
  );
}
