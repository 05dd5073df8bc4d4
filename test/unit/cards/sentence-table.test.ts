import { describe, expect, test } from 'vitest';
import { toTransactionCard } from '../../../src/cards/to-transaction-card.ts';
import type { Address } from '../../../src/models/address.ts';
import type { Json } from '../../../src/models/json.ts';
import type { Token } from '../../../src/models/token.ts';
import type { DecodedInput, Transaction } from '../../../src/models/transaction.ts';
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
  router,
  sender,
  uniswap,
  usdc,
  vitalik,
  weth,
  zero,
} from './build-models.ts';

/** A transaction, the sentence that a person would write about it, and the smaller one where there is one. */
type Case = [transaction: Partial<Transaction>, text: string, detail?: string];

const testAll = (cases: Case[]) =>
  test.for(cases.map(([transaction, text, detail]) => [text, transaction, detail] as const))(
    '%s',
    ([text, transaction, detail]) => {
      const { headline } = toTransactionCard({
        transaction: buildTransaction(transaction),
        reference: { kind: 'transaction', hash },
        ...about,
      });

      expect([headline.text, headline.detail]).toEqual([text, detail]);
    },
  );

const coins = (whole: number, decimals = 18) => String(BigInt(Math.round(whole * 1000)) * 10n ** BigInt(decimals - 3));
const ether = (whole: number) => coins(whole);

const contract = (address: string, name: string | null) =>
  buildAddress({ hash: address, name, isContract: true, isVerified: name !== null });
const usdcContract = contract(usdc.addressHash, 'USD Coin');
const azukiContract = contract(azuki.addressHash, 'Azuki');
const wethContract = contract(weth.addressHash, 'WETH9');

const token = (symbol: string, rest: Partial<Token> = {}) =>
  buildToken({ addressHash: `0x${'aa'.repeat(20)}`, name: symbol, symbol, decimals: '18', ...rest });
const lp = token('LP');
const cake = token('CAKE', { addressHash: `0x${'bb'.repeat(20)}` });
const items = buildToken({
  addressHash: `0x${'cc'.repeat(20)}`,
  name: 'Items',
  symbol: 'IT',
  decimals: null,
  type: 'ERC-1155',
});

const out = (moved: { token?: Token; value?: string; tokenId?: string }, to = pool) =>
  buildTransfer({ from: sender, to, ...moved });
const into = (moved: { token?: Token; value?: string; tokenId?: string }, from = pool) =>
  buildTransfer({ from, to: sender, ...moved });
const usd = (whole: number) => ({ token: usdc, value: coins(whole, 6) });
const nft = (tokenId: string) => ({ token: azuki, tokenId });

const call = (method: string | null, rest: Partial<Transaction> = {}): Partial<Transaction> => ({
  value: '0',
  to: uniswap,
  method,
  rawInput: '0x12345678',
  transactionTypes: ['contract_call', 'token_transfer'],
  ...rest,
});
const decode = (methodCall: string, methodId: string, ...values: [name: string, type: string, value: Json][]) =>
  ({
    methodCall,
    methodId,
    parameters: values.map(([name, type, value]) => ({ name, type, value })),
  }) satisfies DecodedInput;

