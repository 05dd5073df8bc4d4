import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { watchedBounds } from '../../models/watched.ts';
import { words } from '../../words/words.ts';
import { ChainOptions } from '../parts/chain-options.tsx';

/**
 * The fields for a name, a note and, where there is a choice, a chain. `id` keeps them apart from others; `takesFocus`
 * puts the keyboard into the name.
 */
export function WatchedFields(props: {
  id: string;
  name: Signal<string>;
  note: Signal<string>;
  chain?: { id: number; onPick: (id: number) => void } | undefined;
  takesFocus: boolean;
}) {
  const { id, name, note, chain, takesFocus } = props;
  const first = useRef<HTMLInputElement>(null);
  const say = words().watched;
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div class="field">
        <label for={`${id}-name`}>{say.name}</label>
        <input
          ref={first}
          id={`${id}-name`}
          class="input"
          type="text"
          autocomplete="off"
          dir="auto"
          maxLength={watchedBounds.name}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="field">
        <label for={`${id}-note`}>{say.note}</label>
        <input
          id={`${id}-note`}
          class="input"
          type="text"
          autocomplete="off"
          dir="auto"
          maxLength={watchedBounds.note}
          value={note.value}
          onInput={(event) => {
            note.value = event.currentTarget.value;
          }}
        />
      </div>
      {chain && (
        <div class="field">
          <label for={`${id}-chain`}>{say.chain}</label>
          <select
            id={`${id}-chain`}
            class="input"
            value={String(chain.id)}
            onChange={(event) => chain.onPick(Number(event.currentTarget.value))}
          >
            <ChainOptions chainId={chain.id} />
          </select>
        </div>
      )}
    </>
  );
}
