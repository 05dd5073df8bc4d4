import type { CardSeen, DrivenPage } from './driver.ts';
import { cardAt, closeCard, leave } from './hands.ts';

/** Rests on the first element that matches until a card of this name has its answer, and gives it; closes it with Esc and goes elsewhere. */
export async function cardOf(page: DrivenPage, selector: string, name: string): Promise<CardSeen> {
  const card = await cardAt(page, selector, { name });
  await closeCard(page);
  // What was closed with Esc stays closed until the pointer has left it.
  await leave(page);
  return card;
}
