import type { ComponentChildren } from 'preact';
import type { CardAct, Reference } from '../../cards/card-act.ts';
import type { Part } from '../../cards/card-content.ts';
import { groupParts, type PartGroup } from '../../cards/group-parts.ts';
import { IdenticonDrawing } from './identicon-drawing.tsx';
import { Isolated } from './isolated.tsx';

/** What pressing a reference does: an act in a card on a page, a listener in our own pages. */
export type Follow = (reference: Reference) => { act: CardAct } | { onClick: () => void };

/**
 * A line's pieces of text. Each is isolated, so that no text can turn the order of its neighbours; the spaces
 * between them are there for copying and for screen readers. Neighbours that lead to the same are one button.
 */
export function Parts({ parts, follow }: { parts: Part[]; follow?: Follow | undefined }) {
  return toBundles(groupParts(parts)).flatMap((bundle) => {
    const drawn = bundle.map((group) => drawGroup(group, follow));
    return [drawn.length > 1 ? <span class="hl-together">{withSpaces(drawn)}</span> : drawn, ' '];
  });
}

/** The groups that stay on one line, together. */
function toBundles(groups: PartGroup[]): PartGroup[][] {
  const bundles: PartGroup[][] = [];
  for (const [at, group] of groups.entries()) {
    if (groups[at - 1]?.at(-1)?.holds) bundles.at(-1)?.push(group);
    else bundles.push([group]);
  }
  return bundles;
}

function drawGroup(group: PartGroup, follow: Follow | undefined): ComponentChildren {
  const [{ reference }] = group;
  if (!reference || !follow) return withSpaces(group.map((part) => <Piece {...part} />));
  // Its own title describes a button: by what is left of two hashes they may look the same.
  const title = group.map((part) => part.title).findLast(Boolean);
  return (
    <button type="button" class="hl-follow" title={title} {...follow(reference)}>
      {withSpaces(group.map(({ title: _, ...part }) => <Piece {...part} />))}
    </button>
  );
}

function withSpaces(pieces: ComponentChildren[]): ComponentChildren[] {
  return pieces.flatMap((piece, at) => (at > 0 ? [' ', piece] : [piece]));
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
