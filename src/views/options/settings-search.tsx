import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { hasAll, toSearched } from './find-settings.ts';

/** The box that leaves only those blocks in view that have the searched words in them; Esc shows all again. */
export function SettingsSearch({ query, blocks }: { query: Signal<string>; blocks: () => HTMLElement[] }) {
  const said = useSignal('');
  const searched = toSearched(query.value);
  const isSearching = searched.length > 0;
  const say = words().settings;

  // What a block says is known once it is drawn: labels, hints, choices and failures, in the language that is spoken.
  useLayoutEffect(() => {
    const all = blocks();
    const found = all.filter((block) => hasAll(block.textContent ?? '', searched));
    for (const block of all) block.hidden = !found.includes(block);
    const { length } = found;
    const count = say.foundBlocks(length, formatNumber(length), formatNumber(all.length));
    said.value = isSearching ? (length > 0 ? count : say.nothingFound) : '';
  }, [query.value]);

  return (
    <search class="field settings-search">
      <label for="settings-search">{say.search}</label>
      <input
        id="settings-search"
        class="input"
        type="search"
        autocomplete="off"
        spellcheck={false}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.isComposing) query.value = '';
        }}
      />
      <p class="status" role="status">
        {said.value}
      </p>
    </search>
  );
}
