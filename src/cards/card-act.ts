import type { Evidence, Reference } from '../references/reference.ts';

export type { Reference };

/** What can be put on the person's list: an address, on the chain that the card is about, or a transaction. */
export type WatchSubject = { address: string; chainId?: number } | { hash: string; chainId: number };

/** What a card asks for next. `asked` and `chainId` hold for every later question of the card too. */
export type Wish = {
  asked?: true;
  refresh?: true;
  chainId?: number;
  rests?: true;
  /** Something else that stands in the card: the card becomes about it, and leads back. */
  about?: { reference: Reference; evidence: Evidence };
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
  /** Opens a site in a new tab. */
  | { open: string }
  /** Opens a page of ours. */
  | { ask: 'openOptions'; request: Record<string, never> }
  | { ask: 'openPopupPage'; request: { reference: Reference; chainId: number } }
  /** The same, where the person may put something on their list: a page's script room writes nothing itself. */
  | { ask: 'openWatched'; request: WatchSubject }
  /** Puts a text on the clipboard, and says how that went: the first one, or in a list the one with that number. */
  | { copy: string[]; done: string; failed: string };
