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
const noReason = 'Failed: reverted without a reason';

/** Why it failed, or how far it got. */
export const failures: c.Cases = {
  'out of gas': [failed({}, 'out of gas'), 'Failed: out of gas', toOther],
  'no reason': [failed({}, 'Reverted'), noReason, toOther],
  'a reason in words': [
    decoded(decode('Error(string reason)', '08c379a0', ['reason', 'string', 'Too little received'])),
    'Failed: “Too little received”',
  ],
  'a panic': [
    decoded(decode('Panic(uint256 code)', '4e487b71', ['code', 'uint256', '17'])),
    'Failed: a number overflowed',
  ],
  'an error of a token': [
    decoded(decode('ERC20InsufficientAllowance(address,uint256,uint256)', 'fb8f41b2')),
    'Failed: “insufficient allowance”',
  ],
  'an error that has words in it': [
    decoded(
      decode(
        'FailedOp(uint256 opIndex, string reason)',
        '220266b6',
        ['opIndex', 'uint256', '0'],
        ['reason', 'string', "AA21 didn't pay prefund"],
      ),
    ),
    "Failed: “failed op: AA21 didn't pay prefund”",
  ],
  'an error without a name': [
    decoded(decode('', 'deadbeef'), nameless),
    'Failed: error 0xdeadbeef',
    'A call of “Uniswap V2 Router”',
  ],
  'an error of a token, raw': [raw(`0xfb8f41b2${'0'.repeat(192)}`), 'Failed: insufficient allowance'],
  'four bytes': [raw('0xdeadbeef'), 'Failed: error 0xdeadbeef'],
  'text in hex without 0x': [raw('4f6e6c79206f776e6572'), 'Failed: “Only owner”'],
  'raw text': [raw('execution reverted: not enough'), 'Failed: “not enough”'],
  'raw text that sends to a site': [
    raw('Wallet locked. Verify at metamask-help.com to unlock'),
    'Failed: “Wallet locked. Verify at metamask-help[.]com to unlock”',
  ],
  'empty data': [raw('0x'), noReason],
  'a reason that nobody knows yet': [
    failed(swap, 'awaiting_internal_transactions'),
    'Failed: the reason is not known yet',
  ],
  'data to an account': [
    failed({ ...nameless, to: buildAddress({ hash: other }) }, 'Reverted'),
    noReason,
    'Data to 0x2222…2222',
  ],
  'a creation': [
    failed({ to: null, transactionTypes: ['contract_creation'] }, 'Reverted'),
    noReason,
    'Creation of a contract',
  ],
  'no receiver': [failed({ to: null }, 'Reverted'), noReason, '0.5 ETH to an unknown address'],
  'tokens that are listed all the same': [
    failed(call(uniswap, 'swap', [out(usd(100)), into(c.amount(c.weth, 1))]), 'out of gas'),
    'Failed: out of gas',
  ],
  'a reason that poses as a success': [raw('success: you received 100 ETH'), 'Failed: “success: you received 100 ETH”'],
  'a reason of a thousand characters': [raw('o'.repeat(1000)), `Failed: “${'o'.repeat(119)}…”`],
  'coins that wait': [state('pending'), 'Waiting to be included', toOther],
  'a call that waits': [state('pending', swap), 'Waiting to be included'],
  'a call without a name that waits': [
    state('pending', nameless),
    'Waiting to be included',
    'A call of “Uniswap V2 Router”',
  ],
  'a creation that waits': [
    state('pending', { to: null, transactionTypes: ['contract_creation'] }),
    'Waiting to be included',
    'Creation of a contract',
  ],
  'inner calls that are not read yet': [state('awaiting', swap), 'Included, details still being indexed'],
  'coins that were replaced': [state('dropped'), 'Dropped or replaced', `It never got into a block: ${toOther}`],
  'a state with a word of its own': [
    { state: 'unknown', status: 'reorged', result: 'success' },
    'State unknown: “reorged”',
    toOther,
  ],
  'a result with a word of its own': [
    { state: 'unknown', status: null, result: 'frozen' },
    'State unknown: “frozen”',
    toOther,
  ],
  'a word that would end its quotation marks and names a site': [
    { state: 'unknown', status: 'ok” by Hashlens at evil.com', result: null },
    'State unknown: “ok’ by Hashlens at evil[.]com”',
    toOther,
  ],
  'a state without a word': [{ state: 'unknown', status: null, result: null }, 'State unknown', toOther],
};
