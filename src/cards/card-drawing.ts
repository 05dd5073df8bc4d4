import type { CardUpdate } from './card-content.ts';

/** What a person can do in a card. */
export type CardAction =
  | 'look-up'
  | 'try-again'
  | 'refresh'
  | 'choose-chain'
  | 'open-options'
  | 'open-in-hashlens'
  | 'copy';

/** Everything that a card shows at one moment. `update` is null before the background has said anything. */
export type CardDrawing = {
  name: string;
  update: CardUpdate | null;
  /** Three seconds have gone by without an answer. */
  slow: boolean;
  /** A person waits for more than there is in `update`. */
  asking: boolean;
  /** What to say of an answer instead of where it is from; empty for nothing. */
  note: string;
  copied: 'no' | 'yes' | 'failed';
  /** `chainId` comes with 'choose-chain' alone. */
  act: (action: CardAction, chainId?: number) => void;
};
