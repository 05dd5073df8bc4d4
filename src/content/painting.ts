/** The pseudo-elements that may draw a layer. */
export const pseudoElements = ['::before', '::after'];

/** How opaque a computed colour is, from 0 to 1. */
export function alphaOf(colour = ''): number {
  return Number(/(?:^rgba\(.*,|\/)\s*([\d.e-]+)\)$/.exec(colour)?.[1] ?? 1);
}

/** How opaque each colour of a computed image is; half for a picture, which may have holes, and for none 0. */
function alphasOf(image: string): number[] {
  if (!image || image === 'none') return [0];
  return image.match(/\w+\([^()]*\d\)/g)?.map(alphaOf) ?? [0.5];
}

/** True where a computed image shows nothing: there is none, or a gradient of colours that nobody sees. */
export function isClear(image: string, least = 0.001): boolean {
  return alphasOf(image).every((alpha) => alpha < least);
}

/** True where nothing is seen through a background. */
export function isOpaque({ backgroundColor, backgroundImage }: CSSStyleDeclaration, least: number): boolean {
  return alphaOf(backgroundColor) >= least || alphasOf(backgroundImage).every((alpha) => alpha >= least);
}

/** How opaque an element is made by its opacity and filter, from 0 to 1, without what is around it. */
export function opacityOf({ opacity, filter }: CSSStyleDeclaration): number {
  const [, by = '1', unit] = /opacity\(([\d.e-]+)(%?)/.exec(filter) ?? [];
  return (Number.parseFloat(opacity || '1') * Number(by)) / (unit ? 100 : 1);
}

/** The radius of a filter's blur in px. */
export function blurOf(filter: string): number {
  return Number(/blur\(([\d.]+)/.exec(filter)?.[1] ?? 0);
}

/** Whether an element or a pseudo-element of it with this style draws anything besides text and pictures. */
export function hasPaint(style: CSSStyleDeclaration, isPseudo: boolean): boolean {
  const { content, visibility, backgroundColor } = style;
  if (isPseudo && /^(?:none|normal|)$/.test(content)) return false;
  if (opacityOf(style) === 0 || visibility !== 'visible') return false;
  return (isPseudo && content !== '""') || alphaOf(backgroundColor) > 0 || hasEffect(style);
}

/** Whether it draws more than a plain colour. */
export function hasEffect({ backgroundImage, backdropFilter, boxShadow }: CSSStyleDeclaration): boolean {
  return !isClear(backgroundImage) || !isPlain(backdropFilter) || boxShadow.includes('inset');
}

/** True for the initial value of a property such as `filter` or `z-index`. */
export function isPlain(value: string): boolean {
  return /^(?:none|normal|auto|1|undefined|)$/.test(value);
}

/** Whether two opaque colours cannot be told apart. Those of other kinds than `rgb()` must be the same. */
export function isSameTone(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((colour) => /^rgb/.test(colour) && colour.match(/\d+/g));
  return (
    one === other || [0, 1, 2].every((at) => Math.abs(Number((parts || [])[at]) - Number((others || [])[at])) < 16)
  );
}
