import { describe, expect, test } from 'vitest';
import type { CardContent, Part } from '../../../src/cards/card-content.ts';
import { toTransactionCard } from '../../../src/cards/to-transaction-card.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import {
  about,
  azuki,
  buildAddress,
  buildToken,
  buildTransaction,
  buildTransfer,
  hash,
  other,
  pool,
  sender,
  uniswap,
  zero,
} from './build-models.ts';

const make = (transaction: Partial<Transaction> = {}, rest: Partial<typeof about> = {}) =>
  toTransactionCard({
    transaction: buildTransaction(transaction),
    reference: { kind: 'transaction', hash },
    ...about,
    ...rest,
  });

const words = (parts: Part[] = []) => parts.map(({ text }) => text).join(' ');
const row = (card: CardContent, label: string) => words(card.rows.find((one) => one.label === label)?.parts);
const detail = (card: CardContent, label: string) => words(card.details?.find((one) => one.label === label)?.parts);

test('a card names the whole hash, the chain and why, its age and what it cost', () => {
  const card = make();

  expect(card).toMatchObject({
    name: `Transaction ${hash}`,
    kind: 'transaction',
    chain: { id: 1, name: 'Ethereum', reason: 'because this link goes to etherscan.io' },
    status: { text: 'Success', tone: 'ok' },
    age: { text: '2 min ago' },
    full: `0xabab ${Array(15).fill('abab').join(' ')}`,
    copy: { label: 'Copy hash', text: hash },
    explorer: { href: `https://etherscan.io/tx/${hash}`, text: 'Open in explorer' },
    source: 'Asked just now · 20 credits',
  });
});

test('the rows say who, what it was worth, what it cost and where it stands', () => {
  const card = make({ to: uniswap, value: '1500000000000000000' });

  expect(card.rows.map(({ label, parts }) => [label, words(parts)])).toEqual([
    ['From', 'vitalik.eth 0xd8dA…6045'],
    ['To', 'Uniswap V2 Router verified contract 0x7a25…488D'],
    ['Value', '1.5 ETH $3,914.10 then, $4,105.50 now'],
    ['Fee', '0.002134 ETH $5.57, 61% burnt, 39% tip'],
    ['Block', '21,234,567 8 confirmations, within 12 s'],
  ]);
});

test.for<[string, Partial<Transaction>, string, string]>([
  [
    'a fee that may still change is a maximum',
    { fee: { type: 'maximum', value: '1000000000000000' } },
    'Fee',
    'at most 0.001 ETH $2.61',
  ],
  ['a fee that nobody knows says so', { fee: { type: 'actual', value: null } }, 'Fee', 'not known'],
  ['without prices there are no dollars', { exchangeRate: null, historicExchangeRate: null }, 'Value', '0.5 ETH'],
  ['only the price of today', { historicExchangeRate: null }, 'Value', '0.5 ETH $1,368.50 now'],
  [
    'a failed transaction moved no coins',
    { state: 'failed' },
    'Value',
    '0.5 ETH not sent $1,304.70 then, $1,368.50 now',
  ],
  ['a transaction in no block shows its nonce', { blockNumber: null }, 'Nonce', '7'],
  [
    'a range of confirmation times',
    { confirmationDurationMs: [12_000, 25_000] },
    'Block',
    '21,234,567 8 confirmations, 12 to 25 s',
  ],
  ['no word on confirmation', { confirmations: null, confirmationDurationMs: [] }, 'Block', '21,234,567'],
  [
    'a proxy is named after its implementation',
    {
      to: buildAddress({
        hash: other,
        name: 'FiatTokenProxy',
        isContract: true,
        proxyType: 'eip1967',
        implementations: [{ addressHash: pool, name: 'FiatTokenV2' }],
      }),
    },
    'To',
    'FiatTokenV2 contract proxy 0x2222…2222',
  ],
  [
    'a delegating account is not named after its code',
    {
      to: buildAddress({
        hash: other,
        isContract: true,
        proxyType: 'eip7702',
        implementations: [{ addressHash: pool, name: 'DeleGator' }],
      }),
    },
    'To',
    'delegating account 0x2222…2222',
  ],
  [
    'own labels stand beside the name',
    {
      from: buildAddress({
        hash: sender,
        ensDomainName: 'vitalik.eth',
        watchlistNames: [{ addressHash: null, displayName: 'my hero', label: 'x' }],
      }),
    },
    'From',
    'vitalik.eth my hero 0xd8dA…6045',
  ],
  ['the zero address has a name', { to: buildAddress({ hash: zero }) }, 'To', 'zero address 0x0000…0000'],
])('%s', ([, transaction, label, text]) => {
  expect(row(make(transaction), label)).toBe(text);
});

test('a created contract stands where the receiver would', () => {
  const card = make({ to: null, createdContract: buildAddress({ hash: other, name: 'Piggy', isContract: true }) });

  expect(row(card, 'Created')).toBe('Piggy contract 0x2222…2222');
  expect(row(card, 'To')).toBe('');
});

