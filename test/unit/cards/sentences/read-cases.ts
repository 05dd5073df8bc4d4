import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxUint48, maxUint96, maxUint160, maxUint256 } from 'viem';
import type { Address } from '../../../../src/models/address.ts';
import type { Token, TokenTransfer } from '../../../../src/models/token.ts';
import type { Transaction } from '../../../../src/models/transaction.ts';
import { usdc as unpricedUsdc, vitalik } from '../build-models.ts';
import { encode, inAnHour, owner, signature, spender, word } from '../permission-calls.ts';
import * as c from './cast.ts';

/** A transaction, its sentence, an optional detail sentence, and the chain. */
export type Cases = {
  [what: string]: [
    transaction: Partial<Transaction>,
    says: string,
    detail?: string | undefined,
    chainId?: number | undefined,
  ];
};

// In the files, addresses, contracts and tokens of the cast are written by name, other addresses as digits. `a{40}` is
// `a` 40 times.
type AddressInFile = string | null | ({ hash: string } & Partial<Address>) | ContractInFile;
type ContractInFile = { contract: string; name: string | null } & Partial<Address>;
type TransferInFile = {
  from: AddressInFile;
  to: AddressInFile;
  token: string | null | ({ like: string } & Partial<Token>);
  /** Of the token's whole units. `value` is of its smallest. */
  amount?: number;
  value?: string;
  tokenId?: string;
  rest?: Partial<TokenTransfer>;
};
export type TransactionInFile = Partial<Omit<Transaction, 'from' | 'to' | 'createdContract'>> & {
  /** The called method. */
  call?: string | null;
  from?: AddressInFile;
  to?: AddressInFile;
  createdContract?: AddressInFile;
  /** Whole coins of the chain. */
  coins?: number;
  transfers?: TransferInFile[];
  /** A selector and its words. `commands` is input of a Universal Router, `calls` of a multicall. */
  input?: [string, ...(string | number)[]];
  commands?: string[];
  calls?: string[];
  /** A function of `permission-calls.json` and its arguments. */
  encode?: [string, ...unknown[]];
};
type CaseInFile = TransactionInFile & { says: string; detail?: string; chain?: number; why?: string };

const read = (path: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, path), 'utf8').replace(/(.)\{(\d+)\}/gu, (_, character: string, times) =>
      character.repeat(Number(times)),
    ),
  );

const { sender, other, pool, router, zero } = c;
const people: { [name: string]: string } = { sender, other, pool, router, zero, owner, spender };
const { azuki, cake, doodles, fakeUsdc, grain, items, lp, pandora, secret, steth, unlisted, usdc, weth } = c;
const tokens: { [name: string]: Token } = {
  ...{ azuki, cake, doodles, fakeUsdc, grain, items, lp, pandora, secret, steth, unlisted, unpricedUsdc, usdc, weth },
};
const { azukiContract, nameless, usdcContract, wethContract } = c;
const contracts: { [name: string]: Address } = {
  ...{ vitalik, azukiContract, nameless, usdcContract, wethContract },
  ...Object.fromEntries(
    Object.entries<ContractInFile>(read('contracts.json')).map(([name, told]) => [
      name,
      c.contract(told.contract, told.name),
    ]),
  ),
};

const values: { [name: string]: unknown } = {
  ...{
    inAnHour,
    anHourAgo: inAnHour - 7200,
    signature,
    word,
    maxUint48: Number(maxUint48),
    maxUint96,
    maxUint160,
    maxUint256,
  },
};

const toHash = (name: string) => people[name] ?? tokens[name]?.addressHash ?? name;

/** Returns what a file names: somebody of the cast, or an account of which only the hash is known. */
export function toAddress(told: AddressInFile): Address | null {
  if (told === null) return null;
  if (typeof told === 'string') return contracts[told] ?? c.buildAddress({ hash: toHash(told) });
  if ('hash' in told) return c.buildAddress({ ...told, hash: toHash(told.hash) });
  const { contract, name, ...rest } = told;
  return c.contract(toHash(contract), name, rest);
}

function toToken(told: TransferInFile['token']): Token | null {
  if (told === null) return null;
  const { like, ...rest } = typeof told === 'string' ? { like: told } : told;
  const token = tokens[like];
  if (token === undefined) throw new Error(`no token is called ${like}`);
  return { ...token, ...rest };
}

/** Returns a transfer of a file. */
export function toTransfer({ from, to, amount, ...told }: TransferInFile): TokenTransfer {
  const token = toToken(told.token);
  const value = amount === undefined ? told.value : c.coins(amount, Number(token?.decimals));
  const toParty = (party: AddressInFile) =>
    typeof party === 'string' ? c.buildAddress({ hash: toHash(party) }) : toAddress(party);
  const rest = { from: toParty(from), to: toParty(to), ...told.rest };
  return c.between('', '', { ...told, token, ...(value !== undefined && { value }), rest });
}

/** Returns an argument of a call: names become their values, and digits in quotes a bigint. */
export function toArgument(told: unknown): unknown {
  if (typeof told === 'string') return /^\d+$/.test(told) ? BigInt(told) : (values[told] ?? toHash(told));
  if (Array.isArray(told)) return told.map(toArgument);
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, toArgument(value)]));
}

/** Returns the transaction of a case. */
export function toTransaction(told: TransactionInFile): Partial<Transaction> {
  const { call, from, to, createdContract, coins, transfers, input, commands, calls, encode: encoded, ...rest } = told;
  const [selector, ...words] = input ?? [];
  return {
    ...(call !== undefined && c.call(null, call)),
    ...(from !== undefined && { from: toAddress(from) ?? vitalik }),
    ...(to !== undefined && { to: toAddress(to) }),
    ...(createdContract !== undefined && { createdContract: toAddress(createdContract) }),
    ...(coins !== undefined && { value: c.ether(coins) }),
    ...(transfers && { tokenTransfers: transfers.map(toTransfer) }),
    ...(input && { rawInput: `0x${selector}${words.map((word) => c.word(toHash(String(word)))).join('')}` }),
    ...(commands && { rawInput: c.routerInput(...commands) }),
    ...(encoded && { rawInput: encode(encoded[0], ...encoded.slice(1).map(toArgument)) }),
    ...(calls && { rawInput: c.multicallInput(...calls) }),
    ...rest,
  };
}

function toCases(cases: { [what: string]: CaseInFile }): Cases {
  return Object.fromEntries(
    Object.entries(cases).map(([what, { says, detail, chain, why: _, ...told }]) => [
      what,
      [toTransaction(told), says, detail, chain],
    ]),
  );
}

/** Reads the cases of a folder in `cards/`, by subject. */
export const readCases = (folder: string): { [about: string]: Cases } =>
  Object.fromEntries(
    readdirSync(join(import.meta.dirname, '..', folder))
      .map((file) => read(`../${folder}/${file}`))
      .map(({ about, cases }) => [about, toCases(cases)]),
  );
