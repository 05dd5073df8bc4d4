import type { CardAct, Reference } from '../../cards/card-act.ts';
import type { Part } from '../../cards/card-content.ts';
import { groupParts } from '../../cards/group-parts.ts';
import { IdenticonDrawing } from './identicon-drawing.tsx';
import { Isolated } from './isolated.tsx';

/** What pressing a reference in a card does; absent where cards cannot be pressed. */
export type Follow = (reference: Reference) => CardAct;

/**
 * A line's pieces of text. Each is isolated, so that no text can turn the order of its neighbours; the spaces
 * between them are there for copying and for screen readers. Neighbours that lead to the same are one button.
 */
export function Parts({ parts, follow }: { parts: Part[]; follow?: Follow | undefined }) {
  return groupParts(parts).flatMap((group) => {
    const [{ reference }] = group;
    if (!reference || !follow) return group.flatMap((part) => [<Piece {...part} />, ' ']);
    // Its own title describes a button: by what is left of two hashes they may look the same.
    const title = group.map((part) => part.title).findLast(Boolean);
    return [
      <button type="button" class="hl-follow" title={title} act={follow(reference)}>
        {group.flatMap(({ title: _, ...part }, at) => [at > 0 && ' ', <Piece {...part} />])}
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

/** A shortened hash, which has 13 characters, stays whole. */
function Piece({ text, tone, mono, tag, title, picture, differs }: Part) {
  const name =
    [tone && `hl-${tone}`, mono && 'hl-mono', mono && !text[13] && 'hl-whole', tag && 'hl-tag']
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <>
      {picture && <IdenticonDrawing {...picture} />}
      <Isolated text={text} class={name} title={title}>
        {differs && toMarked(text, differs)}
      </Isolated>
    </>
  );
}
