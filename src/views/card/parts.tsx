import type { CardAct, Reference } from '../../cards/card-act.ts';
import type { Part } from '../../cards/card-content.ts';

/** What pressing a reference in a card does; absent where cards cannot be pressed. */
export type Follow = (reference: Reference) => CardAct;

/**
 * A line's pieces of text. Each is isolated, so that no text can turn the order of its neighbours; the spaces
 * between them are there for copying and for screen readers. A shortened hash, which has 13 characters, stays whole.
 */
export function Parts({ parts, follow }: { parts: Part[]; follow?: Follow | undefined }) {
  return parts.flatMap(({ text, tone, mono, tag, title, reference, differs }) => {
    const name =
      [tone && `hl-${tone}`, mono && 'hl-mono', mono && !text[13] && 'hl-whole', tag && 'hl-tag']
        .filter(Boolean)
        .join(' ') || undefined;
    const piece = (
      <bdi class={name} title={title}>
        {differs ? toMarked(text, differs) : text}
      </bdi>
    );
    if (!reference || !follow) return [piece, ' '];
    return [
      <button type="button" class="hl-follow" act={follow(reference)}>
        {piece}
      </button>,
      ' ',
    ];
  });
}

/** A text with some places in it marked. */
function toMarked(text: string, places: NonNullable<Part['differs']>) {
  return [...places, [text.length] as const].flatMap(([start, end], at) => [
    text.slice(places[at - 1]?.[1] ?? 0, start),
    end !== undefined && <mark>{text.slice(start, end)}</mark>,
  ]);
}
