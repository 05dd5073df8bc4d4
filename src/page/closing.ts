import type { Point } from './place-card.ts';
import type { Target } from './target.ts';

/** Why a card closed: a person sent it away, or the page did something to it; else its reference or the pointer left. */
export type Closing = 'left' | 'dismissed' | 'tampered';

/** A card that is on the page now, or will be as soon as its time has come. */
export type OpenCard = {
  target: Target;
  /** Aborts when it closes. */
  signal: AbortSignal;
  /** Tells where the pointer is; away from reference and card for a while, the card closes, and at once if unseen. */
  pointerAt(point: Point): void;
  isOnCard(point: Point): boolean;
  /** True while it stays whatever the pointer does: a person has pinned it. */
  isPinned(): boolean;
  /** Closes it where nothing of it shows yet; gives whether something does. */
  giveUp(): boolean;
  close(why: Closing): void;
};