describe('sent', () => {
  const to = (address: Partial<Address>): Partial<Transaction> => ({
    to: buildAddress({ hash: other, ...address }),
    value: ether(1),
  });
  testAll([
    [{}, 'Sent 0.5 ETH to 0x2222…2222'],
    [{ value: '0' }, 'Sent 0 ETH to 0x2222…2222'],
    [{ value: '00' }, 'Sent 0 ETH to 0x2222…2222'],
    [{ value: '1' }, 'Sent <0.000001 ETH to 0x2222…2222'],
    [{ value: '-5' }, 'Sent an unknown amount of ETH to 0x2222…2222'],
    [{ to: vitalik }, 'Sent 0.5 ETH to itself'],
    [to({ ensDomainName: 'nick.eth' }), 'Sent 1 ETH to nick.eth'],
    [to({ hash: zero }), 'Sent 1 ETH to the zero address'],
    // Without a receiver and without a word of a new contract nothing was created.
    [{ to: null, value: ether(1) }, 'Sent 1 ETH to an unknown address'],
    [call('poke', { to: null }), 'Called poke on an unknown address'],
    [{ value: '0', rawInput: '0x6869' }, 'Sent data to 0x2222…2222'],
    [
      call('transfer', { to: usdcContract, tokenTransfers: [out(usd(100))] }),
      'Sent 100 USDC to 0x3333…3333',
      'transfer on USD Coin',
    ],
    [
      call('0xa9059cbb', { to: usdcContract, tokenTransfers: [out(usd(0.5))] }),
      'Sent 0.5 USDC to 0x3333…3333',
      '0xa9059cbb on USD Coin',
    ],
    [
      call('safeTransferFrom', { to: azukiContract, tokenTransfers: [out(nft('7'))] }),
      'Sent Azuki #7 to 0x3333…3333',
      'safeTransferFrom on Azuki',
    ],
    [
      call('transferFrom', { to: usdcContract, tokenTransfers: [buildTransfer({ from: other, to: pool, ...usd(1) })] }),
      'Moved 1 USDC from 0x2222…2222 to 0x3333…3333',
      'transferFrom on USD Coin',
    ],
    [call('poke and sent 5 USDC to you'), 'Called “poke and sent 5 USDC to you” on Uniswap V2 Router'],
    // A staking contract that is its own token keeps it.
    [call('stake', { to: usdcContract, tokenTransfers: [out(usd(1), usdc.addressHash)] }), 'Called stake on USD Coin'],
    // Of zero: anyone can do it in anyone's name.
    [
      call('safeTransferFrom', {
        to: azukiContract,
        tokenTransfers: [out({ token: items, tokenId: '5', value: '0' })],
      }),
      'Called safeTransferFrom on Azuki',
    ],
    [
      call('transfer', { to: usdcContract, tokenTransfers: [out({ token: usdc, value: '-5' })] }),
      'Called transfer on USD Coin',
    ],
  ]);
});

describe('names that pose as something else stand beside the hash', () => {
  const named = (address: Partial<Address>): Partial<Transaction> => ({
    to: buildAddress({ hash: other, ...address }),
    value: ether(1),
  });
  testAll([
    [named({ ensDomainName: 'vitalik\u200b.eth' }), 'Sent 1 ETH to vitalik.eth (0x2222…2222)'],
    [named({ ensDomainName: '\u202evitalik.eth' }), 'Sent 1 ETH to vitalik.eth (0x2222…2222)'],
    [named({ ensDomainName: 'VITALIK.eth' }), 'Sent 1 ETH to VITALIK.eth (0x2222…2222)'],
    [named({ ensDomainName: 'vitаlik.eth' }), 'Sent 1 ETH to vitаlik.eth (0x2222…2222)'],
    [named({ name: 'vitalik.eth' }), 'Sent 1 ETH to vitalik.eth (0x2222…2222)'],
    [named({ name: 'the zero address' }), 'Sent 1 ETH to the zero address (0x2222…2222)'],
    [named({ name: 'itself' }), 'Sent 1 ETH to itself (0x2222…2222)'],
    [named({ name: 'Bob for 99 USDC' }), 'Sent 1 ETH to Bob for 99 USDC (0x2222…2222)'],
    [named({ name: 'Router\u200d' }), 'Sent 1 ETH to Router (0x2222…2222)'],
    [named({ name: 'Uniswap V2 Router' }), 'Sent 1 ETH to Uniswap V2 Router'],
  ]);

  const symbol = (text: string) =>
    call('transfer', {
      to: contract(lp.addressHash, 'Token'),
      tokenTransfers: [out({ token: token(text), value: ether(1) }, other)],
    });
  testAll([
    [symbol('ETH for 99,999 USDC to you'), 'Sent 1 “ETH for 99,999 USDC…” to 0x2222…2222', 'transfer on Token'],
    [symbol('variableDebtEthUSDC'), 'Sent 1 “variableDebtEthUSDC” to 0x2222…2222', 'transfer on Token'],
    [symbol('000'), 'Sent 1 “000” to 0x2222…2222', 'transfer on Token'],
    [symbol('a” to “b'), 'Sent 1 “a’ to ’b” to 0x2222…2222', 'transfer on Token'],
    [symbol('1INCH'), 'Sent 1 1INCH to 0x2222…2222', 'transfer on Token'],
    [
      call('claim', { tokenTransfers: [into({ token: { ...azuki, name: 'Azuki #1 for 0 ETH' }, tokenId: '5' })] }),
      'Received “Azuki #1 for 0 ETH” #5',
      'claim on Uniswap V2 Router',
    ],
  ]);
});

