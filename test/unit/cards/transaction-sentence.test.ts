import { describe, expect, test } from 'vitest';
import { toTransactionCard } from '../../../src/cards/to-transaction-card.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import {
  about,
  azuki,
  buildAddress,
  buildTransaction,
  buildTransfer,
  hash,
  other,
  pool,
  router,
  sender,
  uniswap,
  usdc,
  vitalik,
  weth,
  zero,
} from './build-models.ts';

function say(transaction: Partial<Transaction>, chainId = 1): [text: string, detail: string | undefined] {
  const { headline } = toTransactionCard({
    transaction: buildTransaction(transaction),
    reference: { kind: 'transaction', hash },
    ...about,
    chosen: { ...about.chosen, chain: { id: chainId, name: 'Chain' } },
  });
  return [headline.text, headline.detail];
}

const call = { value: '0', to: uniswap, method: 'swap', rawInput: '0x12345678' };
const usdcContract = buildAddress({ hash: usdc.addressHash, name: 'USD Coin', isContract: true, isVerified: true });
const wethContract = buildAddress({ hash: weth.addressHash, name: 'WETH9', isContract: true });
const in100 = buildTransfer({ from: pool, to: sender, value: '100000000' });
const out100 = buildTransfer({ from: sender, to: pool, value: '100000000' });
const outWeth = buildTransfer({ from: sender, to: pool, token: weth, value: '50000000000000000' });
const nftIn = buildTransfer({ from: other, to: sender, token: azuki, tokenId: '4021' });
const nftOut = buildTransfer({ from: sender, to: other, token: azuki, tokenId: '4021' });
const minted = buildTransfer({ from: zero, to: sender, token: azuki, tokenId: '4021' });

describe('what went out of the sender and what came in', () => {
  test.for<[Partial<Transaction>, string]>([
    [
      {
        ...call,
        value: '1500000000000000000',
        tokenTransfers: [
          buildTransfer({ from: router, to: pool, token: weth, value: '1500000000000000000' }),
          buildTransfer({ from: pool, to: sender, value: '3912440000' }),
        ],
      },
      'Swapped 1.5 ETH for 3,912.44 USDC',
    ],
    [{ ...call, tokenTransfers: [outWeth, in100] }, 'Swapped 0.05 WETH for 100 USDC'],
    [
      { ...call, value: '1000000000000000000', method: 'swapETHForExactTokens', tokenTransfers: [in100] },
      'Swapped up to 1 ETH for 100 USDC',
    ],
    // Added up: 100 out, 40 back.
    [
      {
        ...call,
        tokenTransfers: [
          out100,
          buildTransfer({ from: pool, to: sender, value: '40000000' }),
          buildTransfer({ from: pool, to: sender, token: weth, value: '1000000000000000000' }),
        ],
      },
      'Swapped 60 USDC for 1 WETH',
    ],
    [{ ...call, value: '2000000000000000000', tokenTransfers: [nftIn] }, 'Bought Azuki #4,021 for 2 ETH'],
    [{ ...call, value: '2000000000000000000', tokenTransfers: [minted] }, 'Minted Azuki #4,021 for 2 ETH'],
    [{ ...call, tokenTransfers: [nftOut, in100] }, 'Sold Azuki #4,021 for 100 USDC'],
    [{ ...call, tokenTransfers: [minted] }, 'Minted Azuki #4,021'],
    [
      { ...call, tokenTransfers: [minted, buildTransfer({ from: zero, to: sender, token: azuki, tokenId: '5' })] },
      'Minted 2 Azuki',
    ],
    [{ ...call, tokenTransfers: [nftIn] }, 'Received Azuki #4,021'],
    [{ ...call, tokenTransfers: [in100] }, 'Received 100 USDC'],
    [
      {
        ...call,
        to: wethContract,
        method: 'deposit',
        value: '1000000000000000000',
        tokenTransfers: [buildTransfer({ from: zero, to: sender, token: weth, value: '1000000000000000000' })],
      },
      'Wrapped 1 ETH as 1 WETH',
    ],
    [
      {
        ...call,
        to: wethContract,
        method: 'withdraw',
        tokenTransfers: [buildTransfer({ from: sender, to: zero, token: weth, value: '1000000000000000000' })],
      },
      'Unwrapped 1 WETH',
    ],
    [
      {
        ...call,
        value: '1000000000000000000',
        tokenTransfers: [buildTransfer({ from: zero, to: sender, value: '5000000' })],
      },
      'Exchanged 1 ETH for 5 USDC',
    ],
    [{ ...call, to: usdcContract, method: 'transfer', tokenTransfers: [out100] }, 'Sent 100 USDC to 0x3333…3333'],
    [
      {
        ...call,
        to: usdcContract,
        method: 'burn',
        tokenTransfers: [buildTransfer({ from: sender, to: zero, value: '1000000' })],
      },
      'Burnt 1 USDC',
    ],
    [
      {
        ...call,
        to: usdcContract,
        method: 'transferFrom',
        tokenTransfers: [buildTransfer({ from: other, to: pool, value: '1000000' })],
      },
      'Moved 1 USDC from 0x2222…2222 to 0x3333…3333',
    ],
  ])('%$: says "%s"', ([transaction, sentence]) => {
    expect(say(transaction)[0]).toBe(sentence);
  });
});

