import type { CardDrawing } from '../cards/card-drawing.ts';

/** Who draws cards; `src/views/card` does. Given to the page half, which knows nothing of how it is drawn. */
export type CardView = {
  styles: string;
  draw: (into: Element, drawing: CardDrawing) => void;
  /** How tall what is drawn would be with room enough, in pixels. */
  fullHeight: (of: HTMLElement) => number;
  clear: (from: Element) => void;
};
