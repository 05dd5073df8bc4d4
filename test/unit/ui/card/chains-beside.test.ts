import { expect, test } from 'vitest';
import type { CardContent, CardUpdate, ChainChoice } from '../../../../src/cards/card-content.ts';
import { chainsBeside } from '../../../../src/ui/card/draw-update.tsx';
import cases from './chains-beside.cases.json' with { type: 'json' };

const chains: ChainChoice[] = [1, 2, 3].map((id) => ({ id, name: `Chain ${id}` }));
const words = (id: number) => ({ id, name: `Chain ${id}`, reason: 'because', colour: '#000' });
const failure = { title: 'Not found', detail: '', tone: 'bad' } as const;
const offer = (offered?: ChainChoice[]) => offered && { chains: offered };

const content = (id: number, offered?: ChainChoice[]): CardUpdate => ({
  kind: 'content',
  content: { kind: 'address', chain: words(id), ...offer(offered) } as CardContent,
});
const waiting = (id: number, offered?: ChainChoice[]): CardUpdate => ({
  kind: 'waiting',
  chain: words(id),
  text: '',
  ...offer(offered),
});
const failed = (id: number, offered?: ChainChoice[]): CardUpdate => ({
  kind: 'failure',
  failure,
  chain: words(id),
  ...offer(offered),
});

const stages = [
  ['an answer', content],
  ['what waits', waiting],
  ['a failure', failed],
] as const;

test.for(
  stages.flatMap(([stage, of]) => [
    ['the next', stage, of(1, chains), 1, 2] as const,
    ['the one before', stage, of(3, chains), -1, 2] as const,
    ['the first after the last', stage, of(3, chains), 1, 1] as const,
    ['the last before the first', stage, of(1, chains), -1, 3] as const,
  ]),
)('gives %s in the list of %s', ([, , update, steps, expected]) => {
  expect(chainsBeside(update)?.[steps > 0 ? 1 : 0]).toBe(expected);
});

test.for(
  stages.flatMap(([stage, of]) => [
    ['without a list', stage, of(1)] as const,
    ['with an empty list', stage, of(1, [])] as const,
    ['with a list of itself', stage, of(1, chains.slice(0, 1))] as const,
  ]),
)('gives nothing %s: %s', ([, , update]) => {
  expect(chainsBeside(update)).toBeUndefined();
});

test.for(cases)('gives nothing $what', ({ update }) => {
  expect(chainsBeside(update as CardUpdate)).toBeUndefined();
});

test('begins with the first and the last of a list that leaves its own chain out', () => {
  expect(chainsBeside(content(9, chains))).toEqual([3, 1]);
});
