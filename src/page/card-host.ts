import type { CardAct } from '../cards/card-act.ts';
import type { CardState } from './draw-card.ts';
import type { Box, Point } from './place-card.ts';
import type { Target } from './target.ts';

/** The one element that a card adds to the page, and only while it is open. */
export type CardHost = {
  element: HTMLElement;
  draw(state: CardState): void;
  /**
   * Puts the card beside its reference where either has changed, unless it is pinned; false when it cannot be shown any
   * more.
   */
  place(pointer: Point): boolean;
  box(): Box;
  /** False once the page has closed or removed it. */
  isOpen(): boolean;
  /**
   * How many elements of the page lie over the card; -1 where it is painted, but what the page shows over everything
   * leaves it inert. Costs a hit-test.
   */
  countOver(): number;
  /** False if the page added a style sheet or an animation to the root, which it can reach in Firefox. */
  isUntouched(): boolean;
  /** False if something covers the card. Moves it back to the top; the fourth time it counts as tampered with. */
  keepClear(): boolean;
  /** True while a keyboard user is in the card, or a person chooses from a list in it. */
  hasFocus(): boolean;
  /** True while a list in the card has the focus: the arrow keys are its own then. */
  hasList(): boolean;
  /** Takes it away; the focus goes back where it was when the card was shown. */
  remove(): void;
};

/** What a card is shown with. */
export type CardHostParts = {
  target: Target;
  bareStyles: string;
  invoker: HTMLElement | null;
  isWalk: boolean;
  onAct: (act: CardAct, value: string | undefined, timeStamp: number) => void;
  onTampered: () => void;
};
