import { defaultApiAddress } from '../../../src/settings/api-address.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { closeCard, leave, settledCard } from '../driver/hands.ts';
import { ask, prefer } from '../driver/set-up.ts';
import { countTimers, timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { type CardState, cardStates } from './card-states.ts';
import { lendHand } from './lend-hand.ts';
import { reachStage } from './reach-stage.ts';
import type { Stage } from './stage.ts';

const minuteMs = 60_000;

/**
 * Opens a state's card in this page. Returns a function that closes it and undoes the setup. With `start` (ms) the
 * clock is stopped meanwhile, at a time specific to the state, so that ages in the card never change. Depends neither
 * on texts of Hashlens nor on states shown before.
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
  // Clears a minute earlier: clearing also drops answers to requests of the same moment.
  await stage.stopClock(at === null ? null : at - minuteMs);
  if (state.forgets) await aside(ask(driver, 'forgetAnswers', {}));
  await stage.stopClock(at);
  // A separate site, so that no other state's answer decides this one's chain.
  await page.goto(`http://${state.name}.localhost:${pages.port}/states.html`);
  for (const name of state.after ?? []) {
    await restOn(page, name);
    await settledCard(page);
    await closeAndLeave(page);
    // Makes that answer five minutes older.
    await stage.stopClock(at === null ? null : at + 5 * minuteMs);
  }
  const { preferences } = state;
  if (preferences) await aside(prefer(driver, preferences));
  if (state.isAtDefault) await aside(ask(driver, 'saveGuarded', { apiAddress: defaultApiAddress }));
  const value = await readValue(page, state.value ?? state.name);
  const path = state.path?.replace('*', value) ?? value;
  // Browsers retry before they report a lost connection: Firefox nine times, Chromium once.
  const more = driver.name === 'firefox' ? 5 : 1;
  for (const rule of state.rules ?? [])
    explorer.behave({ path, ...rule, ...(rule.cut && rule.times && { times: rule.times * more }) });
  if (state.goesUnseen) await loseCards(page);
  await restOn(page, state.value ?? state.name);
  const isStopped = at !== null && driver.name === 'chromium';
  const reached = reachStage(page, state, isStopped);
  await (state.passes && isStopped ? whileTimePasses(stage, at, reached) : reached);
  await lendHand(page, state);
  return async () => {
    await closeAndLeave(page);
    explorer.forgetRules();
    if (state.isAtDefault) await aside(ask(driver, 'saveGuarded', { apiAddress: explorer.url }));
    if (preferences) await aside(prefer(driver, { askBeforeAddresses: false, dailyLimit: 0 }));
    if (state.holds) await aside(ask(driver, 'saveCredentials', { apiKey: explorer.key }));
  };
}

/** Scrolls the states page's value of this name to the top, and rests the pointer on it. */
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

/** The text of the states page's value of this name, without a chain prefix. */
export function readValue(page: DrivenPage, name: string): Promise<string> {
  return page.evaluate((wanted) => {
    const text = document.querySelector(`[data-state="${wanted}"]`)?.textContent?.trim() ?? '';
    return text.replace(/^eip155:\d+:/, '');
  }, name);
}

/** Makes the page remove a card's reference as soon as the card opens, more often than Hashlens tolerates. */
async function loseCards(page: DrivenPage): Promise<void> {
  await page.evaluate(() => {
    const frame = () => new Promise(requestAnimationFrame);
    const hasty = new MutationObserver(async (all) => {
      if (!all.some(({ addedNodes }) => [...addedNodes].some((node) => (node as HTMLElement).popover))) return;
      for (let frames = 0; frames < 4; frames += 1) await frame();
      document.querySelector('[data-state^="going"]:hover')?.remove();
    });
    hasty.observe(document.documentElement, { childList: true, subtree: true });
  });
  await until('what our script waits for is counted', () => countTimers(page));
  // Ten attempts: on a busy machine a card may stay long enough to count as seen.
  for (let at = 10; at < 20; at += 1) {
    const name = `going-${at}`;
    await page.evaluate((state) => {
      const line = document.createElement('p');
      line.innerHTML = `account <span data-state="${state}">0x${`5${state.slice(-2)}d`.repeat(10)}</span>`;
      document.querySelector('section')?.prepend(line);
    }, name);
    await restOn(page, name);
    await timersDrained(page);
    await closeAndLeave(page);
  }
}

async function closeAndLeave(page: DrivenPage): Promise<void> {
  await closeCard(page);
  await leave(page);
}

/** Waits with a clock that jumps ahead 2 s at a time: with a stopped one, held-back requests would never go on. */
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
