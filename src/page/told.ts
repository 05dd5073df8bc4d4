import type { CardUpdate } from '../cards/card-content.ts';
import type { OwnUpdate } from './own-words.ts';

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
