import type { DecodedInput, RevertReason, Transaction } from '../../../../src/models/transaction.ts';
import * as c from './cast.ts';

const { buildAddress, call, contract, decode, into, other, out, usd } = c;
const uniswap = contract(c.router, 'Uniswap V2 Router');
const swap = call(uniswap, 'swap');
const nameless = call(uniswap, null, [], { rawInput: '0xdeadbeef' });
const failed = (
  of: Partial<Transaction>,
  result: string | null,
  revertReason: RevertReason | null = null,
): Partial<Transaction> => ({
  ...of,
  state: 'failed',
  status: 'error',
  result,
  revertReason,
});
const decoded = (input: DecodedInput, of: Partial<Transaction> = swap) =>
  failed(of, 'Reverted', { kind: 'decoded', input });
const raw = (text: string, of: Partial<Transaction> = swap) => failed(of, 'Reverted', { kind: 'raw', raw: text });
const state = (name: Transaction['state'], of: Partial<Transaction> = {}): Partial<Transaction> => ({
  ...of,
  state: name,
});
const toOther = '0.5 ETH to 0x2222…2222';
const couldNotSend = `Could not send ${toOther}`;
const couldNotCall = 'Could not call “swap” on “Uniswap V2 Router”';
const couldNotCallIt = 'Could not call “Uniswap V2 Router”';
const nobody = `0x${'44'.repeat(20)}`;
const word = (value: string | number | bigint) => BigInt(value).toString(16).padStart(64, '0');
const input = (selector: string, ...words: (string | number | bigint)[]) => `0x${selector}${words.map(word).join('')}`;
const on = (to: Parameters<typeof call>[0], method: string, rawInput: string, rest: Partial<Transaction> = {}) =>
  call(to, method, [], { rawInput, ...rest });
const gone = (of: Partial<Transaction>) => failed(of, 'out of gas');
const five = 5_000_000;
const take = on(c.usdcContract, 'transferFrom', input('23b872dd', other, c.sender, five));
const send = on(c.usdcContract, 'transfer', input('a9059cbb', other, five));
const path = [c.usdc.addressHash, c.weth.addressHash];
const swapTokens = input('38ed1739', five, 1, 160, c.sender, 1_800_000_000, 2, ...path);