describe('swapped, bought and sold', () => {
  const onRouter = (method: string) => `${method} on Uniswap V2 Router`;
  const swap = (method: string) =>
    call(method, { tokenTransfers: [out({ token: weth, value: ether(0.05) }), into(usd(100))] });
  testAll([
    [
      call('swapExactETHForTokens', {
        value: ether(1.5),
        tokenTransfers: [buildTransfer({ from: router, to: pool, token: weth, value: ether(1.5) }), into(usd(3912.44))],
      }),
      'Swapped 1.5 ETH for 3,912.44 USDC',
      onRouter('swapExactETHForTokens'),
    ],
    [
      call('swapETHForExactTokens', { value: ether(1), tokenTransfers: [into(usd(100))] }),
      'Swapped up to 1 ETH for 100 USDC',
      onRouter('swapETHForExactTokens'),
    ],
    [swap('exactInputSingle'), 'Swapped 0.05 WETH for 100 USDC', onRouter('exactInputSingle')],
    [swap('execute'), 'Swapped 0.05 WETH for 100 USDC', onRouter('execute')],
    [swap('multicall'), 'Swapped 0.05 WETH for 100 USDC', onRouter('multicall')],
    [swap('fillOrder'), 'Swapped 0.05 WETH for 100 USDC', onRouter('fillOrder')],
    [swap('0xdeadbeef'), 'Swapped 0.05 WETH for 100 USDC', onRouter('0xdeadbeef')],
    [{ ...swap('x'), method: null }, 'Swapped 0.05 WETH for 100 USDC'],
    [
      call('exchange', {
        tokenTransfers: [out({ token: lp, value: ether(2) }, zero), into({ token: cake, value: ether(2) }, zero)],
      }),
      'Exchanged 2 LP for 2 CAKE',
      onRouter('exchange'),
    ],
    [
      call('fulfillBasicOrder', { value: ether(2), tokenTransfers: [into(nft('4021'))] }),
      'Bought Azuki #4,021 for 2 ETH',
      onRouter('fulfillBasicOrder'),
    ],
    [
      call('matchOrders', { tokenTransfers: [out(nft('4021')), into({ token: weth, value: ether(3) })] }),
      'Sold Azuki #4,021 for 3 WETH',
      onRouter('matchOrders'),
    ],
    [
      call('swapNFTs', { tokenTransfers: [out(nft('1')), into({ token: items, tokenId: '2', value: '3' })] }),
      'Exchanged Azuki #1 for 3 × Items #2',
      onRouter('swapNFTs'),
    ],
  ]);
});

