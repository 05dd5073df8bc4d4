import { type Reference, type ReferenceContext, writeReference } from '../references/reference.ts';

/** An element's attributes, its selected option, and the action of a press. */
export type DrawnProps = { children: Drawn[]; act?: CardAct; value?: string; [attribute: string]: unknown };

/** A drawn piece of a card: a text or an element. Plain JSON. */
export type Drawn = string | { type: string; props: DrawnProps };

/**
 * The texts that a page shows without the background: waiting, Hashlens was updated, no reply, the buttons "again" and
 * "back", and the note that an answer is the last one known; then their language and direction.
 */
export type OwnWords = [
  looking: string,
  updated: string,
  silent: string,
  again: string,
  back: string,
  noNewer: string,
  language: string,
  direction: string,
];

/** How an update looks in a card on a page. Drawn in the background, so that pages without cards load none of it. */
export type CardDrawing = {
  /** The attributes of the whole card: its name, language and direction. */
  attributes: { [name: string]: string };
  inside: Drawn[];
  /** Announced by a screen reader; empty if the drawing announces itself. */
  status: string;
  /** A note shown beside the content; absent for none. */
  said?: string;
  styles: string;
  /** The fallback messages, for when the background cannot draw. */
  own?: OwnWords;
  /** The chains before and after the current one in the list. */
  beside?: [before: number, after: number];
};

/**
 * A page's pinned cards as drawn, oldest first, each with its answer's kind ('' without an answer). `shown` cards from
 * `first` on are visible.
 */
export type PinnedCardsQuestion = {
  cards: { name: string; kind: string; inside: Drawn[] }[];
  first: number;
  shown: number;
};

/** The bar above pinned cards, and each card's content with the differences between cards of the same kind marked. */
export type PinnedCardsDrawing = { bar: Drawn; insides: Drawn[][] };

export type { Reference };

/** What can be watched: an address on the card's chain, or a transaction. */
export type WatchSubject = { address: string; chainId?: number } | { hash: string; chainId: number };

/**
 * A change made from a card: watch something, turn Hashlens off on the card's site, pause it for an hour, or undo an
 * earlier change by its id.
 */
export type CardChange = { watch: WatchSubject } | { siteOff: true } | { pause: true } | { undo: string };

/**
 * The reply to a change: a toast, with an Undo button if the change can be undone. `isWatched`: the card's subject is
 * now watched.
 */
export type CardChanged = { toast: Drawn[]; isWatched?: boolean };

/** What a card asks for next. `asked` and `chainId` also apply to its later questions. */
export type Wish = {
  asked?: true;
  refresh?: true;
  chainId?: number;
  rests?: true;
  /** Another reference in the card: the card switches to it, with a way back. */
  about?: { reference: Reference; context: ReferenceContext };
};

/** The action of a press on a part of a card. Comes with the drawing, never as an attribute. */
export type CardAct =
  /**
   * Asks the background again. `keeps`: the current content stays until a reply arrives. A list adds the chain chosen
   * in it.
   */
  | { wish: Wish; keeps?: true }
  /** Goes back to the previous subject. */
  | { back: true }
  /** Pins or unpins the card. */
  | { pin: true }
  /** Unfolds or folds the card. */
  | { more: true }
  /** Closes all pinned cards. */
  | { unpinAll: true }
  /** Scrolls the row of pinned cards to this one. */
  | { show: number }
  /** Opens a site in a new tab. */
  | { open: string }
  /** Opens one of our pages. */
  | { ask: 'openOptions'; request: Record<string, never> }
  | { ask: 'openPopupPage'; request: { reference: Reference; chainId: number } }
  /** Opens the options at the API key, which is never typed on a web page. */
  | { ask: 'addKey'; request: { reference: Reference; chainId: number } }
  /** Opens the watch list at this entry, to edit its name and note. */
  | { ask: 'openWatched'; request: WatchSubject }
  /** Changes something in place, and confirms it. */
  | { change: CardChange }
  /** Copies a text, and reports success or failure. */
  | { copy: string; done: string; failed: string };

/** The action of a reference in an answer: the card switches to it, on the answer's chain, which is certain. */
export function toFollowAct(reference: Reference, chainId: number): CardAct {
  return { wish: { about: toAbout(reference), chainId, asked: true } };
}

/** Like `toFollowAct`, for an address padded to 32 bytes: its chain is not known yet. */
export function toLeadAct(address: string): CardAct {
  return { wish: { about: toAbout({ kind: 'address', address }), asked: true } };
}

function toAbout(reference: Reference) {
  return { reference, context: { written: writeReference(reference), pageHost: '', before: '', after: '' } };
}