describe('what cannot be told for sure is told as a call', () => {
  const cases: [string, Partial<Transaction>][] = [
    ['more transfers than are listed', { tokenTransfers: [outWeth, in100], tokenTransfersOverflow: true }],
    [
      'an amount that nobody tells',
      { tokenTransfers: [outWeth, in100, buildTransfer({ from: sender, to: pool, token: azuki })] },
    ],
    ['two assets come in', { tokenTransfers: [outWeth, in100, nftIn] }],
    // The coins that came for it moved by an inner call.
    ['a token goes into a call', { tokenTransfers: [out100] }],
    [
      'a token of no known contract comes in',
      { tokenTransfers: [buildTransfer({ from: pool, to: sender, token: null, value: '1' })] },
    ],
    [
      'one token goes to two receivers',
      { to: usdcContract, tokenTransfers: [out100, buildTransfer({ from: sender, to: other, value: '1' })] },
    ],
    ['a delegating account calls itself', { from: vitalik, to: vitalik, tokenTransfers: [in100] }],
    ['what went out came back', { tokenTransfers: [out100, in100] }],
    ['transfers of nothing', { tokenTransfers: [buildTransfer({ from: other, to: pool, value: '0' })] }],
  ];
  test.for(cases)('%s', ([, transaction]) => {
    expect(say({ ...call, ...transaction })[0]).toMatch(/^Called swap on /);
  });

  test('a native coin that is also a token counts once', () => {
    const twin = buildTransfer({
      from: sender,
      to: other,
      token: { ...usdc, addressHash: '0x471EcE3750Da237f93B8E339c536989b8978a438', symbol: 'CELO', decimals: '18' },
      value: '500000000000000000',
    });

    expect(say({ tokenTransfers: [twin] }, 42220)[0]).toBe('Sent 0.5 CELO to 0x2222…2222');
  });
});

test.for<[Partial<Transaction>, string, string | undefined]>([
  [{}, 'Sent 0.5 ETH to 0x2222…2222', undefined],
  [{ to: vitalik, from: buildAddress({ hash: other }) }, 'Sent 0.5 ETH to vitalik.eth', undefined],
  [{ to: vitalik }, 'Sent 0.5 ETH to itself', undefined],
  [{ value: '0' }, 'Sent 0 ETH to 0x2222…2222', undefined],
  [{ to: buildAddress({ hash: zero }) }, 'Sent 0.5 ETH to the zero address', undefined],
  [{ value: '0', rawInput: '0x6869' }, 'Sent data to 0x2222…2222', undefined],
  [call, 'Called swap on Uniswap V2 Router', undefined],
  [{ ...call, value: '1' }, 'Called swap on Uniswap V2 Router with <0.000001 ETH', undefined],
  [{ ...call, tokenTransfers: [outWeth, in100] }, 'Swapped 0.05 WETH for 100 USDC', 'swap on Uniswap V2 Router'],
  [{ to: null, createdContract: buildAddress({ hash: other, name: 'Piggy' }) }, 'Created contract Piggy', undefined],
  [{ to: null, transactionTypes: ['token_creation'] }, 'Created a token contract', undefined],
  [
    { value: '0', transactionTypes: ['blob_transaction'], extra: { blob_versioned_hashes: ['0x01', '0x02'] } },
    'Posted 2 blobs to 0x2222…2222',
    undefined,
  ],
  [{ ...call, state: 'pending', blockNumber: null }, 'Waiting to be included', 'swap on Uniswap V2 Router'],
  [{ state: 'pending', blockNumber: null }, 'Waiting to be included', '0.5 ETH to 0x2222…2222'],
  [{ ...call, state: 'awaiting' }, 'Included, details still being indexed', 'swap on Uniswap V2 Router'],
  [{ state: 'dropped' }, 'Dropped or replaced', 'It never got into a block: 0.5 ETH to 0x2222…2222'],
  [{ state: 'unknown', result: 'frozen' }, 'State unknown: “frozen”', '0.5 ETH to 0x2222…2222'],
])('%$: says "%s"', ([transaction, text, detail]) => {
  expect(say(transaction)).toEqual([text, detail]);
});

