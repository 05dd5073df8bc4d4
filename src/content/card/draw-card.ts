import type { CardUpdate } from '../../cards/card-content.ts';
import type { CardAct, Drawn, DrawnProps, OwnWords } from '../../cards/card-drawing.ts';
import type { Place } from './placement.ts';

/**
 * What a card shows: what it knows, and what is said of what was done, empty for nothing. `isWatched`: it was put on the
 * watch list since it was drawn; `dock` while it is pinned.
 */
export type CardState = Told & {
  isPinned: boolean;
  isUnfolded: boolean;
  isWatched: boolean;
  toast: Drawn[];
  dock?: Dock | undefined;
};

/** A pinned card's part in the tray. */
export type Dock = {
  /** What is drawn, with what differs marked; undefined before that is known. */
  inside: Drawn[] | undefined;
  /** The bar of the tray, in its first card. */
  bar: Drawn | undefined;
  /** Scrolled out of the row. */
  isOut: boolean;
  isUnfolded: boolean;
  /** Where it stands, at most so high. */
  place(height: number): Place;
  /** What happens in the card. */
  hear(event: Event): void;
};

/** Draws a whole card. The background has drawn what is in it, but for what a page must be able to say by itself. */
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

/** What each element was last drawn with: only what differs is written, and what is gone is taken away. */
const drawn = new WeakMap<Node, DrawnProps>();

/**
 * Draws what the background has sent into `parent`. Of what is there, the next of the same kind is kept, and with it
 * focus, scroll position and live regions; nothing kept is moved.
 *
 * A text is the value of a `data` element, which the style sheet writes out: `window.find()` and a selection read text
 * nodes in closed roots, but nothing that a style sheet writes.
 */
export function drawNodes(parent: Element, nodes: Drawn[]): void {
  nodes.forEach((node, index) => {
    const place = parent.children[index] ?? null;
    const type = typeof node === 'string' ? 'data' : node.type;
    let kept = place;
    while (kept && kept.localName !== type) kept = kept.nextElementSibling;
    if (kept) while (parent.children[index] !== kept) parent.children[index]?.remove();
    const at = kept ?? parent.insertBefore(create(parent, type), place);
    if (typeof node !== 'string') drawElement(at, node.props);
    else if (at.getAttribute('value') !== node) at.setAttribute('value', node);
  });
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove();
}

/** What pressing an element does, and which element it was drawn for; nothing where it does nothing. */
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
    // The page's policy may forbid style attributes, but not what they say.
    if (name === 'style') (element as HTMLElement).style.cssText = String(value ?? '');
    else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  drawn.set(element, props);
  drawNodes(element, props.children);
  // What a person has chosen is in no attribute, and stays until there is news. Only what is drawn can be chosen.
  if ('value' in props && props !== before) (element as HTMLSelectElement).value = String(props.value);
}

/** What a card knows at one moment. */
export type Told = {
  /** Of the reference that it is about now. */
  name: string;
  /** It became about that by what stood in it, and leads back. */
  isFollowed: boolean;
  /** Null before the background has said anything. */
  update: CardUpdate | OwnUpdate | null;
  /** What a screen reader is told. */
  status: string;
  /** A person waits for more than there is in `update`. */
  asking: boolean;
  /** `update` is about another chain than the one that was just chosen. */
  isOver: boolean;
  /** What to say beside it; empty for nothing. */
  said: string;
};

/** What a card knows before it has asked. */
export const nothingTold: Told = {
  name: '',
  isFollowed: false,
  update: null,
  status: '',
  asking: false,
  isOver: false,
  said: '',
};

/** What a card says in its page's own words, when nobody is there to draw it. */
export type OwnUpdate = { kind: 'own'; isUpdated: boolean; drawing?: undefined };

/** Nobody is left to ask. */
export const updated: OwnUpdate = { kind: 'own', isUpdated: true };

/** The background was asked twice and stopped both times, or stayed silent. */
export const silent: OwnUpdate = { kind: 'own', isUpdated: false };

/** These words; in the language that is spoken since the background has drawn something. */
export const own: { words: OwnWords } = {
  words: [
    'Looking it up…',
    'Hashlens was updated, reload this page',
    'Hashlens did not answer',
    'Try again',
    'Back',
    'No newer answer',
    'en',
    'ltr',
  ],
};
