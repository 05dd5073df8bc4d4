import type { DrivenPage } from '../e2e/driver/driver.ts';
import { clickInCard, letTimePass, settledCard } from '../e2e/driver/hands.ts';
import { until } from '../e2e/driver/until.ts';
import type { Rule } from '../explorer/rules.ts';
import { readValue, refreshCard, restOn, type Studio, takeCard, takeSettledCard } from './shoot-camera.ts';

// What a card says while it waits, and what the explorer does meanwhile. A browser asks again by itself, so often,
// before it says that there is no connection.
const toWaits = (triesAtOnce: number): [state: string, says: string, rules: Rule[]][] => [
  ['waiting', 'looking it up', [{ delayMs: 2500 }]],
  ['waiting-long', 'Still waiting', [{ delayMs: 6000 }]],
  ['waiting-trouble', 'the service has trouble', [{ reply: 'unavailable', times: 1 }, { delayMs: 4000 }]],
  ['waiting-connection', 'no connection', [{ cut: 'connection', times: triesAtOnce }, { delayMs: 4000 }]],
  ['waiting-turn', 'too many requests', [{ reply: 'rate-limit-instance', headers: { 'retry-after': '5' }, times: 1 }]],
];

/**
 * Takes pictures of what a card shows for a moment only, and of what a person's hand makes of it. Gives what is to
 * be done later: the pictures of answers that have grown old by then.
 */
export async function shootMoments(
  studio: Studio,
  page: DrivenPage,
  close: () => Promise<void>,
): Promise<() => Promise<void>> {
  const { explorer } = studio;
  const olds = [
    ['old-address', 'unavailable'],
    ['old-transaction', 'not-found'],
  ] as const;
  for (const [state] of olds) {
    await restOn(page, state);
    await settledCard(page);
    await close();
  }

  for (const [state, says, rules] of toWaits(studio.driver.name === 'firefox' ? 10 : 2)) {
    const path = await readValue(page, state);
    for (const rule of rules) explorer.behave({ path, ...rule });
    await restOn(page, state);
    await until(`the card says ${says}`, async () => (await page.cards())[0]?.text.includes(says));
    await takeCard(studio, page, `state-${state}`);
    await settledCard(page);
    await close();
  }

  await restOn(page, 'details');
  const { rect } = await settledCard(page);
  await letTimePass(page);
  const chainName = { x: rect.x + 40, y: rect.y + 22 };
  await page.moveTo(chainName);
  await takeCard(studio, page, 'state-chain-list');
  await clickInCard(page, 'Copy');
  await until('it is copied', async () => (await page.cards())[0]?.text.includes('Copied'));
  await takeCard(studio, page, 'state-copied');
  await openDetails(page);
  await takeCard(studio, page, 'state-details-opened');
  await page.press('End');
  await letTimePass(page);
  await takeCard(studio, page, 'state-details-end');
  await close();

  const refreshed = await restOn(page, 'refreshing');
  await settledCard(page);
  explorer.behave({ path: refreshed, delayMs: 3000, times: 1 });
  await refreshCard(page);
  await until('it checks', async () => (await page.cards())[0]?.text.includes('checking'));
  await takeCard(studio, page, 'state-refreshing');
  await settledCard(page);
  await close();

  return async () => {
    for (const [state, reply] of olds) {
      explorer.behave({ path: await readValue(page, state), reply });
      await restOn(page, state);
      // What is final is not asked for anew by itself.
      if ((await settledCard(page)).notes.length === 0) await refreshCard(page);
      await until('it says why not', async () => (await page.cards())[0]?.notes.length);
      await takeSettledCard(studio, page, `state-${state}`);
      await close();
    }
  };
}

// Nothing outside can find it in a closed root: it is the last line above the foot of a card that need not scroll.
async function openDetails(page: DrivenPage): Promise<void> {
  const { rect } = await settledCard(page);
  const [card] = await page.cards();
  const foot = card?.buttons.find(({ name }) => name.startsWith('Cop'))?.at.y ?? 0;
  await page.click({ x: rect.x + 60, y: foot - 40 });
  await letTimePass(page);
}