/** Reasons for a failure, or how far the transaction got. */
export const failures: c.Cases = {
  'out of gas': [failed({}, 'out of gas'), `${couldNotSend}: out of gas`],
  'no reason': [failed({}, 'Reverted'), `${couldNotSend}: no reason given`],
  'a reason in words': [
    decoded(decode('Error(string reason)', '08c379a0', ['reason', 'string', 'Too little received'])),
    `${couldNotCall}: it would have returned too little`,
  ],
  'a panic': [
    decoded(decode('Panic(uint256 code)', '4e487b71', ['code', 'uint256', '17'])),
    `${couldNotCall}: arithmetic overflow`,
  ],
  'an error of a token': [
    decoded(decode('ERC20InsufficientAllowance(address,uint256,uint256)', 'fb8f41b2')),
    `${couldNotCall}: not enough allowance`,
  ],
  'an error without a name': [decoded(decode('', 'deadbeef'), nameless), `${couldNotCallIt}: error 0xdeadbeef`],
  'raw text': [raw('execution reverted: try again'), `${couldNotCall}: “try again”`],
  'raw text that sends to a site': [
    raw('Wallet locked. Verify at metamask-help.com to unlock'),
    `${couldNotCall}: “Wallet locked. Verify at metamask-help[.]com to unl…”`,
  ],
  'empty data': [raw('0x'), `${couldNotCall}: no reason given`],
  'data to an account': [
    failed({ ...nameless, to: buildAddress({ hash: other }) }, 'Reverted'),
    'Could not send data to 0x2222…2222: no reason given',
  ],
  'a creation': [
    failed({ to: null, transactionTypes: ['contract_creation'] }, 'Reverted'),
    'Could not create a contract: no reason given',
  ],
  'no receiver': [failed({ to: null }, 'Reverted'), 'Could not send 0.5 ETH to an unknown address: no reason given'],
  'a reason that poses as a success': [
    raw('success: you received 100 ETH'),
    `${couldNotCall}: “success: you received 100 ETH”`,
  ],
  'a reason of a thousand characters': [raw('o'.repeat(1000)), `${couldNotCall}: “${'o'.repeat(49)}…”`],
  'a call with coins': [gone({ ...swap, value: c.ether(2) }), `${couldNotCall} with 2 ETH: out of gas`],
  'tokens of somebody else': [gone(take), 'Could not take 5 USDC from 0x2222…2222: out of gas'],
  'tokens of somebody else for another': [
    gone(on(c.usdcContract, 'transferFrom', input('23b872dd', other, nobody, five))),
    'Could not move 5 USDC from 0x2222…2222 to 0x4444…4444: out of gas',
  ],
  'own tokens': [gone(send), 'Could not send 5 USDC to 0x2222…2222: out of gas'],
  'own tokens by the other method': [
    gone(on(c.usdcContract, 'transferFrom', input('23b872dd', c.sender, other, five))),
    'Could not send 5 USDC to 0x2222…2222: out of gas',
  ],
  'tokens to the zero address': [
    gone(on(c.usdcContract, 'transfer', input('a9059cbb', 0, five))),
    'Could not send 5 USDC to the zero address: out of gas',
  ],
  'more than there can be of a token': [
    gone(on(c.usdcContract, 'transfer', input('a9059cbb', other, 2n ** 256n - 1n))),
    'Could not send tokens of USDC to 0x2222…2222: out of gas',
  ],
  'tokens without known decimals': [
    gone(on(contract(c.grain.addressHash, 'Grain'), 'transfer', input('a9059cbb', other, five))),
    'Could not send tokens of “Grain” to 0x2222…2222: out of gas',
  ],
  'an NFT': [
    gone(on(c.azukiContract, 'safeTransferFrom', input('42842e0e', c.sender, other, 42))),
    'Could not send #42 of “Azuki” (0xED5A…C544) to 0x2222…2222: out of gas',
  ],
  'a transfer with coins': [
    gone({ ...send, value: c.ether(1) }),
    'Could not call “transfer” on “USD Coin” with 1 ETH: out of gas',
  ],
  'a transfer whose input is cut': [
    gone(on(c.usdcContract, 'transfer', input('a9059cbb', other))),
    'Could not call “transfer” on “USD Coin”: out of gas',
  ],
  'a transfer of what is no contract': [
    gone(on(buildAddress({ hash: nobody }), 'transfer', input('a9059cbb', other, five))),
    'Could not call “transfer” on 0x4444…4444: out of gas',
  ],
  'a swap of tokens': [
    raw('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', on(uniswap, 'swapExactTokensForTokens', swapTokens)),
    'Could not swap 5 USDC for WETH on “Uniswap V2 Router”: it would have returned too little',
  ],
  'a swap of tokens for coins': [
    gone(on(uniswap, 'swapExactTokensForETH', swapTokens.replace('38ed1739', '18cbafe5'))),
    'Could not swap 5 USDC for ETH on “Uniswap V2 Router”: out of gas',
  ],
  'a swap of coins': [
    gone({
      ...on(
        uniswap,
        'swapExactETHForTokens',
        input('7ff36ab5', 1, 128, c.sender, 1_800_000_000, 2, path[1] ?? 0, path[0] ?? 0),
      ),
      value: c.ether(1),
    }),
    'Could not swap 1 ETH for USDC on “Uniswap V2 Router”: out of gas',
  ],
  'a swap in one pool': [
    gone(
      on(uniswap, 'exactInputSingle', input('04e45aaf', path[0] ?? 0, c.grain.addressHash, 500, c.sender, five, 1, 0)),
    ),
    'Could not swap 5 USDC for 0xA3A3…A3A3 on “Uniswap V2 Router”: out of gas',
  ],
  'a swap of an unknown token': [
    gone(
      on(uniswap, 'exactInputSingle', input('04e45aaf', c.grain.addressHash, path[0] ?? 0, 500, c.sender, five, 1, 0)),
    ),
    'Could not call “exactInputSingle” on “Uniswap V2 Router”: out of gas',
  ],
  'a swap with a path of one token': [
    gone(on(uniswap, 'swapExactTokensForTokens', input('38ed1739', five, 1, 160, c.sender, 1, 1, path[0] ?? 0))),
    'Could not call “swapExactTokensForTokens” on “Uniswap V2 Router”: out of gas',
  ],
  'a method of two hundred characters': [
    gone(call(uniswap, `transfer${'X'.repeat(192)}`)),
    `Could not call “transfer${'X'.repeat(23)}…” on “Uniswap V2 Router”: out of gas`,
  ],
  'tokens that are listed all the same': [
    failed(call(uniswap, 'swap', [out(usd(100)), into(c.amount(c.weth, 1))]), 'out of gas'),
    `${couldNotCall}: out of gas`,
    c.nothing,
  ],
  'a failure that cost nothing': [
    gone({ ...swap, fee: { type: 'actual', value: '0' } }),
    `${couldNotCall}: out of gas`,
    'Nothing moved.',
  ],
  'a failure whose fee is not known': [
    gone({ ...swap, fee: { type: null, value: null } }),
    `${couldNotCall}: out of gas`,
    'Nothing moved.',
  ],
  'what came from the chain below': [gone({ ...swap, type: 126 }), `${couldNotCall}: out of gas`, c.nothing],
  'a failure that set code': [
    gone({
      ...swap,
      type: 4,
      authorizationList: [
        { addressHash: nobody, authority: other, chainId: 1, nonce: '0', status: 'ok', r: null, s: null, v: null },
      ],
    } as Partial<Transaction>),
    `${couldNotCall}: out of gas`,
    'Delegated 0x2222…2222 to 0x4444…4444',
  ],
  'coins that wait': [state('pending'), `Sending ${toOther}`],
  'a call that waits': [state('pending', swap), 'Calling “swap” on “Uniswap V2 Router”'],
  'a call without a name that waits': [state('pending', nameless), 'Calling “Uniswap V2 Router”'],
  'a creation that waits': [
    state('pending', { to: null, transactionTypes: ['contract_creation'] }),
    'Creating a contract',
  ],
  'tokens that wait': [state('pending', send), 'Sending 5 USDC to 0x2222…2222'],
  'tokens of somebody else that wait': [state('pending', take), 'Taking 5 USDC from 0x2222…2222'],
  'a swap that waits': [
    state('pending', on(uniswap, 'swapExactTokensForTokens', swapTokens)),
    'Calling “swapExactTokensForTokens” on “Uniswap V2 Router”',
  ],
  'inner calls that are not read yet': [
    state('awaiting', swap),
    '“swap” on “Uniswap V2 Router”',
    'Included, details still being indexed',
  ],
  'coins that were replaced': [state('dropped'), `Never confirmed: ${toOther}`, 'Dropped or replaced'],
  'tokens that were replaced': [
    state('dropped', send),
    'Never confirmed: 5 USDC to 0x2222…2222',
    'Dropped or replaced',
  ],
  'a state with its own word': [
    { state: 'unknown', status: 'reorged', result: 'success' },
    'Status unknown: “reorged”',
    toOther,
  ],
  'a result with its own word': [
    { state: 'unknown', status: null, result: 'frozen' },
    'Status unknown: “frozen”',
    toOther,
  ],
  'a word that would end its quotation marks and names a site': [
    { state: 'unknown', status: 'ok” by Hashlens at evil.com', result: null },
    'Status unknown: “ok’ by Hashlens at evil[.]com”',
    toOther,
  ],
  'a state without a word': [{ state: 'unknown', status: null, result: null }, 'Status unknown', toOther],
};
