import { directionOf } from '../../words/choose-language.ts';
import { words } from '../../words/words.ts';

/** One tab: its name, and the panel that it controls (`id` plus "-panel"). */
export type Tab<Id extends string> = { id: Id; name: string };

/**
 * A row of tabs. `selected` may be none of them (something else is shown); the arrow keys, Home and End walk
 * through them and select as they go.
 */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id | null;
  onSelect: (id: Id) => void;
}) {
  const { tabs, selected, onSelect } = props;
  const focusable = selected ?? tabs[0]?.id;

  function walk(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === focusable);
    const forward = directionOf(words().language) === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    const to = nextTab(event.key, { at, count: tabs.length, forward });
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus();
  }

  return (
    <div role="tablist" aria-label={props.label} class="tabs" onKeyDown={walk}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          class="tab"
          aria-selected={id === selected}
          aria-controls={`${id}-panel`}
          tabIndex={id === focusable ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from the tab at `at`, or null when it is not one of the walking keys. */
function nextTab(key: string, q: { at: number; count: number; forward: string }): number | null {
  const { at, count, forward } = q;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (at + (key === forward ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return null;
}
