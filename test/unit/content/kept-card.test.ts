import { expect, type Mock, test, vi } from 'vitest';
import type { CardChanged, Drawn } from '../../../src/cards/card-drawing.ts';
import type { Ask } from '../../../src/messaging/send-message.ts';
import {
  address,
  answer,
  card,
  cardRoot,
  host,
  mount,
  mountAndRest,
  pointer,
  press,
  pressIn,
  rest,
  setUpPages,
} from './mounted-page.ts';

// @vitest-environment new-document
setUpPages();

const undo: Drawn = { type: 'button', props: { act: { change: { undo: 'it' } }, children: ['Undo'] } };
const hosts = () => document.querySelectorAll('html > div').length;

const toCount = (question: object) =>
  'cards' in question && Array.isArray(question.cards) ? question.cards.length : 0;

/** Rests on the first line until its card has an answer. Every change in it is answered with `said`. */
async function open(said: CardChanged = { toast: ['Paused for 1 hour', undo] }) {
  const ask = vi.fn(async (name: string, request: object) => {
    if (name !== 'changeFromCard') return null;
    return 'undo' in request ? { toast: ['Undone'], isWatched: false } : said;
  });
  const mounted = mountAndRest(5, undefined, { ask: ask as unknown as Mock<Ask> });
  mounted.ports[0]?.answer(answer({ watch: { address, chainId: 1, text: 'Watch' } }));
  const change = async (label: string) => {
    pressIn(label);
    await vi.advanceTimersByTimeAsync(0);
  };
  const changes = () => ask.mock.calls.flatMap(([name, request]) => (name === 'changeFromCard' ? [request] : []));
  /** Returns the number of cards in the row, for each time it was drawn. */
  const draws = () => ask.mock.calls.flatMap(([name, cards]) => (name === 'drawPinnedCards' ? [toCount(cards)] : []));
  return { ...mounted, change, changes, draws };
}

test('a change is shown with its Undo for as long as the card is open, also after another message', async () => {
  const { change, changes } = await open();

  await change('Pause for 1 hour');
  vi.advanceTimersByTime(60_000);
  const after = card().said;
  await change('Copy');
  await vi.advanceTimersByTimeAsync(100);
  const meanwhile = card().said;
  vi.advanceTimersByTime(2_100);

  expect(changes()).toEqual([{ pause: true }]);
  expect(after).toBe('Paused for 1 hourUndo');
  expect(meanwhile).toMatch(/^Co/);
  expect(card().said).toBe('Paused for 1 hourUndo');
});

test('a change is still shown once there is news', async () => {
  const { change, ports } = await open();
  await change('Pause for 1 hour');

  ports[0]?.answer(answer());

  expect(card().said).toBe('Paused for 1 hourUndo');
});

test('Undo is asked for once it has been seen for half a second, and its result is shown for a moment', async () => {
  const { change, changes } = await open();
  await change('Pause for 1 hour');

  pressIn('Undo', 400);
  const tooSoon = changes().length;
  await change('Undo');
  const { said } = card();
  vi.advanceTimersByTime(2_100);

  expect(tooSoon).toBe(1);
  expect(changes().at(-1)).toEqual({ undo: 'it' });
  expect([said, card().said]).toEqual(['Undone', '']);
});

test('says that it is watched once it is, and no longer once that is undone', async () => {
  const { change, changes } = await open({ toast: ['Added to Watched', undo], isWatched: true });
  const isWatched = () => cardRoot()?.querySelector('[role=dialog]')?.classList.contains('hl-watched');
  const before = isWatched();

  await change('Watch');
  const after = isWatched();
  await change('Undo');

  expect(changes()[0]).toEqual({ watch: { address, chainId: 1 } });
  expect([before, after, isWatched()]).toEqual([false, true, false]);
});

test('a card in which Hashlens was turned off stays, and opens no other', async () => {
  const { change, end, ports } = await open();
  await change('Pause for 1 hour');

  end();
  rest(5, 5_000);
  const isStillThere = host() !== null;
  rest(105, 5_000);

  expect(isStillThere).toBe(true);
  expect(host()).toBeNull();
  expect(ports).toHaveLength(1);
});

test('any other card goes with it', async () => {
  const { end } = await open();

  end();

  expect(host()).toBeNull();
});

test.for(['Escape', 'a press elsewhere'])('it goes by %s', async (how) => {
  const { change, end } = await open();
  await change('Pause for 1 hour');
  end();

  if (how === 'Escape') press(how);
  else pointer(905, 'pointerdown');

  expect(host()).toBeNull();
});

test('Undo is heard in it, and once Hashlens is on again it is the open card', async () => {
  const { change, changes, end } = await open();
  await change('Pause for 1 hour');
  end();

  await change('Undo');
  const again = mount(null);
  rest(6, 1_000);
  const onSame = [hosts(), again.ports.length];
  rest(105);

  expect(changes()).toHaveLength(2);
  // Resting on the same reference opens no second card; another reference replaces it.
  expect(onSame).toEqual([1, 0]);
  expect([hosts(), again.ports.length]).toEqual([1, 1]);
});

test('a pinned one stays as well, and what is pinned once Hashlens is on again is beside it', async () => {
  const { change, end, draws } = await open();
  pressIn('Pin');
  await change('Pause for 1 hour');

  end();
  const again = mount(null);
  rest(105);
  again.ports[0]?.answer(answer());
  pressIn('Pin');

  expect(draws().at(-1)).toBe(2);
});
