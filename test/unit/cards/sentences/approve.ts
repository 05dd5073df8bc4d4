import type { Transaction } from '../../../../src/models/transaction.ts';
import { call, decode, usdcContract } from './cast.ts';

export const spender = '1111111111111111111111111111111111111111';
export const ensId = BigInt('0xaf2caa1c2ca1d027f1ac823b529d0a67cd144264b2789fa2ea4d63a67c7103cc');
export const most = 2n ** 256n - 1n;
export const input = (selector: string, who: string, value: bigint) =>
  `0x${selector}${who.padStart(64, '0')}${value.toString(16).padStart(64, '0')}`;

export const approve = (name: string, value: bigint, rest: Partial<Transaction> = {}): Partial<Transaction> => ({
  ...call(usdcContract, 'approve'),
  rawInput: input('095ea7b3', spender, value),
  decodedInput: decode(
    `approve(address spender, uint256 ${name})`,
    '095ea7b3',
    ['spender', 'address', `0x${spender}`],
    [name, 'uint256', String(value)],
  ),
  ...rest,
});