describe('what is no trade is not called one', () => {
  const on = (method: string) => `${method} on Uniswap V2 Router`;
  const lpFor = (method: string) =>
    call(method, { tokenTransfers: [out({ token: lp, value: ether(100) }), into({ token: cake, value: ether(2) })] });
  testAll([
    ...['deposit', 'leaveStaking', 'redeem', 'swapAndDeposit', 'withdraw', 'bridgeSwap', 'foo'].map(
      (method): Case => [lpFor(method), 'Gave 100 LP and got 2 CAKE', on(method)],
    ),
    [
      call('claim', { value: ether(0.001), tokenTransfers: [into({ token: cake, value: ether(500) })] }),
      'Gave 0.001 ETH and got 500 CAKE',
      on('claim'),
    ],
    [
      call('borrow', { value: '10000', tokenTransfers: [into({ token: cake, value: ether(1) })] }),
      'Gave <0.000001 ETH and got 1 CAKE',
      on('borrow'),
    ],
    [
      call('stake', { tokenTransfers: [out(nft('5')), into({ token: cake, value: ether(1) })] }),
      'Gave Azuki #5 and got 1 CAKE',
      on('stake'),
    ],
    [
      call('unstake', { value: '1000', tokenTransfers: [into(nft('5'))] }),
      'Gave <0.000001 ETH and got Azuki #5',
      on('unstake'),
    ],
    [
      call('bridgeToken', { value: ether(0.01), tokenTransfers: [into(nft('5'), zero)] }),
      'Gave 0.01 ETH and got Azuki #5',
      on('bridgeToken'),
    ],
    // The coins that come with the token are in no list.
    [
      call('removeLiquidityETH', { tokenTransfers: [out({ token: lp, value: ether(1) }), into(usd(100))] }),
      'Called removeLiquidityETH on Uniswap V2 Router',
    ],
    [call('repay', { tokenTransfers: [out(usd(1))] }), 'Called repay on Uniswap V2 Router'],
    [call('harvest', { tokenTransfers: [into({ token: cake, value: ether(3) })] }), 'Received 3 CAKE', on('harvest')],
    [call('claim', { tokenTransfers: [into({ token: cake, value: ether(3) }, zero)] }), 'Received 3 CAKE', on('claim')],
    [call('claim', { tokenTransfers: [into(nft('5'), zero)] }), 'Received Azuki #5', on('claim')],
    [
      call('getReward', { tokenTransfers: [into(usd(3)), into({ token: cake, value: '1' })] }),
      'Called getReward on Uniswap V2 Router',
    ],
  ]);
});

describe('minted, burnt and wrapped', () => {
  const onWeth = (method: string) => `${method} on WETH9`;
  testAll([
    [call('mint', { to: azukiContract, tokenTransfers: [into(nft('1'), zero)] }), 'Minted Azuki #1', 'mint on Azuki'],
    [
      call('publicSale', {
        to: azukiContract,
        value: ether(0.1),
        tokenTransfers: [into(nft('1'), zero), into(nft('2'), zero)],
      }),
      'Minted 2 Azuki for 0.1 ETH',
      'publicSale on Azuki',
    ],
    [
      call('mint', { to: azukiContract, tokenTransfers: [into({ token: items, tokenId: '9', value: '4' }, zero)] }),
      'Minted 4 × Items #9',
      'mint on Azuki',
    ],
    [
      call('mint', { to: usdcContract, tokenTransfers: [buildTransfer({ from: zero, to: other, ...usd(5) })] }),
      'Minted 5 USDC to 0x2222…2222',
      'mint on USD Coin',
    ],
    [call('burn', { to: usdcContract, tokenTransfers: [out(usd(5), zero)] }), 'Burnt 5 USDC', 'burn on USD Coin'],
    [
      call('burnFrom', { to: usdcContract, tokenTransfers: [buildTransfer({ from: other, to: zero, ...usd(5) })] }),
      'Burnt 5 USDC of 0x2222…2222',
      'burnFrom on USD Coin',
    ],
    // What is burnt in these comes out as something else, here or on another chain.
    [call('withdraw', { to: usdcContract, tokenTransfers: [out(usd(5), zero)] }), 'Called withdraw on USD Coin'],
    [call('send', { to: usdcContract, tokenTransfers: [out(usd(5), zero)] }), 'Called send on USD Coin'],
    [
      call('deposit', {
        to: wethContract,
        value: ether(1),
        tokenTransfers: [into({ token: weth, value: ether(1) }, zero)],
      }),
      'Wrapped 1 ETH as 1 WETH',
      onWeth('deposit'),
    ],
    [
      call('withdraw', { to: wethContract, tokenTransfers: [out({ token: weth, value: ether(1) }, zero)] }),
      'Unwrapped 1 WETH',
      onWeth('withdraw'),
    ],
    // One for one, but no wrapped coin.
    [
      call('submit', {
        to: contract(lp.addressHash, 'Lido'),
        value: ether(1),
        tokenTransfers: [into({ token: token('stETH'), value: ether(1) }, zero)],
      }),
      'Gave 1 ETH and got 1 stETH',
      'submit on Lido',
    ],
  ]);
});

