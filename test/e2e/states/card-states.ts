import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../../explorer/rules.ts';
import type { Plain } from '../driver/driver.ts';
import tables from './card-states.json' with { type: 'json' };

/**
 * A card state: its setup, and when to look at it. By default its value is the one with its name on the states page.
 */
export type CardState = {
  name: string;
  /** The name of the value on the states page, if it belongs to another state. */
  value?: string;
  /** How the explorer replies to requests for the value. */
  rules?: Rule[];
  /** The part of a request's path that the rules match, with `*` for the value; the value alone by default. */
  path?: string;
  preferences?: { [name: string]: Plain };
  /** Uses the default API address and sends nothing: the card shows the address, and the local port varies by run. */
  isAtDefault?: true;
  /** The names of the states whose values are looked up first. */
  after?: string[];
  /** Clears the cache first: another state has the same value, or the site's last answer matters. */
  forgets?: true;
  /**
   * When to look at the card: at its first text (`waiting`), once it says more and that it still waits (`waiting-on`),
   * while it refreshes an old answer (`refreshing`), once it says why no new answer came (`not-refreshed`), else once
   * it has its answer.
   */
  stage?: 'waiting' | 'waiting-on' | 'refreshing' | 'not-refreshed';
  /** The user's action at that stage. */
  hand?: 'chain-name' | 'copy' | 'more' | 'details' | 'details-end';
  /** The state also holds back every later request until the key is saved again. */
  holds?: true;
  /** The state is reached only after some time, so the clock must run. */
  passes?: true;
  /** The state lasts less than three seconds. A busy machine may need as long for a picture, so none is compared. */
  isBrief?: true;
  /** The page removes cards before they can be seen, until the next card asks first. */
  goesUnseen?: true;
  /** The state takes too long for a test that compares pictures. */
  isSlow?: true;
};

const page = readFileSync(join(import.meta.dirname, '../../pages/states.html'), 'utf8');
const [, answers = ''] = /<section class="answers">(.*?)<\/section>/s.exec(page) ?? [];
const rulesOfAnswers: { [name: string]: Rule[] } = { hostile: [{ rewrite: toHostile }] };

const answered: CardState[] = [...answers.matchAll(/data-state="([^"]+)"/g)].map(([, name = '']) => ({
  name,
  ...(rulesOfAnswers[name] && { rules: rulesOfAnswers[name] }),
  ...(name === 'ask-first' && { isAtDefault: true as const }),
}));

const moments = tables.moments as CardState[];

// Failures by the explorer's reply. Those without a rule follow from the value itself.
const failures = {
  ...tables.failures,
  'answer-too-large': { reply: { status: 200, body: 'x'.repeat(2_200_000) } },
} as { [name: string]: Rule | null };

const holding = tables.holding as { [name: string]: Rule };

/** Every state of a card that needs a key and a reachable address, in the order of the gallery. */
export const cardStates: CardState[] = [
  ...answered,
  ...moments,
  ...Object.entries(failures).map(([name, rule]) => ({ name, ...(rule && { rules: [rule] }) })),
  { name: 'timed-out', rules: [{ hang: true }], isSlow: true },
  ...Object.entries(holding).map(([name, rule]) => ({
    name,
    rules: [rule],
    holds: true as const,
    passes: true as const,
  })),
  // New states come here: a state's index in this list determines its time, which shows in the stored pictures.
  { name: 'told-address' },
  { name: 'told-number' },
  { name: 'told-event' },
  { name: 'unfolded', value: 'details', forgets: true, hand: 'more' },
  // This state must be last, because every later card of the same tab asks first.
  { name: 'gone-unseen', goesUnseen: true, isSlow: true },
];

/** A real answer with names, amounts and texts that no layout expects. */
function toHostile(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const name = `${'Claim your reward at visit-this-page '.repeat(6)}\u202Egnp.txt`;
  const to = { ...Object(Reflect.get(body, 'to')), name, is_scam: true, reputation: 'scam' };
  return { ...body, to, value: '9'.repeat(78), method: `transfer${'X'.repeat(300)}` };
}
