import { expect, test, vi } from 'vitest';
import type { CardAct, CardChanged, Drawn } from '../../../../src/cards/card-drawing.ts';
import type { CardClient } from '../../../../src/content/card/card-client.ts';
import { runCardAction } from '../../../../src/content/card/open-card.ts';
import type { Ask } from '../../../../src/messaging/send-message.ts';
import { fillCases } from '../fill-cases.ts';
import cases from './card-actions-cases.json' with { type: 'json' };

/** Activates a part of a card, and returns the resulting calls. */
async function pressed(act: CardAct, value?: string, { isHeard = true, mayCopy = true } = {}) {
  const talk = {
    ask: vi.fn<CardClient['ask']>(),
    askOn: vi.fn<() => boolean>(),
    back: vi.fn<CardClient['back']>(),
    fail: vi.fn<CardClient['fail']>(),
    rest: vi.fn<CardClient['rest']>(),
    end: vi.fn<CardClient['end']>(),
  };
  const ask = vi.fn(async (): Promise<unknown> => (isHeard ? reply : Promise.reject(new Error('gone'))));
  const say = vi.fn<(words: Drawn[]) => void>();
  const onChanged = vi.fn<(changed: CardChanged) => void>();
  const [pin, unfold, open] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn()];
  const pinned = { show: vi.fn<(at: number) => void>(), unpinAll: vi.fn<() => void>() };
  vi.stubGlobal('open', open);
  const writeText = vi.fn(async (_: string) => {
    if (!mayCopy) throw new Error('not allowed');
  });
  const document = { execCommand: () => false };
  const window = { navigator: { clipboard: { writeText } }, document, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', window);
  runCardAction(act, value, { talk, ask: ask as unknown as Ask, say, onChanged, pin, unfold, pinned });
  await new Promise((done) => setTimeout(done));
  const { ask: talkAsk, ...others } = talk;
  const calls = { ask, say, onChanged, pin, unfold, ...pinned, open, writeText, talkAsk, ...others };
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [[name, mock.calls]] : [])),
  );
}

const reply = { toast: ['Paused for 1 hour'] };
const copies = { copy: '0x12', done: 'Copied', failed: 'Could not copy' };

test.for(fillCases<[string, CardAct, string | undefined, object]>(cases.acts))(
  'does that and nothing else: %s',
  async ([, act, value, expected]) => {
    const calls = await pressed(act, value);

    // JSON turns undefined into null.
    expect(JSON.parse(JSON.stringify(calls))).toEqual(expected);
  },
);

test('says so when the background does not hear that a page is to be opened', async () => {
  const calls = await pressed({ ask: 'openOptions', request: {} }, '', { isHeard: false });

  expect(calls).toMatchObject({ fail: [[expect.any(Error)]] });
});

test('says so when the background does not hear what is to be changed', async () => {
  const calls = await pressed({ change: { pause: true } }, '', { isHeard: false });

  expect(calls).toMatchObject({ fail: [[expect.any(Error)]] });
  expect(calls).not.toHaveProperty('onChanged');
});

test('says so when the browser does not let it copy', async () => {
  expect(await pressed(copies, '', { mayCopy: false })).toMatchObject({ say: [[['Could not copy']]] });
});
