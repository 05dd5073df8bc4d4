import { type Reference, type ReferenceContext, writeReference } from '../references/reference.ts';

/** What an element is drawn with: attributes, what is chosen in a list, and what pressing it does. */
export type DrawnProps = { children: Drawn[]; act?: CardAct; value?: string; [attribute: string]: unknown };

/** A piece of a card as it is drawn: a text, or an element. Plain JSON. */
export type Drawn = string | { type: string; props: DrawnProps };

/**
 * What a page says by itself: that it waits, that Hashlens was updated, that nobody answered; on buttons again and back;
 * and beside an answer that it is the last one there is. And the language and the direction of that.
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

/** How an update looks in a card on a page. Drawn in the background: pages on which no card opens carry none of it. */
export type CardDrawing = {
  /** The attributes of the whole card: its name, language and direction. */
  attributes: { [name: string]: string };
  inside: Drawn[];
  /** What a screen reader is told; empty where what is drawn speaks for itself. */
  status: string;
  /** What is said beside it for as long as it holds. */
  said?: string;
  styles: string;
  /** For when nobody is there to draw. */
  own?: OwnWords;
  /** The chains before and after the one that is shown, in the order of their list. */
  beside?: [before: number, after: number];
};

/**
 * The pinned cards of a page as they are drawn, the oldest first, each with the kind of its answer, empty where it has
 * none. `shown` of them, from `first` on, are not scrolled out.
 */
export type TrayQuestion = { cards: { name: string; kind: string; inside: Drawn[] }[]; first: number; shown: number };

/** The bar of the tray that they stand in, and what differs in those of the same kind marked. */
export type TrayDrawing = { bar: Drawn; insides: Drawn[][] };

export type { Reference };

/** What can be put on the person's list: an address, on the chain that the card is about, or a transaction. */
export type WatchSubject = { address: string; chainId?: number } | { hash: string; chainId: number };

/**
 * What a press in a card changes: something comes on the watch list, Hashlens goes off on the card's site, or everywhere
 * for an hour. Each can be undone, under the name that came with what was said of it.
 */
export type CardChange = { watch: WatchSubject } | { siteOff: true } | { pause: true } | { undo: string };

/** What a card says of a change, with the button that undoes it; `isWatched`: whether what it is about is watched now. */
export type CardChanged = { toast: Drawn[]; isWatched?: boolean };

/** What a card asks for next. `asked` and `chainId` hold for every later question of the card too. */
export type Wish = {
  asked?: true;
  refresh?: true;
  chainId?: number;
  rests?: true;
  /** Something else that stands in the card: the card becomes about it, and leads back. */
  about?: { reference: Reference; context: ReferenceContext };
};

/** What pressing a part of a card does. It comes with what is drawn, and stands in no attribute. */
export type CardAct =
  /** Asks again. `keeps`: what is drawn stays until there is news. A list adds the chain that was chosen in it. */
  | { wish: Wish; keeps?: true }
  /** What the card was about before. */
  | { back: true }
  /** The card stays until it is pressed again. */
  | { pin: true }
  /** The card becomes taller, or as low as it was. */
  | { more: true }
  /** Every pinned card closes. */
  | { unpinAll: true }
  /** The row of pinned cards is scrolled to this one. */
  | { show: number }
  /** Opens a site in a new tab. */
  | { open: string }
  /** Opens a page of ours. */
  | { ask: 'openOptions'; request: Record<string, never> }
  | { ask: 'openPopupPage'; request: { reference: Reference; chainId: number } }
  /** The same, where the API key is typed: never on a page. */
  | { ask: 'addKey'; request: { reference: Reference; chainId: number } }
  /** The same, where the user can change what they wrote about something that they watch. */
  | { ask: 'openWatched'; request: WatchSubject }
  /** Changes something in place, and says what was changed. */
  | { change: CardChange }
  /** Puts a text on the clipboard, and says how that went. */
  | { copy: string; done: string; failed: string };

/** What pressing a reference in an answer does: the card becomes about it, on the answer's chain, which is certain. */
export function toFollowAct(reference: Reference, chainId: number): CardAct {
  return { wish: { about: toAbout(reference), chainId, asked: true } };
}

/** The same for an address that stands padded in a value: its chain is still to be found. */
export function toLeadAct(address: string): CardAct {
  return { wish: { about: toAbout({ kind: 'address', address }), asked: true } };
}

function toAbout(reference: Reference) {
  return { reference, context: { written: writeReference(reference), pageHost: '', before: '', after: '' } };
}
