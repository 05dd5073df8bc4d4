import { afterEach, expect, test, vi } from 'vitest';
import type { CardAct } from '../../../src/cards/card-act.ts';
import type { Ask } from '../../../src/messages/ask.ts';
import type { Conversation } from '../../../src/page/conversation-parts.ts';
import { press } from '../../../src/page/press.ts';

const reference = { kind: 'address', address: `0x${'a'.repeat(40)}` } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Presses a part of a card, and tells what came of it. */
async function pressed(act: CardAct, value?: string, { isHeard = true, mayCopy = true } = {}) {
  const talk = {
    ask: vi.fn<Conversation['ask']>(),
    askOn: vi.fn<() => boolean>(),
    back: vi.fn<Conversation['back']>(),
    fail: vi.fn<Conversation['fail']>(),
    end: vi.fn<Conversation['end']>(),
  };
  const ask = vi.fn(async (): Promise<unknown> => (isHeard ? null : Promise.reject(new Error('gone'))));
  const say = vi.fn<(words: string) => void>();
  const [pin, unfold, open] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn()];
  vi.stubGlobal('open', open);
  const writeText = vi.fn(async (_: string) => {
    if (!mayCopy) throw new Error('not allowed');
  });
  const document = { execCommand: () => false };
  const window = { navigator: { clipboard: { writeText } }, document, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', window);
  press(act, value, { talk, ask: ask as unknown as Ask, say, pin, unfold });
  await new Promise((done) => setTimeout(done));
  const calls = {
    ask,
    say,
    pin,
    unfold,
    open,
    writeText,
    talkAsk: talk.ask,
    back: talk.back,
    fail: talk.fail,
    end: talk.end,
  };
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [[name, mock.calls]] : [])),
  );
}

const copies = { copy: ['0x12', 'eip155:1:0x12'], done: 'Copied', failed: 'Could not copy' };

test.for<[string, CardAct, string | undefined, object]>([
  [
    'a button opens the list for an address',
    { ask: 'openWatched', request: { address: '0xab' } },
    '',
    { ask: [['openWatched', { address: '0xab' }]] },
  ],
  ['a button asks again', { wish: { refresh: true } }, '', { talkAsk: [[{ refresh: true }, undefined]] }],
  ['what is drawn stays', { wish: { refresh: true }, keeps: true }, '', { talkAsk: [[{ refresh: true }, true]] }],
  [
    'a list adds its chain',
    { wish: { rests: true }, keeps: true },
    '10',
    { talkAsk: [[{ rests: true, chainId: 10 }, true]] },
  ],
  ['back', { back: true }, '', { back: [[]] }],
  ['pin', { pin: true }, '', { pin: [[]] }],
  ['more', { more: true }, '', { unfold: [[]] }],
  ['a site', { open: 'https://a.example/' }, '', { open: [['https://a.example/', '_blank', 'noopener,noreferrer']] }],
  ['options', { ask: 'openOptions', request: {} }, '', { ask: [['openOptions', {}]] }],
  [
    'Hashlens',
    { ask: 'openPopupPage', request: { reference, chainId: 1 } },
    '',
    { ask: [['openPopupPage', { reference, chainId: 1 }]] },
  ],
  ['a button copies the first', copies, '', { writeText: [['0x12']], say: [['Copied']] }],
  ['a list copies what is chosen', copies, '1', { writeText: [['eip155:1:0x12']], say: [['Copied']] }],
])('does that and nothing else: %s', async ([, act, value, expected]) => {
  expect(await pressed(act, value)).toEqual(expected);
});

test('says so when nobody hears that a page is to be opened', async () => {
  const calls = await pressed({ ask: 'openOptions', request: {} }, '', { isHeard: false });

  expect(calls).toMatchObject({ fail: [[expect.any(Error)]] });
});

test('says so when the browser does not let it copy', async () => {
  expect(await pressed(copies, '', { mayCopy: false })).toMatchObject({ say: [['Could not copy']] });
});
