import type { CardSeen, DrivenPage } from '../driver/driver.ts';
import { clickInCard, settledCard } from '../driver/hands.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import type { CardState } from './card-states.ts';

/** Performs the user's action in a state's card. */
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
    case 'more':
      return press(page, 'more');
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
  await press(page, 'copy');
  await until('it says that it is copied', async () => {
    const [card] = await page.cards();
    return card !== undefined && card.text !== text;
  });
}

/** Presses the foot's first button (`copy`), its last one (`more`), or the menu's first one (`refresh`). */
export async function press(page: DrivenPage, what: 'copy' | 'refresh' | 'more'): Promise<void> {
  const card = await settledCard(page);
  const foot = footOf(card);
  const refresh = card.buttons.find(({ within }) => within === 'menu');
  const button = { copy: foot[0], more: foot.at(-2), refresh }[what];
  if (button === undefined) throw new Error(`The card has nothing to press: ${what}.`);
  await clickInCard(page, button.name);
}

/** The buttons and links in a card's foot: the menu is last, before it "More" if there is any. */
export function footOf({ buttons }: CardSeen): CardSeen['buttons'] {
  return buttons.filter(({ within }) => within === 'foot');
}

async function openDetails(page: DrivenPage): Promise<void> {
  await press(page, 'more');
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
