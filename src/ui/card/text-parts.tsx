import type { IconNode } from 'lucide';
import { type ComponentChildren, h } from 'preact';
import type { Identicon, Part } from '../../cards/card-content.ts';
import type { CardAct, Reference } from '../../cards/card-drawing.ts';
import { groupParts, type PartGroup } from '../../cards/own-names.ts';
import { textOf } from '../../cards/sentence-parts.ts';
import { toIdenticon } from '../../format/address-name.ts';
import { directionIn } from '../../i18n/t.ts';

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
      {parts.map(({ text, isForeign, tone }) => {
        // What was kept as JSON may be something else, which is not drawn.
        if (typeof text !== 'string') return null;
        const pieces = text
          .split(shortHex)
          .map((piece, at) => (at % 2 === 0 ? piece : <span class="hl-whole">{piece}</span>));
        if (tone) return <bdi class={`hl-${tone}`}>{pieces}</bdi>;
        return isForeign ? <bdi class="hl-foreign">{pieces}</bdi> : pieces;
      })}
    </Isolated>
  );
}

/** An icon of the set that all of Hashlens uses, as tall as the text that it stands in; for decoration only. */
export function Icon({ of }: { of: IconNode }) {
  return (
    <svg class="hl-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([shape, attributes]) => h(shape, attributes))}
    </svg>
  );
}

const side = 8;

/** The picture of an address, for decoration: the address stands beside it in words. */
export function IdenticonDrawing({ cells, colours: [ground, shape, spot] }: Identicon) {
  return (
    <svg class="hl-icon" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" style={{ background: toColour(ground) }}>
      <path stroke={toColour(shape)} d={toCellPath(cells, '1')} />
      <path stroke={toColour(spot)} d={toCellPath(cells, '2')} />
    </svg>
  );
}

/** The cells of one colour as lines as thick as a cell is high, the right half as the left half's mirror. */
export function toCellPath(cells: string, colour: string): string {
  return (cells.match(/.{4}/g) ?? [])
    .slice(0, side)
    .flatMap((left, row) => {
      const whole = left + [...left].reverse().join('');
      return [...whole.matchAll(new RegExp(`${colour}+`, 'g'))].map(
        (run) => `M${run.index} ${row + 0.5}h${run[0].length}`,
      );
    })
    .join('');
}

function toColour([hue, saturation, lightness]: Identicon['colours'][number]): string {
  return `hsl(${hue} ${saturation}% ${lightness}%)`;
}

/** The picture of an address, as cards have it; nothing where there is none. */
export function AddressPicture({ address }: { address: string | null | undefined }) {
  const picture = toIdenticon(address ?? '');
  return picture && <IdenticonDrawing {...picture} />;
}
