import type { IconNode } from 'lucide';
import { Icon } from '../card/text-parts.tsx';

/** A small button with an icon. `label` is its name; `title` its tooltip, if that may be shorter. */
export function IconButton(props: {
  icon: IconNode;
  label: string;
  title?: string;
  isOff?: boolean;
  /** Draws the icon filled. */
  isOn?: boolean;
  onPress: () => void;
}) {
  const { icon, label, title = label, isOff = false, isOn = false, onPress } = props;
  return (
    // `aria-disabled` instead of `disabled`: a disabled button would lose the focus.
    <button
      type="button"
      class={`button quiet icon-button${isOn ? ' on' : ''}`}
      aria-label={label}
      title={title}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
