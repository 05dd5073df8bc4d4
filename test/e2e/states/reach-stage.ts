import type { CardSeen, DrivenPage } from '../driver/driver.ts';
import { settledCard } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import type { CardState } from './card-states.ts';
import { footOf, press } from './lend-hand.ts';

const slowMs = 3500;

/** Waits until the open card has reached the state's stage. */
export async function reachStage(page: DrivenPage, { stage, isSlow }: CardState, isStopped: boolean): Promise<void> {
  const readBusy = async () => {
    const [card] = await page.cards();
    return card?.busy ? card.text : null;
  };
  if (stage === 'waiting' || stage === 'waiting-on') {
    const first = await until('the card waits', readBusy);
    if (stage === 'waiting') return;
    await until('it says more', async () => {
      const text = await readBusy();
      return text !== null && text !== first;
    });
    // Three seconds after the request, the card says that it still waits. Pictures are taken after that.
    return void (await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), slowMs));
  }
  if (stage === 'refreshing') {
    // With a running clock, the answer is not old enough to be refreshed automatically.
    if (!isStopped) await press(page, 'refresh');
    await until('an old answer is checked', async () => {
      const [card] = await page.cards();
      return card?.busy && footOf(card).length > 1;
    });
    return;
  }
  const card = await settledCard(page, { timeoutMs: isSlow ? 40_000 : undefined });
  if (stage !== 'not-refreshed') return;
  // A final answer is not refreshed automatically.
  const isSaid = ({ notes, alerts }: CardSeen) => notes.length + alerts.length > 0;
  if (!isSaid(card)) await press(page, 'refresh');
  // In Firefox, a page can read the card, so the card does not show the older answer.
  await until('it says why not', async () => (await page.cards()).some(isSaid));
}
