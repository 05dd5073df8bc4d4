import type { ComponentChildren } from 'preact';
import { Isolated } from './isolated.tsx';

/** Something to say in an answer's place, and as children the button for what to do about it. */
export function Message(props: {
  title: string;
  detail: string;
  role?: 'alert';
  /** Its own ground, where other things stand around it. */
  tone?: 'bad' | 'wait';
  children?: ComponentChildren;
}) {
  const { title, detail, role, tone, children } = props;
  return (
    <div class={tone ? `hl-message hl-${tone}` : 'hl-message'} role={role}>
      <b>{title}</b>
      <p>
        <Isolated text={detail} />
      </p>
      {children}
    </div>
  );
}
