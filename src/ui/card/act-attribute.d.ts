import type { CardAct } from '../../cards/card-drawing.ts';

declare module 'preact' {
  interface ClassAttributes<T> {
    /** What pressing it does in a card on a page. */
    act?: CardAct;
  }
}
