import type { CardSeen, DrivenPage } from '../driver/driver.ts';
import { leave, letTimePass, noCard, settledCard } from '../driver/hands.ts';
import { ask, prefer } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { type CardState, cardStates } from './card-states.ts';
import type { Stage } from './stage.ts';

const minuteMs = 60_000;
const slowMs = 3500;

/**
 * Opens the card of a state in this page and gives what closes it and leaves all as it was. With `start` (ms) the
 * clock stands while it is open, at a moment of the state's own, so that no age in it is ever another. Depends on no
 * word that Hashlens says, and on no state shown before.
 */
export async function showState(
  stage: Stage,
  page: DrivenPage,
  state: CardState,
  start: number | null = null,
): Promise<() => Promise<void>> {
  const { driver, explorer, pages } = stage;
  const at = start === null ? null : start + cardStates.indexOf(state) * 10 * minuteMs;
  const aside = async (work: Promise<unknown>) => {
    await work;
    await page.bringToFront();
  };
  explorer.forgetRules();
  // What is asked in the very moment of forgetting is forgotten too.
  await stage.stopClock(at === null ? null : at - minuteMs);
  if (state.forgets) await aside(ask(driver, 'forgetAnswers', {}));
  await stage.stopClock(at);
  // A site of its own: no other state's answer says on which chain this one is.
  await page.goto(`http://${state.name}.localhost:${pages.port}/states.html`);
  for (const name of state.after ?? []) {
    await restOn(page, name);
    await settledCard(page);
    await closeCard(page);
    // So much older is that answer.
    await stage.stopClock(at === null ? null : at + 5 * minuteMs);
  }
  const { preferences } = state;
  if (preferences) await aside(prefer(driver, preferences));
  const value = await readValue(page, state.value ?? state.name);
  const path = state.path?.replace('*', value) ?? value;
  for (const rule of state.rules ?? []) explorer.behave({ path, ...rule });
  await restOn(page, state.value ?? state.name);
  await (state.passes && at !== null ? whileTimePasses(stage, at, reach(page, state)) : reach(page, state));
  await lendHand(page, state);
  return async () => {
    await closeCard(page);
    explorer.forgetRules();
    if (preferences) await aside(prefer(driver, { askBeforeAddresses: false, dailyLimit: null }));
    if (state.holds) await aside(ask(driver, 'saveCredentials', { apiKey: explorer.key }));
  };
}

/** Rests the pointer on the states page's value of this name, which goes to the top. */
export async function restOn(page: DrivenPage, name: string): Promise<void> {
  const point = await until(`the state ${name} is on the page`, () =>
    page.evaluate((wanted) => {
      const element = document.querySelector(`[data-state="${wanted}"]`);
      if (element === null) return null;
      element.scrollIntoView({ block: 'start' });
      const [box] = element.getClientRects();
      return box && { x: box.x + 60, y: box.y + box.height / 2 };
    }, name),
  );
  await page.moveTo(point);
}

/** The text of the states page's value of this name, without the chain that may stand before it. */
export function readValue(page: DrivenPage, name: string): Promise<string> {
  return page.evaluate((wanted) => {
    const text = document.querySelector(`[data-state="${wanted}"]`)?.textContent?.trim() ?? '';
    return text.replace(/^eip155:\d+:/, '');
  }, name);
}

async function closeCard(page: DrivenPage): Promise<void> {
  await page.press('Escape');
  await noCard(page);
  await leave(page);
}

/** Waits with a clock that goes on by leaps: what is held back until a moment would never go on. */
async function whileTimePasses(stage: Stage, from: number, waiting: Promise<unknown>): Promise<void> {
  let isOver = false;
  const ended = waiting.finally(() => {
    isOver = true;
  });
  for (let now = from; !isOver; now += 2000) {
    await stage.stopClock(now);
    await Promise.race([ended, new Promise((done) => setTimeout(done, 250))]);
  }
  await ended;
}

/** Waits for the part of a card's life that a state is about. */
async function reach(page: DrivenPage, { stage, isSlow }: CardState): Promise<void> {
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
    // Three seconds after the question it says that it still waits: no picture may fall on that moment.
    return void (await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), slowMs));
  }
  if (stage === 'refreshing') {
    await until('an old answer is checked', async () => {
      const [card] = await page.cards();
      return card?.busy && footOf(card).length > 1;
    });
    return;
  }
  const card = await settledCard(page, isSlow ? 40_000 : undefined);
  if (stage !== 'not-refreshed') return;
  // What is final is not asked for anew by itself.
  if (card.notes.length === 0) await press(page, -1);
  await until('it says why not', async () => (await page.cards())[0]?.notes.length);
}

async function lendHand(page: DrivenPage, { hand }: CardState): Promise<void> {
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
      return letTimePass(page);
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
async function press(page: DrivenPage, at: number): Promise<void> {
  const button = footOf(await settledCard(page)).at(at);
  if (button === undefined) throw new Error('The card has no foot to press.');
  await page.click(button.at);
}

function footOf({ buttons }: CardSeen): CardSeen['buttons'] {
  return buttons.filter(({ within }) => within === 'foot');
}

// Nothing outside can find it in a closed root: it is the last line above the foot of a card that is at its end.
async function openDetails(page: DrivenPage): Promise<void> {
  const card = await settledCard(page);
  const { rect, direction, text } = card;
  const foot = footOf(card)[0]?.at.y ?? 0;
  const at = { x: direction === 'rtl' ? rect.x + rect.width - 60 : rect.x + 60, y: foot - 40 };
  if (card.buttons.some((button) => button.within === 'body' && button.at.y > foot)) {
    await page.moveTo(at);
    await page.wheel(9999);
    await letTimePass(page);
  }
  await page.click(at);
  await until('it has opened', async () => {
    const [seen] = await page.cards();
    return seen !== undefined && seen.text.length > text.length;
  });
}
