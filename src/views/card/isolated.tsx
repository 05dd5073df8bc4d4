import type { ComponentChildren } from 'preact';
import type { Part } from '../../cards/card-content.ts';
import { textOf } from '../../cards/sentence-parts.ts';
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

const shortHex = /(0x[\da-f]{4}…[\da-f]{4})/i;

/**
 * A sentence of ours, isolated; a shortened hash in it is never parted by the end of a line, and what somebody else wrote
 * is seen to be that.
 */
export function Sentence({ parts }: { parts: Part[] }) {
  return (
    <Isolated text={textOf(parts)}>
      {parts.map(({ text, isForeign }) => {
        // What was kept as JSON may be something else, which is not drawn.
        if (typeof text !== 'string') return null;
        const pieces = text
          .split(shortHex)
          .map((piece, at) => (at % 2 === 0 ? piece : <span class="hl-whole">{piece}</span>));
        return isForeign ? <bdi class="hl-foreign">{pieces}</bdi> : pieces;
      })}
    </Isolated>
  );
}
