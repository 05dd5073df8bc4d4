import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardContent, CardUpdate } from '../../../src/cards/card-content.ts';
import type { CardAction, CardDrawing } from '../../../src/cards/card-drawing.ts';
import type { Ask } from '../../../src/messages/ask.ts';
import { createCardActions } from '../../../src/page/card-actions.ts';
import type { Conversation } from '../../../src/page/conversation.ts';

const reference = { kind: 'address', address: `0x${'a'.repeat(40)}` } as const;
const chain = { id: 1, name: 'Ethereum', reason: 'because', colour: '#000' };
const chains = [
  { id: 1, name: 'Ethereum' },
  { id: 10, name: 'OP Mainnet' },
];
const drawn = ['what is drawn'];
const failure = { title: 'Not found', detail: '', tone: 'bad' } as const;
const content = { chain, chains, copy: { label: 'Copy', text: '0x12' } } as CardContent;

const answered: CardUpdate = { kind: 'content', content, drawn, styles: '.hl' };
const waiting: CardUpdate = { kind: 'waiting', chain, chains, text: '…', drawn };
const failed: CardUpdate = { kind: 'failure', failure, chain, chains, drawn };
const ownWords: CardUpdate = { kind: 'failure', failure };
const question: CardUpdate = { kind: 'ask-first', title: '', detail: '', label: '', drawn };
const all: [string, CardUpdate | null][] = [
  ['an answer', answered],
  ['what waits', waiting],
  ['a failure', failed],
  ['words of our own', ownWords],
  ['a question', question],
  ['nothing yet', null],
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(update: CardUpdate | null, { answer = async (): Promise<unknown> => null } = {}) {
  const life = new AbortController();
  const talk = { ask: vi.fn<Conversation['ask']>(), fail: vi.fn(), end: vi.fn() };
  const ask = vi.fn(answer);
  const copied: CardDrawing['copied'][] = [];
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('window', { navigator: { clipboard: { writeText } } });
  const act = createCardActions({
    reference,
    update: () => update,
    talk,
    ask: ask as unknown as Ask,
    signal: life.signal,
    onCopied: (now) => copied.push(now),
  });
  return { act, talk, ask, copied, writeText, end: () => life.abort() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test.for([
  ['look-up', [{ asked: true }]],
  ['try-again', [{ refresh: true }]],
  ['refresh', [{ refresh: true }, answered]],
] as const)('asks on %s', ([action, asked]) => {
  const { act, talk } = start(answered);

  act(action);

  expect(talk.ask.mock.calls).toEqual([asked]);
});

test.for([
  ['an answer', answered],
  ['a failure', failed],
  ['what waits', waiting],
] as const)('leaves what is drawn of %s until there is news of the chosen chain', ([, update]) => {
  const { act, talk } = start(update);

  act('choose-chain', 10);

  const [wish, shown] = talk.ask.mock.calls[0] ?? [];
  expect(wish).toEqual({ chainId: 10 });
  expect(shown).toMatchObject({ kind: 'waiting', chain: { id: 10, name: 'OP Mainnet' }, chains, text: '', drawn });
  expect(shown?.styles).toBe(update.styles);
});

test('names a chosen chain that its list does not name by nothing', () => {
  const { act, talk } = start(answered);

  act('choose-chain', 8453);

  expect(talk.ask.mock.calls[0]?.[1]).toMatchObject({ chain: { id: 8453, name: '' } });
});

test.for([
  ['words of our own', ownWords, 10],
  ['a question', question, 10],
  ['nothing yet', null, 10],
  ['an answer, without a chain', answered, undefined],
  ['an answer, with no number', answered, Number.NaN],
  ['an answer, with chain 0', answered, 0],
] as const)('chooses no chain in %s', ([, update, chainId]) => {
  const { act, talk } = start(update);

  act('choose-chain', chainId);

  expect(talk.ask).not.toHaveBeenCalled();
});

test.for(all)('does nothing on a name that is no action: %s', async ([, update]) => {
  const { act, talk, ask, copied, writeText } = start(update);

  for (const name of ['', 'nonsense', 'Copy', 'constructor', 'toString', '__proto__']) act(name as CardAction, 10);
  await settle();

  for (const called of [talk.ask, talk.fail, talk.end, ask, writeText]) expect(called).not.toHaveBeenCalled();
  expect(copied).toEqual([]);
});

test.for([
  ['an answer', answered],
  ['what waits', waiting],
  ['a failure', failed],
] as const)('opens Hashlens on the chain of %s', ([, update]) => {
  const { act, ask } = start(update);

  act('open-in-hashlens');

  expect(ask.mock.calls).toEqual([['openPopupPage', { reference, chainId: 1 }]]);
});

test.for([
  ['words of our own', ownWords],
  ['a question', question],
  ['nothing yet', null],
] as const)('opens Hashlens on no chain from %s', ([, update]) => {
  const { act, ask } = start(update);

  act('open-in-hashlens');

  expect(ask).not.toHaveBeenCalled();
});

test.for(['open-options', 'open-in-hashlens'] as const)('says so when nobody hears it: %s', async (action) => {
  const { act, talk } = start(answered, { answer: () => Promise.reject(new Error('gone')) });

  act(action);
  await settle();

  expect(talk.fail).toHaveBeenCalledOnce();
});

test('copies what the background sent, and says so for two seconds', async () => {
  const { act, copied, writeText } = start(answered);

  act('copy');
  await settle();
  const meanwhile = [...copied];
  await vi.advanceTimersByTimeAsync(2_000);

  expect(writeText.mock.calls).toEqual([['0x12']]);
  expect([meanwhile, copied]).toEqual([['yes'], ['yes', 'no']]);
});

test.for(all.slice(1))('copies nothing from %s', async ([, update]) => {
  const { act, copied, writeText } = start(update);

  act('copy');
  await settle();

  expect(writeText).not.toHaveBeenCalled();
  expect(copied).toEqual([]);
});

test('says nothing of copying once the card is closed', async () => {
  const [before, meanwhile] = [start(answered), start(answered)];

  before.act('copy');
  before.end();
  meanwhile.act('copy');
  await settle();
  meanwhile.end();
  await vi.advanceTimersByTimeAsync(5_000);

  expect(before.copied).toEqual([]);
  expect(meanwhile.copied).toEqual(['yes']);
  expect(vi.getTimerCount()).toBe(0);
});
