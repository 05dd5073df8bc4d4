import type { CardSeen, DrivenPage } from './driver.ts';
import { cardAt, closeCard, leave } from './hands.ts';

/** Rests on the first match, returns the card of this name once it has its answer, closes it with Esc and leaves. */
export async function cardOf(page: DrivenPage, selector: string, name: string): Promise<CardSeen> {
  const card = await cardAt(page, selector, { name });
  await closeCard(page);
  // A card closed with Esc stays closed until the pointer has left its reference.
  await leave(page);
  return card;
}
