import type { CardContent, CardUpdate, ChainChoice, ChainWords } from '../../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import { type CardState, nothingTold } from '../../../../src/content/card/draw-card.ts';
import { type Asked, drawUpdate } from '../../../../src/ui/card/draw-update.tsx';
import samples from './sample-drawings.json' with { type: 'json' };

/** The chains offered by a card. */
export const chains: ChainChoice[] = samples.chains;
const chain: ChainWords = samples.content.chain;
const optimism: ChainWords = { ...chain, id: 10, name: 'OP Mainnet' };

/** A card with every possible part. */
export const fullContent: CardContent = {
  ...(samples.content as unknown as CardContent),
  headline: { ...toHeadlineParts('Sent 1 ETH', 'to vitalik.eth'), big: true },
};

const { status: _status, age: _age, sparkline: _sparkline, full: _full, explorer: _explorer, ...least } = fullContent;

const said = samples.updates as unknown as { [stage in keyof typeof samples.updates]: CardUpdate };
const answered: CardUpdate = { kind: 'content', content: { ...fullContent, chains } };
const failedElsewhere: CardUpdate = {
  kind: 'failure',
  ...{ chain, chains, failure: { title: 'Not found', detail: 'x', tone: 'bad' } },
};

/** The background's updates before they are drawn, by the card's stage. */
export const updates: { [stage: string]: CardUpdate } = {
  waiting: { kind: 'waiting', chain, text: 'Trying again in 2 s' },
  'waiting for long': { kind: 'waiting', chain, text: 'looking it up…', isSlow: true },
  'waiting for a chosen chain': { kind: 'waiting', chain: optimism, chains, text: 'looking it up…' },
  ...said,
  'answered in full': { kind: 'content', content: fullContent },
  'answered with other chains': answered,
  'answered on the last of them': {
    kind: 'content',
    content: { ...fullContent, chain: { ...chain, id: 8453, name: 'Base' }, chains },
  },
  'failed with other chains': failedElsewhere,
  'answered with the least': {
    kind: 'content',
    content: { ...least, headline: toHeadlineParts('Nothing'), rows: [], warnings: [], lists: [], source: 'Sample' },
  },
};

/** The subject of the sample cards. */
export const asked: Asked = {
  reference: { kind: 'transaction', hash: '0x12' },
  name: 'Transaction 0x12',
  depth: 0,
  isFirefoxPage: false,
};

/** Returns an update as a page receives it: drawn and serialised to JSON. */
export function sent(update: CardUpdate, about = asked): CardUpdate {
  return JSON.parse(JSON.stringify({ ...update, drawing: { ...drawUpdate(update, about), styles: '' } }));
}

/** Returns the state of a card on a page that has received an update. */
export function stateOf(update: CardUpdate | null, more: Partial<CardState> = {}): CardState {
  const now = update && sent(update);
  const status = now?.drawing?.status ?? '';
  return {
    ...nothingTold,
    name: 'Transaction 0x12',
    isPinned: false,
    isUnfolded: false,
    isWatched: false,
    toast: [],
    status,
    ...more,
    update: now,
  };
}

const more: { [stage: string]: Partial<CardState> } = {
  'answered on the last of them': { asking: true },
  'answered with the least': { toast: ['Copied'] },
};

/** The card's state at each stage, by the stage's name. */
export const states: [string, CardState][] = [
  ['before the first word', stateOf(null, { asking: true })],
  ...Object.entries(updates).map(([stage, update]): [string, CardState] => [stage, stateOf(update, more[stage])]),
  ['over, with other chains', stateOf(answered, { asking: true, isOver: true })],
  ['over, after a failure', stateOf(failedElsewhere, { asking: true, isOver: true })],
  ['pinned', stateOf(answered, { isPinned: true })],
  ['unfolded', stateOf(answered, { isUnfolded: true })],
  ['with something to say', stateOf(answered, { said: 'No newer answer came' })],
  ['without anybody to draw', { ...stateOf(null), update: { kind: 'own', isUpdated: false } }],
];
