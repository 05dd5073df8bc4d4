import { expect, test } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { createTeller } from '../../../src/lookup/create-teller.ts';
import type { Chain, ChosenChain } from '../../../src/models/chain.ts';

const [ethereum, optimism, base]: [Chain, Chain, Chain] = [
  { id: 1, name: 'Ethereum' },
  { id: 10, name: 'OP Mainnet' },
  { id: 8453, name: 'Base' },
];
const chosen: ChosenChain = { chain: optimism, reason: { kind: 'chosen' } };
const delay = { why: 'trouble', untilMs: 2_000 } as const;

function startTeller(choices: Chain[]) {
  const heard: { update: CardUpdate; last: boolean }[] = [];
  const life = new AbortController();
  const send = (update: CardUpdate, last: boolean) => void heard.push({ update, last });
  const tell = createTeller({ choices, now: () => 0, signal: life.signal, send });
  return { tell, heard, end: () => life.abort() };
}

test.for(['waiting', 'delayed'] as const)(
  'offers the chains while it is %s, so that a list on the card stays',
  (how) => {
    const { tell, heard } = startTeller([ethereum, optimism, base]);

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
  const { tell, heard } = startTeller([...choices]);

  tell.waiting(chosen);
  tell.delayed(chosen, delay);

  expect(heard.map(({ update }) => 'chains' in update)).toEqual([false, false]);
});

test('says nothing of waiting to a card that has closed', () => {
  const { tell, heard, end } = startTeller([ethereum, optimism]);

  end();
  tell.waiting(chosen);
  tell.delayed(chosen, delay);

  expect(heard).toEqual([]);
});
