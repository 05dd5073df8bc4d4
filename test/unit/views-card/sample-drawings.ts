import type { CardContent, ChainChoice, ChainWords } from '../../../src/cards/card-content.ts';
import type { CardDrawing } from '../../../src/cards/card-drawing.ts';

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

/** A card with every part that a card can have. */
export const fullContent: CardContent = {
  name: 'Transaction 0x12',
  kind: 'transaction',
  chain,
  status: { text: 'Success', tone: 'ok' },
  age: { text: '2 min ago', title: '2026-11-21 08:41:11 UTC' },
  headline: { text: 'Sent 1 ETH', detail: 'to vitalik.eth', big: true },
  rows: [
    {
      label: 'From',
      parts: [
        { text: 'vitalik.eth', tone: 'strong' },
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
  copy: { label: 'Copy', text: '0x12' },
  explorer: { href: 'https://eth.blockscout.com/tx/0x12', text: 'Open in explorer' },
  source: 'Asked just now · 20 credits',
};

const { status: _status, age: _age, sparkline: _sparkline, full: _full, explorer: _explorer, ...least } = fullContent;

const updates: { [stage: string]: Pick<CardDrawing, 'update'> & Partial<CardDrawing> } = {
  'before the first word': { update: null },
  waiting: { update: { kind: 'waiting', chain, text: 'Trying again in 2 s' }, slow: true },
  'asking first': {
    update: { kind: 'ask-first', title: 'Look this up?', detail: 'Nothing was sent.', label: 'Look up' },
  },
  failed: {
    update: {
      kind: 'failure',
      chain,
      failure: {
        title: 'Add your API key',
        detail: 'It is free.',
        tone: 'wait',
        action: { kind: 'open-options', label: 'Open options' },
      },
    },
  },
  'failed without anything to do': {
    update: { kind: 'failure', failure: { title: 'Not found', detail: 'x', tone: 'bad' } },
  },
  'answered in full': { update: { kind: 'content', content: fullContent } },
  'answered with other chains': { update: { kind: 'content', content: { ...fullContent, chains } } },
  'answered on the last of them': {
    update: { kind: 'content', content: { ...fullContent, chain: { ...chain, id: 8453, name: 'Base' }, chains } },
    asking: true,
  },
  'waiting with other chains': {
    update: { kind: 'waiting', chain: { ...chain, id: 10, name: '' }, text: '' },
    chains,
    asking: true,
  },
  'failed with other chains': {
    update: { kind: 'failure', chain, chains, failure: { title: 'Not found', detail: 'x', tone: 'bad' } },
  },
  'answered with the least': {
    update: {
      kind: 'content',
      content: { ...least, headline: { text: 'Nothing' }, rows: [], warnings: [], lists: [], source: 'Sample' },
    },
    copied: 'yes',
  },
};

/** A card at each stage, by the stage's name. */
export const drawings: [string, CardDrawing][] = Object.entries(updates).map(([stage, more]) => [
  stage,
  {
    name: 'Transaction 0x12',
    slow: false,
    asking: false,
    note: '',
    chains: undefined,
    copied: 'no',
    act: () => {},
    ...more,
  },
]);