describe('transfers', () => {
  const lists = (transaction: Partial<Transaction>) =>
    make(transaction).lists.map(({ heading, lines, more }) => [heading, lines.map(words), more]);

  test('stand as the sender sees them, with sign and tone', () => {
    const card = make({
      tokenTransfers: [
        buildTransfer({ from: pool, to: sender, value: '3912440000' }),
        buildTransfer({ from: sender, to: pool, value: '1000000' }),
        buildTransfer({ from: other, to: pool, value: '2000000' }),
        buildTransfer({ from: zero, to: sender, token: azuki, tokenId: '4021' }),
      ],
    });

    expect(card.lists.map(({ heading, lines }) => [heading, lines.map(words)])).toEqual([
      [
        '3 token transfers',
        ['+3,912.44 USDC from 0x3333…3333', '−1 USDC to 0x3333…3333', '2 USDC from 0x2222…2222 to 0x3333…3333'],
      ],
      ['1 NFT transfer', ['+Azuki #4,021 newly minted']],
    ]);
    expect(card.lists[0]?.lines.map(([first]) => first?.tone)).toEqual(['up', 'down', 'strong']);
  });

  test('are ten at most, and say what is missing', () => {
    const tokenTransfers = Array.from({ length: 14 }, () => buildTransfer({ from: pool, to: sender, value: '1' }));

    const [list] = lists({ tokenTransfers });

    expect(list?.[1]).toHaveLength(10);
    expect(list?.[2]).toBe('4 more transfers: the explorer has them all.');
  });

  test('say when the explorer lists only some', () => {
    const tokenTransfers = [buildTransfer({ from: pool, to: sender, value: '1' })];

    expect(lists({ tokenTransfers, tokenTransfersOverflow: true })[0]?.[2]).toMatch(/more transfers/);
    expect(lists({ tokenTransfersOverflow: true })).toHaveLength(1);
  });

  test.for<[string, Parameters<typeof buildTransfer>[0], string]>([
    ['an amount that nobody tells', { from: pool, to: sender }, 'an unknown amount of USDC from 0x3333…3333'],
    [
      'no decimals',
      { from: pool, to: sender, value: '5000', token: buildToken({ decimals: null }) },
      '+5,000 smallest units of USDC from 0x3333…3333',
    ],
    [
      'absurd decimals',
      { from: pool, to: sender, value: '5', token: buildToken({ decimals: '999' }) },
      '+5 smallest units of USDC from 0x3333…3333',
    ],
    [
      'many of one id',
      { from: pool, to: sender, value: '3', tokenId: '12', token: { ...azuki, type: 'ERC-1155' } },
      '+3 × Azuki #12 from 0x3333…3333',
    ],
    [
      'an id of 78 digits',
      { from: pool, to: sender, tokenId: `${'1157920892'.repeat(7)}12345678`, token: azuki },
      '+Azuki #11579…5678 from 0x3333…3333',
    ],
    [
      'no token',
      { from: pool, to: sender, value: '3', token: null },
      '+3 smallest units of an unknown token from 0x3333…3333',
    ],
    [
      'nobody known',
      { from: pool, to: pool, value: '1000000', rest: { from: null, to: null } },
      '1 USDC from an unknown address to an unknown address',
    ],
    ['to itself', { from: sender, to: sender, value: '1000000' }, '1 USDC to itself'],
    [
      'a scam token',
      { from: pool, to: sender, value: '1000000', token: buildToken({ reputation: 'scam' }) },
      '+1 USDC scam from 0x3333…3333',
    ],
    ['a transfer of nothing', { from: sender, to: pool, value: '0' }, '0 USDC moves nothing to 0x3333…3333'],
  ])('%s', ([, transfer, line]) => {
    expect(lists({ tokenTransfers: [buildTransfer(transfer)] })[0]?.[1]).toEqual([line]);
  });
});

test.for<[Partial<Transaction>, string, string]>([
  [{ to: buildAddress({ hash: other, isScam: true }) }, 'bad', 'Known scam'],
  [{ from: buildAddress({ hash: other, reputation: 'scam' }) }, 'bad', 'Known scam'],
  [
    {
      tokenTransfers: [
        buildTransfer({ from: pool, to: sender, value: '1', token: buildToken({ reputation: 'scam' }) }),
      ],
    },
    'bad',
    'Scam token',
  ],
  [{ tokenTransfers: [buildTransfer({ from: pool, to: sender, value: '0' })] }, 'wait', 'Transfer of nothing'],
  [{ hasErrorInInternalTransactions: true }, 'wait', 'An inner call failed'],
  [{ isPendingUpdate: true }, 'wait', 'Being updated'],
])('%$ is warned of: %s, %s', ([transaction, tone, title]) => {
  expect(make(transaction).warnings).toMatchObject([{ tone, title }]);
});

test('a plain transaction carries no warning', () => {
  expect(make().warnings).toEqual([]);
});

