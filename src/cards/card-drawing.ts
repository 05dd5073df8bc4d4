import type { CardAct } from './card-act.ts';

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
