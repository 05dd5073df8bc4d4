import { ask } from '../../e2e/driver/set-up.ts';
import { timersDrained } from '../../e2e/driver/timers.ts';
import { cardStates } from '../../e2e/states/card-states.ts';
import { showState } from '../../e2e/states/show-state.ts';
import { openWebPage, type Studio, takeCard } from './shoot-camera.ts';

/** Takes pictures of every card on the states page: many kinds of answers, the failures, and brief states. */
export async function shootStates(studio: Studio): Promise<void> {
  const { driver, stage } = studio;
  const page = await openWebPage(studio, 'states.html');
  const start = Date.now();
  for (const state of cardStates) {
    // Slow states take long, so they are shown in one browser only.
    if (state.isSlow && !studio.endings.includes('light')) continue;
    const close = await showState(stage, page, state, start);
    // Animations run in Firefox, so this waits until the card has faded in.
    if (driver.name === 'firefox' && state.stage === undefined) await timersDrained(page);
    await takeCard(studio, page, `state-${state.name}`);
    await page.setTheme('light');
    await close();
  }
  await page.close();
  await stage.stopClock(null);
  await ask(driver, 'forgetAnswers', {});
}