describe('permissions', () => {
  const spender = '1111111111111111111111111111111111111111';
  const max = 'f'.repeat(64);
  const raw = (selector: string, word: string) => `0x${selector}${spender.padStart(64, '0')}${word}`;
  const approve = (name: string, word: string): Partial<Transaction> => ({
    value: '0',
    to: usdcContract,
    method: 'approve',
    rawInput: raw('095ea7b3', word),
    decodedInput: {
      methodCall: `approve(address spender, uint256 ${name})`,
      methodId: '095ea7b3',
      parameters: [
        { name: 'spender', type: 'address', value: `0x${spender}` },
        { name, type: 'uint256', value: '1' },
      ],
    },
  });

  test.for<[Partial<Transaction>, string]>([
    [approve('value', max), 'Allowed 0x1111…1111 to spend unlimited USD Coin'],
    [{ ...approve('value', max), decodedInput: null }, 'Allowed 0x1111…1111 to spend unlimited USD Coin'],
    [approve('amount', `${'0'.repeat(63)}5`), 'Allowed 0x1111…1111 to spend an amount of USD Coin'],
    [approve('amount', '0'.repeat(64)), 'Took back 0x1111…1111’s permission to spend USD Coin'],
    // The same call for an NFT: 0 is its id then.
    [approve('tokenId', '0'.repeat(64)), 'Allowed 0x1111…1111 to move #0 of USD Coin'],
    [{ ...approve('value', max), value: '1' }, 'Called approve on USD Coin with <0.000001 ETH'],
    [approve('', '0'.repeat(64)), 'Approved 0x1111…1111 on USD Coin'],
    [{ ...approve('value', max), rawInput: null }, 'Allowed 0x1111…1111 to spend an amount of USD Coin'],
    [
      { ...approve('', ''), rawInput: raw('a22cb465', '1'.padStart(64, '0')) },
      'Allowed 0x1111…1111 to move every NFT of USD Coin',
    ],
    [
      { ...approve('', ''), rawInput: raw('a22cb465', '0'.repeat(64)) },
      'Took back 0x1111…1111’s permission to move NFTs of USD Coin',
    ],
  ])('%$: says "%s"', ([transaction, sentence]) => {
    expect(say(transaction)[0]).toBe(sentence);
  });
});

describe('EIP-7702', () => {
  const authorization = {
    addressHash: pool,
    authority: sender,
    chainId: 1,
    nonce: '1',
    r: '1',
    s: '1',
    v: 0,
    status: 'ok',
  };
  test.for<[Transaction['authorizationList'], string]>([
    [[authorization], 'Set code of vitalik.eth to 0x3333…3333'],
    [[{ ...authorization, addressHash: zero }], 'Removed the code of vitalik.eth'],
    [[{ ...authorization, authority: null }], 'Set code of an account to 0x3333…3333'],
    [[{ ...authorization, addressHash: null }], 'Set code of vitalik.eth to an unknown address'],
    // Old servers do not say which were accepted, newer ones may have words of their own.
    [[{ ...authorization, status: null }], 'Carries 1 authorization to set code'],
    [[authorization, { ...authorization, status: 'postponed' }], 'Carries 2 authorizations to set code'],
    [[{ ...authorization, status: 'weird_new' }], 'Carries 1 authorization to set code'],
    [
      [authorization, { ...authorization, addressHash: zero, status: 'invalid_nonce' }],
      'Set code of vitalik.eth to 0x3333…3333',
    ],
    [[authorization, { ...authorization, authority: other }], 'Set code of 2 accounts'],
    [[{ ...authorization, status: 'invalid_nonce' }], 'Set no code: every authorization was refused'],
  ])('%$: says "%s"', ([authorizationList, sentence]) => {
    expect(say({ value: '0', to: vitalik, authorizationList })[0]).toBe(sentence);
  });
});
