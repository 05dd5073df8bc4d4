import type { CardDrawing } from '../../cards/card-drawing.ts';
import tokens from '../theme/tokens.css?inline';
import cardStyles from './card.css?inline';
import { Card } from './card.tsx';
import { drawVnodes } from './draw-vnodes.ts';
import hostStyles from './host.css?inline';

/** Draws cards; given to the page half. `styles` are for the shadow root that the card stands in. */
export const cardView = {
  styles: tokens + cardStyles + hostStyles,
  draw: (into: Element, drawing: CardDrawing) => drawVnodes(into, <Card {...drawing} />),
  fullHeight(of: HTMLElement) {
    const scroller = of.querySelector('.hl-scroll');
    return of.offsetHeight + (scroller ? scroller.scrollHeight - scroller.clientHeight : 0);
  },
  clear: (from: Element) => from.replaceChildren(),
};
