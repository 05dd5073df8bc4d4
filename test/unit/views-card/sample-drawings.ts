import type { CardContent, CardUpdate, ChainChoice, ChainWords, Identicon } from '../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../src/cards/sentence-parts.ts';
import type { CardState } from '../../../src/page/draw-card.ts';
import { nothingTold } from '../../../src/page/told.ts';
import { type Asked, drawUpdate } from '../../../src/views/card/draw-update.tsx';

const chain: ChainWords = {
  id: 1,
  name: 'Ethereum',
  reason: 'because this link goes to etherscan.io',
  colour: '#627eea',
};

/** The chains that a card offers. */
export const chains: ChainChoice[] = [
  { id: 1, name: 'Ethereum' },
  { id: 10, name: 'OP Mainnet' },
  { id: 8453, name: 'Base' },
];

const picture: Identicon = {
  cells: '01111202111201000100011000000211',
  colours: [
    [325, 48, 22],
    [240, 99, 49],
    [155, 95, 59],
  ],
};

/** A card with every part that a card can have. */
export const fullContent: CardContent = {
  name: 'Transaction 0x12',
  kind: 'transaction',
  chain,
  status: { text: 'Success', tone: 'ok' },
  age: { text: '2 min ago', title: '2026-11-21 08:41:11 UTC' },
  headline: { ...toHeadlineParts('Sent 1 ETH', 'to vitalik.eth'), big: true },
  rows: [
    {
      label: 'From',
      parts: [
        { text: 'vitalik.eth', tone: 'strong', picture },
        { text: '0xd8dA…6045', mono: true, title: '0xd8' },
      ],
    },
    { label: 'To', parts: [{ text: 'contract', tag: true, tone: 'dim' }] },
  ],
  warnings: [{ tone: 'bad', title: 'Wrong checksum.', text: 'A character may have been changed.' }],
  lists: [
    {
      heading: '2 token transfers',
      lines: [[{ text: '+1 USDC', tone: 'up' }], [{ text: '−1 DAI' }]],
      more: 'and 3 more',
    },
  ],
  sparkline: {
    points: [
      [0, 0],
      [1, 1],
    ],
    label: 'Balance from 1 to 2 ETH',
  },
  full: '0x12',
  picture,
  watch: { address: '0x12', text: 'Watch' },
  copy: { label: 'Copy', text: '0x12' },
  explorer: { href: 'https://eth.blockscout.com/tx/0x12', text: 'Open in explorer' },
  source: 'Asked just now · 20 credits',
};

const { status: _status, age: _age, sparkline: _sparkline, full: _full, explorer: _explorer, ...least } = fullContent;

const answered: CardUpdate = { kind: 'content', content: { ...fullContent, chains } };
const failedElsewhere: CardUpdate = {
  kind: 'failure',
  chain,
  chains,
  failure: { title: 'Not found', detail: 'x', tone: 'bad' },
};
const optimism: ChainWords = { ...chain, id: 10, name: 'OP Mainnet' };

/** What the background says to a card, by the card's stage, before it is drawn. */
export const updates: { [stage: string]: CardUpdate } = {
  waiting: { kind: 'waiting', chain, text: 'Trying again in 2 s' },
  'waiting for long': { kind: 'waiting', chain, text: 'looking it up…', isSlow: true },
  'waiting for a chosen chain': { kind: 'waiting', chain: optimism, chains, text: 'looking it up…' },
  'no reference': { kind: 'told', title: 'The number 1', detail: 'This is no transaction.' },
  'a padded address': {
    kind: 'told',
    title: 'An address, filled up to 32 bytes',
    detail: 'This is no transaction.',
    lead: { label: 'Look up the address', address: `0x${'ab'.repeat(20)}` },
  },
  'asking first': { kind: 'ask-first', title: 'Look this up?', detail: 'Nothing was sent.', label: 'Look up' },
  failed: {
    kind: 'failure',
    chain,
    failure: {
      title: 'Add your API key',
      detail: 'It is free.',
      tone: 'wait',
      action: { kind: 'open-options', label: 'Open options' },
    },
  },
  'failed without anything to do': { kind: 'failure', failure: { title: 'Not found', detail: 'x', tone: 'bad' } },
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

/** What the sample cards are about. */
export const asked: Asked = {
  reference: { kind: 'transaction', hash: '0x12' },
  name: 'Transaction 0x12',
  depth: 0,
  isFirefoxPage: false,
};

/** An update as it comes to a page: drawn, and through JSON. */
export function sent(update: CardUpdate, about = asked): CardUpdate {
  return JSON.parse(JSON.stringify({ ...update, drawing: { ...drawUpdate(update, about), styles: '' } }));
}

/** A card on a page that the background has sent an update. */
export function stateOf(update: CardUpdate | null, more: Partial<CardState> = {}): CardState {
  const now = update && sent(update);
  const status = now?.drawing?.status ?? '';
  return {
    ...nothingTold,
    name: 'Transaction 0x12',
    isPinned: false,
    isUnfolded: false,
    toast: '',
    status,
    ...more,
    update: now,
  };
}

const more: { [stage: string]: Partial<CardState> } = {
  'answered on the last of them': { asking: true },
  'answered with the least': { toast: 'Copied' },
};

/** A card at each stage, by the stage's name. */
export const states: [string, CardState][] = [
  ['before the first word', stateOf(null, { asking: true })],
  ...Object.entries(updates).map(([stage, update]): [string, CardState] => [stage, stateOf(update, more[stage])]),
  ['over, with other chains', stateOf(answered, { asking: true, isOver: true })],
  ['over, after a failure', stateOf(failedElsewhere, { asking: true, isOver: true })],
  ['pinned', stateOf(answered, { isPinned: true })],
  ['unfolded', stateOf(answered, { isUnfolded: true })],
  ['with something to say', stateOf(answered, { said: 'No newer answer came' })],
  [
    'without anybody to draw',
    {
      ...stateOf(null),
      update: { kind: 'own', isUpdated: false },
    },
  ],
];
