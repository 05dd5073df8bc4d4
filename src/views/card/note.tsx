import { TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** A warning: what is wrong, and as children what else is to be said of it. `bad` for danger. */
export function Note(props: { tone: 'bad' | 'wait'; title: string; children?: ComponentChildren }) {
  const { tone, title, children } = props;
  return (
    <div class={`hl-note hl-${tone}`} role="note">
      <b>
        <Icon of={TriangleAlert} />
        {title}
      </b>{' '}
      {children}
    </div>
  );
}
