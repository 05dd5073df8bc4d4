import type { Point } from './place-card.ts';
import type { Target } from './target.ts';

/** Why a card closed: a person sent it away, or the page did something to it; else its reference or the pointer left. */
export type Closing = 'left' | 'dismissed' | 'tampered';

/** A card that is on the page now. */
export type OpenCard = {
  target: Target;
  /** Tells where the pointer is; away from reference and card for 250 ms, the card closes. */
  pointerAt(point: Point): void;
  isOnCard(point: Point): boolean;
  /** Looks again whether pointer or focus still hold the card: the focus has moved. */
  blur(): void;
  close(why: Closing): void;
};
