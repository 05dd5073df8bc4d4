import type { CardSeen, DrivenPage } from '../driver/driver.ts';
import { settledCard } from '../driver/hands.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import type { CardState } from './card-states.ts';

/** Does what a person does in a state's card. */
export async function lendHand(page: DrivenPage, { hand }: CardState): Promise<void> {
  switch (hand) {
    case undefined:
      return;
    case 'chain-name': {
      const { rect, direction } = await settledCard(page);
      return page.moveTo({ x: direction === 'rtl' ? rect.x + rect.width - 40 : rect.x + 40, y: rect.y + 22 });
    }
    case 'copy':
      return copy(page);
    case 'details':
      return openDetails(page);
    case 'details-end':
      await openDetails(page);
      await page.press('End');
      return timersDrained(page);
  }
}

async function copy(page: DrivenPage): Promise<void> {
  const { text } = await settledCard(page);
  await press(page, 0);
  await until('it says that it is copied', async () => {
    const [card] = await page.cards();
    return card !== undefined && card.text !== text;
  });
}

/** Presses one of the buttons in the card's foot: 0 is the first, which copies, -1 the last, which asks anew. */
export async function press(page: DrivenPage, at: number): Promise<void> {
  const button = footOf(await settledCard(page)).at(at);
  if (button === undefined) throw new Error('The card has no foot to press.');
  await page.click(button.at);
}

/** The buttons and links in a card's foot. */
export function footOf({ buttons }: CardSeen): CardSeen['buttons'] {
  return buttons.filter(({ within }) => within === 'foot');
}

async function openDetails(page: DrivenPage): Promise<void> {
  const card = await settledCard(page);
  const foot = footOf(card)[0]?.at.y ?? 0;
  if ((card.details?.at.y ?? 0) > foot - 30) {
    await page.moveTo({ x: card.rect.x + card.rect.width / 2, y: foot - 60 });
    await page.wheel(9999);
    await timersDrained(page);
  }
  const at = (await settledCard(page)).details?.at;
  if (at === undefined) throw new Error('The card has nothing to open.');
  await page.click(at);
  await until('it has opened', async () => (await page.cards())[0]?.details?.isOpen);
}
