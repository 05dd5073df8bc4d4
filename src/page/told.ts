import type { CardDrawing } from '../cards/card-drawing.ts';

/** What a card knows at one moment. */
export type Told = Pick<CardDrawing, 'update' | 'slow' | 'asking' | 'note'>;

/** What a card knows before it has asked. */
export const nothingTold: Told = { update: null, slow: false, asking: false, note: '' };
