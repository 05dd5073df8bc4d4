import type { IconNode } from 'lucide';
import { type ComponentChildren, h } from 'preact';
import type { Identicon, Part } from '../../cards/card-content.ts';
import type { CardAct, Reference } from '../../cards/card-drawing.ts';
import { groupParts, type PartGroup } from '../../cards/own-names.ts';
import { textOf } from '../../cards/sentence-parts.ts';
import { toIdenticon } from '../../format/address-name.ts';
import { splitQuoted } from '../../format/quote.ts';
import { directionIn } from '../../i18n/t.ts';

/** The action of pressing a reference: an act in a card on a page, a listener in our own pages. */
export type Follow = (reference: Reference) => { act: CardAct } | { onClick: () => void };

/**
 * The pieces of text in a line. Each is isolated, so that no text can change the order of its neighbours; the spaces
 * between them are for copying and for screen readers. Neighbours that lead to the same reference are one button. With
 * `isOneLine`, long names can be cut.
 */
export function Parts(props: { parts: Part[]; follow?: Follow | undefined; isOneLine?: boolean }) {
  const { parts, follow, isOneLine = false } = props;
  return toBundles(groupParts(parts)).flatMap((bundle) => {
    const drawn = bundle.map((group) => drawGroup(group, follow, isOneLine));
    return [drawn.length > 1 ? <span class="hl-together">{withSpaces(drawn)}</span> : drawn, ' '];
  });
}

/** Bundles the groups that stay together on one line. */
function toBundles(groups: PartGroup[]): PartGroup[][] {
  const bundles: PartGroup[][] = [];
  for (const [at, group] of groups.entries()) {
    if (groups[at - 1]?.at(-1)?.holds) bundles.at(-1)?.push(group);
    else bundles.push([group]);
  }
  return bundles;
}

function drawGroup(group: PartGroup, follow: Follow | undefined, isOneLine: boolean): ComponentChildren {
  const [{ reference }] = group;
  const toPiece = (part: Part) => <Piece {...part} isOneLine={isOneLine} />;
  if (!reference || !follow) return withSpaces(group.map(toPiece));
  // The button gets the title, because two shortened hashes may look the same.
  const title = group.map((part) => part.title).findLast(Boolean);
  return (
    <button type="button" class="hl-follow" title={title} {...follow(reference)}>
      {withSpaces(group.map(({ title: _, ...part }) => toPiece(part)))}
    </button>
  );
}

function withSpaces(pieces: ComponentChildren[]): ComponentChildren[] {
  return pieces.flatMap((piece, at) => (at > 0 ? [' ', piece] : [piece]));
}

/** The text with some ranges marked. */
function toMarked(text: string, places: NonNullable<Part['differs']>) {
  return [...places, [text.length] as const].flatMap(([start, end], at) => [
    text.slice(places[at - 1]?.[1] ?? 0, start),
    end !== undefined && <mark>{text.slice(start, end)}</mark>,
  ]);
}

// Shorter names fit in any line.
const longestWhole = 16;
// Without a line break, and longer than the rest of most lines.
const unbroken = /\S{25}/u;

/** A quoted name that is cut inside its quotation marks if there is no room. Null for any other text. */
function toCuttable(text: string): ComponentChildren {
  const [opening, inside, closing] = splitQuoted(text) ?? [];
  if (inside === undefined) return null;
  return (
    <>
      {opening}
      <span>{inside}</span>
      {closing}
    </>
  );
}

/** A shortened hash (13 characters) is never broken across lines. */
function Piece({ text, tone, mono, tag, title, picture, differs, isOneLine }: Part & { isOneLine: boolean }) {
  const long = isOneLine && text[longestWhole] ? toCuttable(text) : null;
  const name =
    [tone && `hl-${tone}`, mono && 'hl-mono', mono && !text[13] && 'hl-whole', tag && 'hl-tag', long && 'hl-long']
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <>
      {picture && <IdenticonDrawing {...picture} />}
      <Isolated text={text} class={name} title={title}>
        {long ?? (differs && toMarked(text, differs))}
      </Isolated>
    </>
  );
}

/** A text that cannot change the order of the text around it. `children`: the same text with parts of it marked. */
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

// Includes brackets around the hash, so that they have its weight.
const shortHex = /(\(?0x[\da-f]{4}…[\da-f]{4}\)?)/i;

/**
 * One of our sentences, isolated, and so is the foreign text in it, which is in quotation marks. A shortened hash is
 * never broken across lines.
 */
export function Sentence({ parts }: { parts: Part[] }) {
  return (
    <Isolated text={textOf(parts)}>
      {parts.map(({ text, isForeign, tone }) => {
        // Stored JSON may hold something other than text, which is not drawn.
        if (typeof text !== 'string') return null;
        const pieces = text
          .split(shortHex)
          .map((piece, at) => (at % 2 === 0 ? piece : <span class="hl-whole">{piece}</span>));
        if (tone) return <bdi class={`hl-${tone}`}>{pieces}</bdi>;
        if (!isForeign) return pieces;
        const long = unbroken.test(text) ? toCuttable(text) : null;
        return <bdi class={long ? 'hl-long' : undefined}>{long ?? pieces}</bdi>;
      })}
    </Isolated>
  );
}

/** An icon of the set that all of Hashlens uses, as tall as the surrounding text. For decoration only. */
export function Icon({ of }: { of: IconNode }) {
  return (
    <svg class="hl-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([shape, attributes]) => h(shape, attributes))}
    </svg>
  );
}

const side = 8;

/** The picture of an address. For decoration only: the address is beside it as text. */
export function IdenticonDrawing({ cells, colours: [ground, shape, spot] }: Identicon) {
  return (
    <svg class="hl-icon" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" style={{ background: toColour(ground) }}>
      <path stroke={toColour(shape)} d={toCellPath(cells, '1')} />
      <path stroke={toColour(spot)} d={toCellPath(cells, '2')} />
    </svg>
  );
}

/** An SVG path of the cells of one colour, for a stroke as thick as a cell. The right half mirrors the left one. */
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

/** The picture of an address, as in cards. Draws nothing without a valid address. */
export function AddressPicture({ address }: { address: string | null | undefined }) {
  const picture = toIdenticon(address ?? '');
  return picture && <IdenticonDrawing {...picture} />;
}
