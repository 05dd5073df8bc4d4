import { expect, test, vi } from 'vitest';
import type { CardContent, CardUpdate } from '../../../src/cards/card-content.ts';
import { createCardProgress } from '../../../src/lookup/card-progress.ts';
import type { FoundCard } from '../../../src/lookup/find-card.ts';
import type { Chain, ChosenChain } from '../../../src/models/chain.ts';
import type { Reference } from '../../../src/references/reference.ts';
import cases from './card-progress.json' with { type: 'json' };

const [ethereum, optimism, base]: [Chain, Chain, Chain] = [
  { id: 1, name: 'Ethereum' },
  { id: 10, name: 'OP Mainnet' },
  { id: 8453, name: 'Base' },
];
const chosen: ChosenChain = { chain: optimism, reason: { kind: 'chosen' } };
const delay = { why: 'trouble', untilMs: 2_000 } as const;

const failed: FoundCard = {
  chosen,
  sample: false,
  answer: { ok: false, failure: { kind: 'no-connection' } },
  isMoving: false,
  toContent: () => {
    throw new Error('unused');
  },
};

const transaction: Reference = { kind: 'transaction', hash: `0x${'5c'.repeat(32)}` };

function startCard(choices: Chain[], follows = 0, isPublic = false, reference: Reference = transaction) {
  const heard: { update: CardUpdate; last: boolean }[] = [];
  const life = new AbortController();
  const send = (update: CardUpdate, last: boolean) => void heard.push({ update, last });
  const pass = Promise.withResolvers<void>();
  const wait = vi.fn(() => pass.promise);
  const tell = createCardProgress({
    reference,
    choices,
    explorers: {},
    mayWatch: true,
    isPublic,
    follows,
    now: () => 0,
    wait,
    signal: life.signal,
    send,
  });
  const beSlow = async () => {
    pass.resolve();
    await pass.promise;
  };
  return { tell, heard, wait, beSlow, end: () => life.abort() };
}

test.for(['waiting', 'delayed'] as const)(
  'offers the chains while it is %s, so that a list on the card stays',
  (how) => {
    const { tell, heard } = startCard([ethereum, optimism, base]);

    if (how === 'waiting') tell.waiting(chosen);
    else tell.delayed(chosen, delay);

    expect(heard).toMatchObject([{ last: false, update: { kind: 'waiting', chain: { id: 10, name: 'OP Mainnet' } } }]);
    expect(heard[0]?.update).toHaveProperty('chains', [ethereum, optimism, base]);
  },
);

test.for([
  ['there are none', []],
  ['there is only its own', [optimism]],
] as const)('offers no chains while it waits where %s', ([, choices]) => {
  const { tell, heard } = startCard([...choices]);

  tell.waiting(chosen);
  tell.delayed(chosen, delay);

  expect(heard.map(({ update }) => 'chains' in update)).toEqual([false, false]);
});

const address: Reference = { kind: 'address', address: `0x${'a1'.repeat(20)}` };

// 64 digits may be the key of a watched address, which a public card must not say.
test.for([
  [address, false, 1],
  [address, true, 1],
  [transaction, false, 1],
  [transaction, true, 0],
] as const)('offers the explorer on a card without an answer: %j, public: %j', ([reference, isPublic, count]) => {
  const { tell, heard } = startCard([], 0, isPublic, reference);

  tell.found(failed);

  const links = heard.flatMap(({ update }) => ('explorer' in update ? (update.explorer?.href ?? '') : []));
  expect(links).toEqual(Array(count).fill(expect.stringMatching(/^https:\/\/optimistic\.etherscan\.io\/\w+\/0x/)));
});

test('says nothing of waiting to a card that has closed', () => {
  const { tell, heard, end } = startCard([ethereum, optimism]);

  end();
  tell.waiting(chosen);
  tell.delayed(chosen, delay);

  expect(heard).toEqual([]);
});

test('says after three seconds that it takes long, and goes on saying so', async () => {
  const { tell, heard, wait, beSlow } = startCard([]);

  tell.waiting(chosen);
  await beSlow();
  tell.delayed(chosen, delay);

  expect(wait.mock.calls).toMatchObject([[3_000, expect.any(AbortSignal)]]);
  expect(heard.map(({ update }) => update.kind === 'waiting' && [update.text, update.isSlow])).toEqual([
    ['looking it up…', undefined],
    ['looking it up…', true],
    ['service trouble, retrying…', true],
  ]);
});

test('is not slow before it has anything to say, nor once there is an answer', async () => {
  const [silent, answered] = [startCard([]), startCard([])];

  await silent.beSlow();
  answered.tell.waiting(chosen);
  answered.tell.found(failed);
  await answered.beSlow();

  expect(silent.heard).toEqual([]);
  expect(answered.heard.map(({ update }) => update.kind)).toEqual(['waiting', 'failure']);
});

test('a card that a page can read does not say that its chain was chosen by the user', () => {
  const own: ChosenChain[] = (['chosen', 'default', 'listed'] as const).map((kind) => ({
    ...chosen,
    reason: { kind },
  }));
  const site: ChosenChain = { ...chosen, reason: { kind: 'site', host: 'a.example' } };
  const written: ChosenChain = { ...chosen, reason: { kind: 'written' } };
  const reasonsOf = (isPublic: boolean) => {
    const { tell, heard } = startCard([], 0, isPublic);
    for (const one of [...own, site, written]) tell.waiting(one);
    return heard.map(({ update }) => (update.kind === 'waiting' ? update.chain.reason : ''));
  };

  expect(new Set(reasonsOf(false)).size).toBe(5);
  expect(reasonsOf(true)).toEqual([
    ...Array(4).fill('a guess: no chain is named nearby'),
    'because the value names it',
  ]);
});

const moving: FoundCard = {
  chosen,
  sample: false,
  answer: { ok: true, credits: 20, asOf: new Date(0).toISOString() },
  isMoving: true,
  toContent: () => ({ name: 'Transaction' }) as CardContent,
};

test.for(cases)('after $follows times, what may change is followed so: $expected', ({ follows, expected }) => {
  const { tell, heard } = startCard([], follows);

  tell.found(moving);

  const [{ update } = {}] = heard;
  expect(update).toEqual({ kind: 'content', content: { name: 'Transaction' }, credits: 20, ...expected });
});