describe('approved', () => {
  const spender = '1111111111111111111111111111111111111111';
  const ensId = 'af2caa1c2ca1d027f1ac823b529d0a67cd144264b2789fa2ea4d63a67c7103cc';
  const approve = (name: string, value: bigint, rest: Partial<Transaction> = {}): Partial<Transaction> => ({
    value: '0',
    to: usdcContract,
    method: 'approve',
    rawInput: `0x095ea7b3${spender.padStart(64, '0')}${value.toString(16).padStart(64, '0')}`,
    decodedInput: decode(
      `approve(address spender, uint256 ${name})`,
      '095ea7b3',
      ['spender', 'address', `0x${spender}`],
      [name, 'uint256', String(value)],
    ),
    ...rest,
  });
  const id = BigInt(`0x${ensId}`);
  const onCoin = 'approve on USD Coin';
  const onAzuki = 'approve on Azuki';
  testAll([
    [approve('value', 2n ** 256n - 1n), 'Allowed 0x1111…1111 to spend unlimited USD Coin', onCoin],
    [approve('amount', 2n ** 160n - 1n), 'Allowed 0x1111…1111 to spend unlimited USD Coin', onCoin],
    [approve('rawAmount', 2n ** 96n - 1n), 'Allowed 0x1111…1111 to spend unlimited USD Coin', onCoin],
    [approve('wad', 2n ** 255n), 'Allowed 0x1111…1111 to spend unlimited USD Coin', onCoin],
    [approve('amount', 2n ** 160n), 'Allowed 0x1111…1111 to spend an amount of USD Coin', onCoin],
    // Of an unverified contract the names are only guessed.
    [approve('amount', id, { to: { ...usdcContract, isVerified: false } }), 'Approved 0x1111…1111 on USD Coin', onCoin],
    [
      approve('amount', 2n ** 256n - 1n, { to: { ...usdcContract, isVerified: false } }),
      'Allowed 0x1111…1111 to spend unlimited USD Coin',
      onCoin,
    ],
    [approve('amount', 0n), 'Took back 0x1111…1111’s permission to spend USD Coin', onCoin],
    [approve('x', 2n ** 256n - 1n, { decodedInput: null }), 'Allowed 0x1111…1111 to spend unlimited USD Coin', onCoin],
    // An id that is a hash is as large as any amount.
    [approve('tokenId', id, { to: azukiContract }), 'Allowed 0x1111…1111 to move #79233…2508 of Azuki', onAzuki],
    [
      approve('tokenId', 2n ** 256n - 1n, { to: azukiContract }),
      'Allowed 0x1111…1111 to move #11579…9935 of Azuki',
      onAzuki,
    ],
    [approve('x', id, { to: azukiContract, decodedInput: null }), 'Approved 0x1111…1111 on Azuki', onAzuki],
    [
      approve('value', id, {
        to: azukiContract,
        tokenTransfers: [buildTransfer({ from: other, to: pool, ...nft('1') })],
        tokenTransfersOverflow: true,
      }),
      'Allowed 0x1111…1111 to move #79233…2508 of Azuki',
      onAzuki,
    ],
    [
      approve('_tokenId', 7n, { to: azukiContract, rawInput: `0x095ea7b3${'0'.repeat(64)}${'7'.padStart(64, '0')}` }),
      'Took back every permission to move #7 of Azuki',
      onAzuki,
    ],
    [
      call('setApprovalForAll', {
        to: azukiContract,
        rawInput: `0xa22cb465${spender.padStart(64, '0')}${'1'.padStart(64, '0')}`,
      }),
      'Allowed 0x1111…1111 to move every NFT of Azuki',
      'setApprovalForAll on Azuki',
    ],
  ]);
});

