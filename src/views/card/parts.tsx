import type { Part } from '../../cards/card-content.ts';

// A shortened hash has 13 characters.
const longestWhole = 13;

/**
 * A line's pieces of text. Each is isolated, so that no text can turn the order of its neighbours; the spaces
 * between them are there for copying and for screen readers.
 */
export function Parts({ parts }: { parts: Part[] }) {
  return parts.flatMap(({ text, tone, mono, tag, title }) => [
    <bdi
      class={`${tone ? `hl-${tone}` : ''}${mono ? ' hl-mono' : ''}${mono && text.length <= longestWhole ? ' hl-whole' : ''}${tag ? ' hl-tag' : ''}`}
      title={title}
    >
      {text}
    </bdi>,
    ' ',
  ]);
}