test('the decoded call lists its parameters and says that it is decoded', () => {
  const parameters = [
    { name: 'to', type: 'address', value: sender.toLowerCase() },
    { name: '', type: 'uint256[]', value: ['1', '2'] },
    { name: 'data', type: 'bytes', value: null },
  ];

  const [list] = make({ decodedInput: { methodCall: 'f(address to)', methodId: '12345678', parameters } }).lists;

  expect(list?.heading).toBe('Decoded: f(address to)');
  expect(list?.lines.map(words)).toEqual([
    'to address 0xd8dA…6045',
    'uint256[] ["1","2"]',
    'data bytes could not be decoded',
  ]);
  expect(list?.lines[0]?.[1]?.title).toBe(sender);
});

test('authorizations say who runs as what, where, and whether the chain took it', () => {
  const authorization = {
    addressHash: pool,
    authority: sender,
    chainId: 0,
    nonce: '12',
    r: '1',
    s: '1',
    v: 0,
    status: 'invalid_nonce',
  };

  const [list] = make({ authorizationList: [authorization] }).lists;

  expect(list?.lines.map(words)).toEqual(['0xd8dA…6045 runs as 0x3333…3333 on any chain, nonce 12 invalid nonce']);
});

test('actions of known protocols are listed', () => {
  const [list] = make({ actions: [{ protocol: 'uniswap_v3', type: 'mint_nft', data: { ids: ['1'] } }] }).lists;

  expect(list?.lines.map(words)).toEqual(['uniswap v3 mint nft {"ids":["1"]}']);
});

test('everything else that the explorer said stands in the details', () => {
  const card = make({
    transactionTag: 'rent',
    arbitrum: {
      gasUsedForL1: '3100',
      gasUsedForL2: '38208',
      networkFee: '1283130000000',
      posterFee: '1297730000000',
      batchDataContainer: 'in_blob4844',
      batchNumber: 743_991,
      commitmentTransaction: { hash, status: 'unfinalized', timestamp: '2024-11-19T14:26:23Z' },
      confirmationTransaction: { hash: null, status: null, timestamp: null },
      containsMessage: 'outcoming',
      messageRelatedInfo: { associatedL1TransactionHash: hash, messageId: 5, messageStatus: 'Relayed' },
      status: 'Sent to base',
      extra: { new_field: true },
    },
    extra: {
      op_withdrawals: [
        { nonce: 1, status: 'Proven' },
        { nonce: 2, status: null },
      ],
      fhe_operations_count: 0,
    },
  });

  const expected: [string, string][] = [
    ['Your tag', 'rent'],
    ['Kinds', 'coin transfer'],
    ['Type', '2 (EIP-1559)'],
    ['Nonce', '7'],
    ['Position in block', '3'],
    ['Gas used', '41,308 of 60,000 (69%)'],
    ['Gas price', '1 Gwei'],
    ['Base fee', '0.999 Gwei'],
    ['Most fee per gas', '2 Gwei'],
    ['Most tip per gas', '0.001 Gwei'],
    ['Tip', '0.000832 ETH'],
    ['Burnt', '0.001301 ETH'],
    ['Fee is', 'actual'],
    ['Price then', '$2609.40 for one ETH'],
    ['Price now', '$2737.00 for one ETH'],
    ['Status', 'ok, success'],
    ['From', `${sender} vitalik.eth reputation ok`],
    ['Arbitrum status', 'Sent to base'],
    ['Batch', '743,991'],
    ['Batch data', 'in blob4844'],
    ['Gas for L1', '3,100'],
    ['Gas for L2', '38,208'],
    ['Poster fee', '0.000001 ETH'],
    ['Network fee', '0.000001 ETH'],
    ['Message', 'outgoing'],
    ['Message number', '5'],
    ['Message status', 'Relayed'],
    ['Message on L1', '0xabab…abab'],
    ['Arbitrum new field', 'true'],
    ['Op withdrawals 1 status', 'Proven'],
    ['Op withdrawals 2 nonce', '2'],
    ['Fhe operations count', '0'],
  ];
  expect(expected.map(([label]) => [label, detail(card, label)])).toEqual(expected);
  expect(detail(card, 'Committed by')).toMatch(/^0xabab…abab unfinalized 19 Nov 2024/);
  expect(detail(card, 'Confirmed by')).toBe('');
});

test.for<[string, Partial<typeof about>, string]>([
  ['an answer of unknown cost says when it was asked', { credits: null }, 'Asked just now'],
  ['one credit', { credits: 1, asOf: '2026-11-21T05:57:00Z' }, 'Asked 3 min ago · 1 credit'],
  ['the sample', { sample: true }, 'Sample'],
])('%s', ([, rest, source]) => {
  expect(make({}, rest).source).toBe(source);
});

test('a chain without a known explorer has no link', () => {
  const card = make({}, { chosen: { chain: { id: 987_654_321, name: 'Nowhere' }, reason: { kind: 'chosen' } } });

  expect(card).not.toHaveProperty('explorer');
  expect(row(card, 'Value')).toMatch(/^0.5 coins/);
});
