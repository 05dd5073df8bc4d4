import { useSignal } from '@preact/signals';
import { PanelRight } from 'lucide';
import { words } from '../../words/words.ts';
import { Icon } from '../card/icon.tsx';

/** How what is drawn stands to the page: beside it, perhaps following it, or over it, with a way to the panel. */
export type Beside = { follows: boolean; onFollows: (follows: boolean) => void } | { keepOpen: () => void };

/** The tick of the panel: whether it shows what the person opens a card for. */
export function FollowSwitch({ follows, onFollows }: Extract<Beside, { follows: boolean }>) {
  const say = words().places;
  const isOn = useSignal(follows);
  return (
    <label class="switch follow">
      <input
        type="checkbox"
        role="switch"
        checked={isOn.value}
        aria-checked={isOn.value}
        onChange={({ currentTarget }) => {
          isOn.value = currentTarget.checked;
          onFollows(isOn.peek());
        }}
      />
      <span>
        {say.follow} <span class="hint follow-hint">{say.followHint}</span>
      </span>
    </label>
  );
}

/** Opens the panel with the same views, which stays when the popup goes. */
export function KeepOpenButton({ keepOpen }: Extract<Beside, { keepOpen: () => void }>) {
  const say = words().places;
  return (
    <button type="button" class="link keep-open" aria-label={say.keepOpen} title={say.keepOpen} onClick={keepOpen}>
      <Icon of={PanelRight} />
    </button>
  );
}
