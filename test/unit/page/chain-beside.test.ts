import { expect, test } from 'vitest';
import type { CardContent, CardUpdate, ChainChoice } from '../../../src/cards/card-content.ts';
import { chainBeside, toShownChains } from '../../../src/page/chain-beside.ts';

const [one, two, three]: ChainChoice[] = [1, 2, 3].map((id) => ({ id, name: `Chain ${id}` }));
const chains = [one, two, three].filter((chain) => chain !== undefined);
const words = (id: number) => ({ id, name: `Chain ${id}`, reason: 'because', colour: '#000' });
const failure = { title: 'Not found', detail: '', tone: 'bad' } as const;
const content = (id: number, offered?: ChainChoice[]): CardUpdate => ({
  kind: 'content',
  content: { kind: 'address', chain: words(id), ...(offered && { chains: offered }) } as CardContent,
});
const shownAfter = (...updates: (CardUpdate | null)[]) => updates.reduce(toShownChains, {});

test.for([
  ['the next', 1, 1, 2],
  ['the one before', 3, -1, 2],
  ['the first after the last', 3, 1, 1],
  ['the last before the first', 1, -1, 3],
] as const)('gives %s', ([, shown, steps, expected]) => {
  expect(chainBeside({ chain: words(shown), chains }, steps)?.id).toBe(expected);
});

test.for([
  ['without a list', {}],
  ['in an empty list', { chain: words(1), chains: [] }],
  ['in a list of itself', { chain: words(1), chains: chains.slice(0, 1) }],
] as const)('gives nothing %s', ([, shown]) => {
  expect(chainBeside({ ...shown, chains: [...('chains' in shown ? shown.chains : [])] }, 1)).toBeUndefined();
  expect(chainBeside({}, -1)).toBeUndefined();
});

test('goes on from the chain that is awaited, in the list of the answer before', () => {
  const shown = shownAfter(content(1, chains), { kind: 'waiting', chain: words(2), text: '' });

  expect(chainBeside(shown, 1)?.id).toBe(3);
});

test.for([
  ['words of our own', { kind: 'failure', failure }],
  ['nothing yet', null],
  ['a question to the person', { kind: 'ask-first', title: '', detail: '', label: '' }],
] as const)('keeps its list through %s', ([, update]) => {
  expect(shownAfter(content(1, chains), update)).toMatchObject({ chains });
});

test.for([
  ['an answer', content(1)],
  ['a failure', { kind: 'failure', failure, chain: words(1) }],
] as const)('has no list after %s that offers none', ([, update]) => {
  expect(shownAfter(content(1, chains), update).chains).toBeUndefined();
});

test('takes the list of a failure', () => {
  expect(shownAfter({ kind: 'failure', failure, chain: words(1), chains }).chains).toEqual(chains);
});
