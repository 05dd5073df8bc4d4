import type { Part } from '../../cards/card-content.ts';

/**
 * A line's pieces of text. Each is isolated, so that no text can turn the order of its neighbours; the spaces
 * between them are there for copying and for screen readers. A shortened hash, which has 13 characters, stays whole.
 */
export function Parts({ parts }: { parts: Part[] }) {
  return parts.flatMap(({ text, tone, mono, tag, title, differs }) => [
    <bdi
      class={
        [tone && `hl-${tone}`, mono && 'hl-mono', mono && !text[13] && 'hl-whole', tag && 'hl-tag']
          .filter(Boolean)
          .join(' ') || undefined
      }
      title={title}
    >
      {differs ? toMarked(text, differs) : text}
    </bdi>,
    ' ',
  ]);
}

/** A text with some places in it marked. */
function toMarked(text: string, places: NonNullable<Part['differs']>) {
  return [...places, [text.length] as const].flatMap(([start, end], at) => [
    text.slice(places[at - 1]?.[1] ?? 0, start),
    end !== undefined && <mark>{text.slice(start, end)}</mark>,
  ]);
}
