import type { DrivenPage } from '../e2e/driver/driver.ts';
import { leave, noCard } from '../e2e/driver/hands.ts';
import { ask, prefer } from '../e2e/driver/set-up.ts';
import type { Rule } from '../explorer/rules.ts';
import { openWebPage, readValue, restOn, type Studio, takeSettledCard } from './shoot-camera.ts';
import { shootMoments } from './shoot-moments.ts';

// Answers that have no text by themselves: the rest of the states page is answered as everybody is.
const answers: { [state: string]: Rule } = {
  hostile: { rewrite: toHostile },
};

// Failures by what the explorer does. Those without a rule come from the value itself.
const failures: { [state: string]: Rule | null } = {
  'not-found': null,
  'not-served': null,
  restricted: { reply: 'restricted' },
  'payment-required': { reply: 'no-key' },
  'no-connection': { cut: 'connection' },
  unavailable: { reply: 'unavailable' },
  'bare-string': { reply: 'internal-bare-string' },
  'path-not-found': { reply: 'path-not-found' },
  'edge-block': { reply: 'edge-block' },
  elsewhere: { reply: { status: 302, body: '', headers: { location: 'https://example.org/' } } },
  'question-refused': { reply: 'invalid-value' },
  'answer-cut': { cut: { afterBytes: 40 } },
  'answer-web-page': { reply: 'captive-portal' },
  'answer-empty': { reply: 'empty' },
  'answer-too-large': { reply: { status: 200, body: 'x'.repeat(2_200_000) } },
  'answer-bare-string': { reply: 'bare-string' },
  'answer-senseless': { reply: 'senseless' },
  'other-answer': { otherHash: true },
};

// What holds every later question back too, until the key is put in again.
const holding: { [state: string]: Rule } = {
  'too-many-requests': { reply: 'rate-limit-instance', headers: { 'retry-after': '1' } },
  'bad-key': { reply: 'bad-key' },
  'out-of-credits': { reply: 'out-of-credits' },
};

/** Takes pictures of every card on the states page: many kinds of answers, the failures, and what passes in a moment. */
export async function shootStates(studio: Studio): Promise<void> {
  const { driver, explorer } = studio;
  const page = await openWebPage(studio, 'states.html');
  const shoot = async (state: string, rule?: Rule | null) => {
    if (rule) explorer.behave({ path: await readValue(page, state), ...rule });
    await restOn(page, state);
    await takeSettledCard(studio, page, `state-${state}`, rule?.hang ? 40_000 : undefined);
    await close(page);
  };
  const aside = async (work: () => Promise<unknown>) => {
    await work();
    await page.bringToFront();
  };

  const ordinary = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section.answers [data-state]')].map(
      ({ dataset }) => dataset.state ?? '',
    ),
  );
  for (const state of ordinary) await shoot(state, answers[state]);
  // A site's last answer decides where the next one is looked for.
  await aside(() => ask(driver, 'forgetAnswers', {}));
  await shoot('second-chain', {
    path: `/1/api/v2/transactions/${await readValue(page, 'second-chain')}`,
    reply: 'not-found',
  });
  await aside(() => ask(driver, 'forgetAnswers', {}));

  const shootOld = await shootMoments(studio, page, () => close(page));
  await aside(() => prefer(driver, { askBeforeAddresses: true }));
  await shoot('ask-first-address');
  await aside(() => prefer(driver, { askBeforeAddresses: false, dailyLimit: 1 }));
  await shoot('daily-limit');
  await aside(() => prefer(driver, { dailyLimit: null }));
  for (const [state, rule] of Object.entries(failures)) await shoot(state, rule);
  // A person's whole patience: once is enough.
  if (driver.name === 'chromium') await shoot('timed-out', { hang: true });
  for (const [state, rule] of Object.entries(holding)) {
    await shoot(state, rule);
    await aside(() => ask(driver, 'saveCredentials', { apiKey: explorer.key }));
  }
  await shootOld();
  await page.close();
}

async function close(page: DrivenPage): Promise<void> {
  await page.press('Escape');
  await noCard(page);
  await leave(page);
}

/** A true answer with names, amounts and texts that nobody's layout expects. */
function toHostile(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const name = `${'Claim your reward at visit-this-page '.repeat(6)}\u202Egnp.txt`;
  const to = { ...Object(Reflect.get(body, 'to')), name, is_scam: true, reputation: 'scam' };
  return { ...body, to, value: '9'.repeat(78), method: `transfer${'X'.repeat(300)}` };
}
