import type { ChainChoice } from '../cards/card-content.ts';
import type { CardDrawing } from '../cards/card-drawing.ts';
import type { Told } from './conversation.ts';

/** What the page has drawn: `chains` are those to choose from, also while an answer is awaited. */
export type PageDrawing = CardDrawing & Pick<Told, 'asking'> & { chains: ChainChoice[] | undefined };

/** Who draws cards; `src/views/card` does. Given to the page half, which knows nothing of how it is drawn. */
export type CardView = {
  styles: string;
  draw: (into: Element, drawing: PageDrawing) => void;
  /** How tall what is drawn would be with room enough, in pixels. */
  fullHeight: (of: HTMLElement) => number;
  clear: (from: Element) => void;
};
