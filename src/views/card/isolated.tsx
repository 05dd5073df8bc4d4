import type { ComponentChildren } from 'preact';
import { directionIn } from '../../words/direction-in.ts';

/** A text that cannot turn the order of what stands around it. `children` is that text where parts of it are marked. */
export function Isolated(props: {
  text: string;
  class?: string | undefined;
  title?: string | undefined;
  children?: ComponentChildren;
}) {
  const { text, title, children = text } = props;
  return (
    <bdi class={props.class} title={title} dir={directionIn(text)}>
      {children}
    </bdi>
  );
}
