import type { CardDrawing } from '../../cards/card-drawing.ts';
import bare from './bare.css?inline';
import { Card } from './card.tsx';
import { drawVnodes } from './draw-vnodes.ts';
import frame from './frame.css?inline';

/** Draws cards; given to the page half. `styles` are for the shadow root until the background sends `cardStyles`. */
export const cardView = {
  styles: frame + bare,
  draw: (into: Element, drawing: CardDrawing) => drawVnodes(into, <Card {...drawing} />),
  fullHeight(of: HTMLElement) {
    const scroller = of.querySelector('.hl-scroll');
    return of.offsetHeight + (scroller ? scroller.scrollHeight - scroller.clientHeight : 0);
  },
  clear: (from: Element) => from.replaceChildren(),
};
