import type { Address } from '../../../../src/models/address.ts';
import type { Json } from '../../../../src/models/json.ts';
import type { Token, TokenTransfer } from '../../../../src/models/token.ts';
import type { DecodedInput, Transaction } from '../../../../src/models/transaction.ts';
import {
  azuki,
  buildAddress,
  buildToken,
  buildTransfer,
  other,
  pool,
  router,
  sender,
  usdc as unlistedUsdc,
  weth as unlistedWeth,
  zero,
} from '../build-models.ts';

export { azuki, buildAddress, other, pool, router, sender, zero };

/** Converts whole coins to the smallest unit. Supports up to three decimal places. */
export const coins = (whole: number, decimals = 18) =>
  String(BigInt(Math.round(whole * 1000)) * 10n ** BigInt(decimals - 3));
export const ether = (whole: number) => coins(whole);

export const contract = (address: string, name: string | null, rest: Partial<Address> = {}) =>
  buildAddress({ hash: address, name, isContract: true, isVerified: name !== null, ...rest });

const at = (digits: string) => `0x${digits.repeat(40 / digits.length)}`;
const token = (symbol: string, digits: string, rest: Partial<Token> = {}) =>
  buildToken({ addressHash: at(digits), name: symbol, symbol, decimals: '18', ...rest });

// Tokens with and without a price in the explorer.
export const usdc = { ...unlistedUsdc, exchangeRate: '0.9998' };
export const weth = { ...unlistedWeth, exchangeRate: '3866.51' };
export const steth = token('stETH', 'a5', { exchangeRate: '3860.12' });
export const lp = token('UNI-V2', 'a1', { name: 'Uniswap V2' });
export const cake = token('CAKE', 'a2');
export const grain = token('GRAIN', 'a3');
export const items = token('IT', 'a4', { name: 'Items', decimals: null, type: 'ERC-1155' });
export const doodles = { ...azuki, addressHash: at('a6'), name: 'Doodles', symbol: 'DOODLE' };
export const pandora = token('PANDORA', 'a7', { type: 'ERC-404' });
export const secret = token('cUSD', 'a8', { type: 'ERC-7984', decimals: '6' });
export const fakeUsdc = { ...unlistedUsdc, addressHash: at('fa') };
export const unlisted = token('', 'a9');

export const usdcContract = contract(usdc.addressHash, 'USD Coin');
export const wethContract = contract(weth.addressHash, 'WETH9');
export const azukiContract = contract(azuki.addressHash, 'Azuki');
export const nameless = contract(at('dd'), null);

type What = { token?: Token | null; value?: string | null; tokenId?: string; rest?: Partial<TokenTransfer> };
export const out = (moved: What, to = pool) => buildTransfer({ from: sender, to, ...moved });
export const into = (moved: What, from = pool) => buildTransfer({ from, to: sender, ...moved });
export const between = (from: string, to: string, moved: What) => buildTransfer({ from, to, ...moved });
export const usd = (whole: number) => ({ token: usdc, value: coins(whole, 6) });
export const amount = (of: Token, whole: number) => ({ token: of, value: coins(whole, Number(of.decimals)) });
export const nft = (tokenId: string, of = azuki) => ({ token: of, tokenId });

/** A call of a contract's method, without coins by default. */
export const call = (
  to: Address | null,
  method: string | null,
  tokenTransfers: TokenTransfer[] = [],
  rest: Partial<Transaction> = {},
): Partial<Transaction> => ({
  value: '0',
  to,
  method,
  rawInput: '0x12345678',
  transactionTypes: ['contract_call'],
  tokenTransfers,
  ...rest,
});

export const decode = (
  methodCall: string,
  methodId: string,
  ...values: [name: string, type: string, value: Json][]
): DecodedInput => ({ methodCall, methodId, parameters: values.map(([name, type, value]) => ({ name, type, value })) });

/** A word of a call's input. */
export const word = (value: number | string) => BigInt(value).toString(16).padStart(64, '0');

/** The input of Uniswap's Universal Router with these commands, one byte each. */
export const routerInput = (...commands: string[]) => {
  const bytes = commands.join('');
  return `0x3593564c${word(96)}${word(160)}${word(1_800_000_000)}${word(commands.length)}${bytes.padEnd(64, '0')}${word(0)}`;
};

/** The input of multicall(bytes[]) with calls of these selectors, one argument word each. */
export const multicallInput = (...selectors: string[]) => {
  const offsets = selectors.map((_, index) => word(selectors.length * 32 + index * 96));
  const calls = selectors.map((selector) => `${word(36)}${selector}${word(1)}${'0'.repeat(56)}`);
  return `0xac9650d8${word(32)}${word(selectors.length)}${offsets.join('')}${calls.join('')}`;
};