describe('created and delegated', () => {
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
  const refused = { ...authorization, status: 'invalid_nonce' };
  const self: Partial<Transaction> = { to: vitalik, value: '0', type: 4 };
  testAll([
    [{ to: null, transactionTypes: ['contract_creation'] }, 'Created a contract'],
    [{ to: null, createdContract: contract(other, 'Lantern') }, 'Created contract Lantern'],
    [
      { to: null, createdContract: contract(other, null), transactionTypes: ['contract_creation', 'token_creation'] },
      'Created token contract 0x2222…2222',
    ],
    [{ ...self, authorizationList: [authorization] }, 'Set code of vitalik.eth to 0x3333…3333'],
    [
      {
        ...self,
        to: buildAddress({
          hash: sender,
          ensDomainName: 'vitalik.eth',
          implementations: [{ addressHash: pool, name: 'DeleGator' }],
        }),
        authorizationList: [authorization],
      },
      'Set code of vitalik.eth to DeleGator',
    ],
    [{ ...self, authorizationList: [{ ...authorization, addressHash: zero }] }, 'Removed the code of vitalik.eth'],
    [
      { type: 4, authorizationList: [authorization] },
      'Set code of vitalik.eth to 0x3333…3333',
      'Sent 0.5 ETH to 0x2222…2222',
    ],
    [
      { type: 4, authorizationList: [refused, { ...refused, status: 'invalid_signature' }] },
      'Set no code: every authorization was refused',
      'Sent 0.5 ETH to 0x2222…2222',
    ],
    [
      { ...call('execute'), authorizationList: [refused] },
      'Set no code: every authorization was refused',
      'Called execute on Uniswap V2 Router',
    ],
    [
      { ...call('transfer', { to: usdcContract, tokenTransfers: [out(usd(1))] }), authorizationList: [authorization] },
      'Set code of vitalik.eth to 0x3333…3333',
      'Sent 1 USDC to 0x3333…3333',
    ],
    [
      { ...self, authorizationList: [{ ...authorization, status: 'weird_new' }] },
      'Carries 1 authorization to set code',
    ],
  ]);
});

describe('failed, waiting, replaced and unknown', () => {
  const failed = (rest: Partial<Transaction>): Partial<Transaction> => ({
    state: 'failed',
    status: 'error',
    result: 'Reverted',
    ...rest,
  });
  const pending = (rest: Partial<Transaction>): Partial<Transaction> => ({
    state: 'pending',
    status: null,
    result: 'pending',
    blockNumber: null,
    ...rest,
  });
  const reverted = (input: DecodedInput) => ({ revertReason: { kind: 'decoded', input } }) as const;
  const nameless = { value: '0', to: uniswap, method: null, rawInput: '0xdeadbeef' };
  testAll([
    [failed({ result: 'out of gas' }), 'Failed: out of gas', '0.5 ETH to 0x2222…2222'],
    [
      failed({
        ...call('swap'),
        ...reverted(decode('Error(string reason)', '08c379a0', ['reason', 'string', 'Too little received'])),
      }),
      'Failed: Too little received',
      'swap on Uniswap V2 Router',
    ],
    [
      failed({
        ...call('swap'),
        ...reverted(decode('ERC20InsufficientAllowance(address,uint256,uint256)', 'fb8f41b2')),
      }),
      'Failed: insufficient allowance',
      'swap on Uniswap V2 Router',
    ],
    [
      failed({ ...nameless, ...reverted(decode('', 'deadbeef')) }),
      'Failed: error 0xdeadbeef',
      'A call of Uniswap V2 Router',
    ],
    [
      failed({ ...nameless, to: buildAddress({ hash: other }) }),
      'Failed: reverted without a reason',
      'Data to 0x2222…2222',
    ],
    [
      failed({ to: null, transactionTypes: ['contract_creation'] }),
      'Failed: reverted without a reason',
      'Creation of a contract',
    ],
    [failed({ to: null }), 'Failed: reverted without a reason', '0.5 ETH to an unknown address'],
    [pending({}), 'Waiting to be included', '0.5 ETH to 0x2222…2222'],
    [pending(nameless), 'Waiting to be included', 'A call of Uniswap V2 Router'],
    [pending(call('swap')), 'Waiting to be included', 'swap on Uniswap V2 Router'],
    [{ ...call('swap'), state: 'awaiting' }, 'Included, details still being indexed', 'swap on Uniswap V2 Router'],
    [{ state: 'dropped' }, 'Dropped or replaced', 'It never got into a block: 0.5 ETH to 0x2222…2222'],
    [{ state: 'unknown', status: 'reorged', result: 'success' }, 'State unknown: “reorged”', '0.5 ETH to 0x2222…2222'],
    [{ state: 'unknown', status: null, result: 'frozen' }, 'State unknown: “frozen”', '0.5 ETH to 0x2222…2222'],
    [{ state: 'unknown', status: null, result: null }, 'State unknown', '0.5 ETH to 0x2222…2222'],
  ]);
});
