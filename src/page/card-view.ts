import type { CardUpdate } from '../cards/card-content.ts';

/** What a person can do in a card. */
export type CardAction = 'look-up' | 'try-again' | 'open-options' | 'open-in-hashlens' | 'copy';

/** Everything that a card shows at one moment. `update` is null before the background has said anything. */
export type CardDrawing = {
  name: string;
  update: CardUpdate | null;
  /** Three seconds have gone by without an answer. */
  slow: boolean;
  copied: 'no' | 'yes' | 'failed';
  act: (action: CardAction) => void;
};

/** Who draws cards; `src/views/card` does. Given to the page half, which knows nothing of how it is drawn. */
export type CardView = {
  styles: string;
  draw: (into: Element, drawing: CardDrawing) => void;
  clear: (from: Element) => void;
};
