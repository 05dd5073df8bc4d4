import type { CardUpdate } from '../../cards/card-content.ts';
import type { CardAct, Drawn, DrawnProps, OwnWords } from '../../cards/card-drawing.ts';
import type { Place } from './placement.ts';

/**
 * What a card shows: its state, and a toast, which is empty for none. `isWatched`: added to the watch list since the
 * last update; `dock`: set while the card is pinned.
 */
export type CardState = Told & {
  isPinned: boolean;
  isUnfolded: boolean;
  isWatched: boolean;
  toast: Drawn[];
  dock?: Dock | undefined;
};

/** A pinned card's part in the row. */
export type Dock = {
  /** The content with differences marked; undefined until they are known. */
  inside: Drawn[] | undefined;
  /** The row's bar; only in the first card. */
  bar: Drawn | undefined;
  /** Scrolled out of the row. */
  isOut: boolean;
  isUnfolded: boolean;
  /** Returns the card's position and its height, which is at most `height`. */
  place(height: number): Place;
  /** Called with events inside the card. */
  hear(event: Event): void;
};

/**
 * Draws a whole card. The background has already drawn its content, except for the fallback messages that a page must
 * have without it.
 */
export function drawCard(
  into: Element,
  { name, isFollowed, update, status, asking, isOver, said, isPinned, isUnfolded, isWatched, toast, dock }: CardState,
): void {
  own.words = update?.drawing?.own ?? own.words;
  const [, , , , , , lang, dir] = own.words;
  const { attributes, inside = toOwnWords(update, isFollowed) } = update?.drawing ?? {};
  const classes = [
    'hl-card',
    isOver && 'hl-over',
    isPinned && 'hl-pinned',
    dock?.isOut && 'hl-out',
    isUnfolded && 'hl-unfolded',
    isWatched && 'hl-watched',
  ];
  drawNodes(into, [
    ...(dock?.bar ? [dock.bar] : []),
    element(
      'div',
      [
        ...(dock?.inside ?? inside),
        element('p', toast[0] ? toast : [said || status], {
          class: toast[0] ? 'hl-toast' : said ? 'hl-said' : 'hl-unseen',
          role: 'status',
        }),
      ],
      {
        role: 'dialog',
        'aria-label': name,
        lang,
        dir,
        ...attributes,
        class: classes.filter(Boolean).join(' '),
        tabindex: -1,
        'aria-busy': asking || update?.kind === 'waiting',
      },
    ),
  ]);
}

function toOwnWords(update: Told['update'], isFollowed: boolean): Drawn[] {
  const [looking, updated, silent, again, back] = own.words;
  if (update?.kind !== 'own') return [element('div', [looking], { class: 'hl-scroll' })];
  const { isUpdated } = update;
  const words: (Drawn | false)[] = [
    element('b', [isUpdated ? updated : silent]),
    !isUpdated && element('button', [again], { act: { wish: { refresh: true } } }),
    !isUpdated && isFollowed && element('button', [back], { act: { back: true } }),
  ];
  return [element('div', words.filter(Boolean) as Drawn[], { class: 'hl-scroll', role: 'alert' })];
}

function element(type: string, children: Drawn[], props?: Partial<DrawnProps>): Drawn {
  return { type, props: { ...props, children } };
}

const svg = 'http://www.w3.org/2000/svg';

/**
 * The props that each element was last drawn with: only differences are written, and missing attributes are removed.
 */
const drawn = new WeakMap<Node, DrawnProps>();

/**
 * Draws nodes from the background into `parent`. Reuses the next existing element of the same type and first class, and
 * with it focus, scroll position and live regions; never moves a reused element.
 *
 * A text is the value of a `data` element, which the style sheet displays: `window.find()` and selections read text
 * nodes in closed roots, but not generated content.
 */
export function drawNodes(parent: Element, nodes: Drawn[]): void {
  nodes.forEach((node, index) => {
    const place = parent.children[index] ?? null;
    const { type, props } = typeof node === 'string' ? { type: 'data', props: undefined } : node;
    let kept = place;
    // A line that became another one would jump to its place.
    while (kept && (kept.localName !== type || firstClass(drawn.get(kept)) !== firstClass(props)))
      kept = kept.nextElementSibling;
    if (kept) while (parent.children[index] !== kept) parent.children[index]?.remove();
    const at = kept ?? parent.insertBefore(create(parent, type), place);
    if (props) drawElement(at, props);
    else if (at.getAttribute('value') !== node) at.setAttribute('value', String(node));
  });
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove();
}

function firstClass(props?: DrawnProps): string | undefined {
  return String(props?.class ?? '').split(' ', 1)[0];
}

/** Returns the action of an element or its nearest ancestor that has one, and that element; undefined without one. */
export function actAt(target: Node | null): { act: CardAct; at: Node } | undefined {
  if (!target) return;
  const act = drawn.get(target)?.act;
  return act ? { act, at: target } : actAt(target.parentNode);
}

function create(parent: Element, type: string): Element {
  return document.createElementNS(type === 'svg' ? svg : parent.namespaceURI, type);
}

function drawElement(element: Element, props: DrawnProps): void {
  const before = drawn.get(element);
  for (const name in { ...before, ...props }) {
    const value = props[name];
    if (value === before?.[name] || /^(?:children|act|value|on.*)$/.test(name)) continue;
    // The page's CSP may forbid style attributes, but not setting styles through the CSSOM.
    if (name === 'style') (element as HTMLElement).style.cssText = String(value ?? '');
    else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  drawn.set(element, props);
  drawNodes(element, props.children);
  // The user's choice is not in an attribute, and stays until there are new props. Set last, because only options that
  // are already drawn can be selected.
  if ('value' in props && props !== before) (element as HTMLSelectElement).value = String(props.value);
}

/** The state of a card's content. */
export type Told = {
  /** The accessible name of the current reference. */
  name: string;
  /** The user came here by following a reference inside the card, and can go back. */
  isFollowed: boolean;
  /** Null before the background has replied. */
  update: CardUpdate | OwnUpdate | null;
  /** Announced by a screen reader. */
  status: string;
  /** The user is waiting for more than `update` contains. */
  asking: boolean;
  /** `update` is for another chain than the one that was just chosen. */
  isOver: boolean;
  /** A message shown beside the content; empty for none. */
  said: string;
};

/** The state before the first question. */
export const nothingTold: Told = {
  name: '',
  isFollowed: false,
  update: null,
  status: '',
  asking: false,
  isOver: false,
  said: '',
};

/** A fallback message, drawn by the content script when the background cannot draw the card. */
export type OwnUpdate = { kind: 'own'; isUpdated: boolean; drawing?: undefined };

/** Hashlens was updated, and this script can no longer reach the background. */
export const updated: OwnUpdate = { kind: 'own', isUpdated: true };

/** The background stopped during two attempts, or did not reply. */
export const silent: OwnUpdate = { kind: 'own', isUpdated: false };

/** The fallback messages: in English until the background has sent them in the user's language. */
export const own: { words: OwnWords } = {
  words: [
    'Looking it up…',
    'Hashlens was updated, reload this page',
    'Hashlens did not answer',
    'Try again',
    'Back',
    'Could not refresh',
    'en',
    'ltr',
  ],
};
