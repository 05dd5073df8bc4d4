import type { Ask } from '../messages/ask.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import type { Evidence } from '../references/reference.ts';
import type { Closing } from './closing.ts';
import type { Point } from './place-card.ts';
import type { Target } from './target.ts';

/** What a card is opened with. */
export type CardParts = {
  document: Document;
  target: Target;
  evidence: Evidence;
  pointer: Point;
  invoker: HTMLElement | null;
  /** A key has opened it, and it takes the focus. */
  isWalk: boolean;
  waitMs: number;
  leaveAfterMs: number;
  bareStyles: string;
  openPort: () => CardPort | null;
  ask: Ask;
  /** Called when a card has closed that said that nobody is there to answer any more. */
  onOrphaned?: () => void;
  /** Esc was pressed. */
  onEscape: () => void;
  onClosed: (why: Closing) => void;
};
