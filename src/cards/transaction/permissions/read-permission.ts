import { isInteger } from '../../../format/format-amount.ts';
import type { DecodedInput, Transaction } from '../../../models/transaction.ts';
import { knownMethods } from '../methods.ts';
import {
  type Allowance,
  type Lockdown,
  mostOfAll,
  type Permission,
  readNamedPermission,
  signer,
} from './permission.ts';

// Limit for the entries of a list: a block does not have enough gas for more.
const mostEntries = 1000;

/** Reads a call's parameters. Each getter returns null for a word that is missing or of another type. */
export type Input = {
  address(at: number): string | null;
  number(at: number, bits?: number): bigint | null;
  flag(at: number): boolean | null;
  /**
   * Start of the dynamic parameter whose offset from `base` is at `at`, in words; fractional if it is inside a word.
   */
  start(at: number, base?: number): number | null;
  name(at: number): string;
  /** When the transaction was included, in seconds since 1970. */
  time: bigint | null;
};

type Reader = (input: Input) => Permission | Lockdown | null;

// By selector: EIP-20 and its extensions, EIP-721, EIP-1155, EIP-777, EIP-1363, EIP-2612, EIP-4494, EIP-6909 and
// ERC-7597, and the permits of Dai, Uniswap's positions and DSToken.
const ofTokens: { [selector: string]: Reader } = {
  // approve(address spender, uint256 amountOrId)
  '095ea7b3': (input) => toAllowance(input, null, 0, input.number(1), input.name(1)),
  // approve(address spender)
  daea85c5: (input) => toAllowance(input, null, 0, mostOfAll),
  // approveAndCall(address spender, uint256 amount), also with bytes data
  '3177029f': (input) => toAllowance(input, null, 0, input.number(1)),
  cae9ca51: (input) => toAllowance(input, null, 0, input.number(1)),
  // increaseAllowance, increaseApproval, decreaseAllowance and decreaseApproval(address spender, uint256 amount)
  '39509351': (input) => toChange(input, true),
  d73dd623: (input) => toChange(input, true),
  a457c2d7: (input) => toChange(input, false),
  '66188463': (input) => toChange(input, false),
  // setApprovalForAll(address operator, bool approved)
  a22cb465: (input) => toFlagged('everyNft', null, input.address(0), input.flag(1)),
  // permit(address owner, address spender, uint256 amountOrId, uint256 deadline, …)
  d505accf: (input) => toAllowance(input, 0, 1, input.number(2), input.name(2)),
  '9fd5a6cf': (input) => toAllowance(input, 0, 1, input.number(2), input.name(2)),
  // permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, …); expiry 0 means no expiry
  '8fcbaf0c': (input) => toAllowance(input, 0, 1, ofFlag(input.flag(4))),
  // permit(address spender, uint256 id, uint256 deadline, …)
  '745a41bc': toNftPermit,
  '7ac2ff7b': toNftPermit,
  '0f5730f1': toNftPermit,
  // permitForAll(address owner, address operator, bool approved, …)
  '3aea60f0': (input) => toFlagged('everyNft', input.address(0), input.address(1), input.flag(2), true),
  // authorizeOperator(address operator), revokeOperator(address operator)
  '959b8c3f': (input) => toAllowance(input, null, 0, mostOfAll),
  fad8b32a: (input) => toAllowance(input, null, 0, 0n),
  // approve(address spender, uint256 id, uint256 amount)
  '426a8493': toIdAllowance,
  // setOperator(address operator, bool approved)
  '558a7297': (input) => toFlagged('operator', null, input.address(0), input.flag(1)),
  // The same for lenders and vaults. Others use some of these names differently: `toNamed` checks the parameter.
  // allow(address manager, bool isAllowed), setAuthorization(address authorized, bool newIsAuthorized)
  '110496e5': (input) => toNamed(input, /manager/i, input.flag(1)),
  eecea000: (input) => toNamed(input, /authorized/i, input.flag(1)),
  // hope(address usr), nope(address usr)
  a3b22fc4: (input) => toNamed(input, /usr/i, true),
  dc4d20fa: (input) => toNamed(input, /usr/i, false),
  // setRelayerApproval(address sender, address relayer, bool approved)
  fa6e671d: (input) => toFlagged('operator', input.address(0), input.address(1), input.flag(2), true),
  // approveDelegation(address delegatee, uint256 amount), delegationWithSig(address delegator, address delegatee, …)
  c04a8a10: (input) => toCredit(input, null, 0),
  '0b52d558': (input) => toCredit(input, input.address(0), 1, true),
};

const ofPermit2: { [selector: string]: Reader } = {
  // approve(address token, address spender, uint160 amount, uint48 expiration)
  '87517c45': (input) => toExpiring(input, null, input.address(1), [[0, 2, 3]]),
  // permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce), address spender, …), …)
  '2b67b570': (input) => toExpiring(input, input.address(0), input.address(5), [[1, 2, 3]], true),
  // permit with a list of (token, amount, expiration, nonce)
  '2a2d80d1': toBatch,
  // lockdown((address token, address spender)[])
  cc53287f: toLockdown,
};

/** Reads the permission that a transaction's outermost call grants or revokes; null for any other call. */
export function readPermission(transaction: Transaction): Permission | Lockdown | null {
  const { to, from } = transaction;
  const { selector, input } = readInput(transaction);
  const readers = to !== null && isPermit2(to.hash) ? ofPermit2 : ofTokens;
  const read = Object.hasOwn(readers, selector) ? readers[selector] : undefined;
  const found = read ? read(input) : readNamed(transaction, selector, input);
  if (found === null || found.kind === 'lockdown' || found.kind === 'unread') return found;
  return { ...found, owner: found.owner?.toLowerCase() === from.hash.toLowerCase() ? null : found.owner };
}

/** Returns the selector (eight hex digits) and parameters of a transaction's outermost call. */
export function readInput({ rawInput, decodedInput, timestamp }: Transaction): { selector: string; input: Input } {
  const raw = rawInput ?? toRawInput(decodedInput);
  return { selector: raw.slice(2, 10).toLowerCase(), input: toInput(raw, decodedInput, timestamp) };
}

// Reads a method of another standard by its name.
function readNamed({ method, decodedInput, to }: Transaction, selector: string, input: Input): Permission | null {
  const known = Object.hasOwn(knownMethods, selector) ? knownMethods[selector] : undefined;
  const name = (known ?? (decodedInput?.methodCall || method) ?? '').split('(')[0] ?? '';
  const types = known?.slice(name.length + 1, -1).split(',') ?? [];
  const parameters = known === undefined ? decodedInput?.parameters : types.map((type) => ({ name: '', type }));
  return readNamedPermission({ method: name, parameters: parameters ?? [], contract: to?.hash ?? '' }, input);
}

function toAllowance(
  input: Input,
  ownerAt: number | null,
  spenderAt: number,
  value: bigint | null,
  valueName: string | null = null,
): Permission | null {
  const owner = ownerAt === null ? null : toSigner(input.address(ownerAt));
  const spender = input.address(spenderAt);
  if (owner === undefined || spender === null || value === null) return null;
  return { kind: 'allowances', owner, spender, allowances: [{ token: null, value }], valueName, isOneBlockOnly: false };
}

function toChange(input: Input, isMore: boolean): Permission | null {
  const [spender, value] = [input.address(0), input.number(1)];
  return spender === null || value === null
    ? null
    : { kind: 'change', owner: null, spender, token: null, isMore, value };
}

function toFlagged(
  kind: 'everyNft' | 'operator',
  owner: string | null,
  spender: string | null,
  isAllowed: boolean | null,
  isSigned = false,
): Permission | null {
  const signed = isSigned ? toSigner(owner) : null;
  return signed === undefined || spender === null || isAllowed === null
    ? null
    : { kind, owner: signed, spender, isAllowed };
}

function toNamed(input: Input, name: RegExp, isAllowed: boolean | null): Permission | null {
  return name.test(input.name(0)) ? toFlagged('operator', null, input.address(0), isAllowed) : null;
}

function toCredit(input: Input, owner: string | null, spenderAt: number, isSigned = false): Permission | null {
  const signed = isSigned ? toSigner(owner) : null;
  const [spender, value] = [input.address(spenderAt), input.number(spenderAt + 1)];
  if (signed === undefined || spender === null || value === null) return null;
  return { kind: 'credit', owner: signed, spender, value };
}

function toNftPermit(input: Input): Permission | null {
  const [spender, id] = [input.address(0), input.number(1)];
  return spender === null || id === null ? null : { kind: 'nft', owner: signer, spender, id };
}

function toIdAllowance(input: Input): Permission | null {
  const [spender, id, value] = [input.address(0), input.number(1), input.number(2)];
  if (spender === null || id === null || value === null) return null;
  // Some EIP-20 tokens take the expected current allowance, then the new one.
  if (/current|expected|old|prev/i.test(input.name(1))) return toAllowance(input, null, 0, value);
  return { kind: 'id', owner: null, spender, id, value };
}

type Places = [token: number, amount: number, expiration: number];

function toExpiring(
  input: Input,
  owner: string | null,
  spender: string | null,
  places: Places[],
  isSigned = false,
): Permission | null {
  const signed = isSigned ? toSigner(owner) : null;
  const allowances = new Map<string, Allowance>();
  let isOneBlockOnly = true;
  for (const [tokenAt, amountAt, expirationAt] of places) {
    const token = input.address(tokenAt);
    const amount = input.number(amountAt, 160);
    const expiration = input.number(expirationAt, 48);
    if (token === null || amount === null || expiration === null) return null;
    const isPast = expiration !== 0n && input.time !== null && expiration < input.time;
    const value = isPast ? 0n : amount;
    // Permit2 treats an expiration of 0 as the time of the block.
    if (value > 0n && expiration !== 0n) isOneBlockOnly = false;
    // If a token has several entries, the last one applies.
    allowances.set(token, { token, value });
  }
  if (signed === undefined || spender === null || allowances.size === 0) return null;
  const all = [...allowances.values()];
  return {
    kind: 'allowances',
    owner: signed,
    spender,
    allowances: all,
    valueName: null,
    isOneBlockOnly: isOneBlockOnly && all.some(({ value }) => value !== 0n),
  };
}

function toBatch(input: Input): Permission | null {
  const batch = input.start(1);
  const list = batch === null ? null : input.start(batch, batch);
  const count = list === null ? null : readCount(input, list);
  if (batch === null || list === null || count === null) return null;
  const places = Array.from({ length: count }, (_, index): Places => {
    const at = list + 1 + index * 4;
    return [at, at + 1, at + 2];
  });
  return toExpiring(input, input.address(0), input.address(batch + 1), places, true);
}

function toLockdown(input: Input): Lockdown | null {
  const list = input.start(0);
  const count = list === null ? null : readCount(input, list);
  if (list === null || count === null) return null;
  const pairs: Lockdown['pairs'] = [];
  for (let index = 0; index < count; index++) {
    const at = list + 1 + index * 2;
    const [token, spender] = [input.address(at), input.address(at + 1)];
    if (token === null || spender === null) return null;
    pairs.push({ token, spender });
  }
  return pairs.length === 0 ? null : { kind: 'lockdown', pairs };
}

function readCount(input: Input, at: number): number | null {
  const count = input.number(at);
  return count === null || count > BigInt(mostEntries) ? null : Number(count);
}

// Undefined if no account can have signed: an invalid signature recovers to the zero address.
function toSigner(owner: string | null): string | undefined {
  return owner === null || /^0x0{40}$/.test(owner) ? undefined : owner;
}

function ofFlag(isAllowed: boolean | null): bigint | null {
  if (isAllowed === null) return null;
  return isAllowed ? mostOfAll : 0n;
}

function toInput(raw: string, decodedInput: DecodedInput | null, timestamp: string | null): Input {
  const number: Input['number'] = (at, bits = 256) => {
    const digits = raw.slice(10 + at * 64, 74 + at * 64);
    const value = /^[\da-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : null;
    return value !== null && value < 2n ** BigInt(bits) ? value : null;
  };
  const milliseconds = Date.parse(timestamp ?? '');
  return {
    number,
    address: (at) => {
      const value = number(at, 160);
      return value === null ? null : `0x${value.toString(16).padStart(40, '0')}`;
    },
    flag: (at) => {
      const value = number(at, 1);
      return value === null ? null : value === 1n;
    },
    start: (at, base = 0) => {
      const offset = number(at, 32);
      return offset === null ? null : base + Number(offset) / 32;
    },
    name: (at) => decodedInput?.parameters[at]?.name ?? '',
    time: Number.isNaN(milliseconds) ? null : BigInt(Math.floor(milliseconds / 1000)),
  };
}

// Rebuilds the input from its decoded form, up to the first parameter that is not a single word.
function toRawInput(decodedInput: DecodedInput | null): string {
  const words: string[] = [];
  for (const { value } of decodedInput?.parameters ?? []) {
    const word = toWord(value);
    if (word === null) break;
    words.push(word);
  }
  return `0x${decodedInput?.methodId ?? ''}${words.join('')}`;
}

function toWord(value: unknown): string | null {
  const text = String(value);
  if (text === 'true' || text === 'false') return (text === 'true' ? '1' : '0').padStart(64, '0');
  if (/^0x[\da-f]{40}$/i.test(text)) return text.slice(2).padStart(64, '0');
  if (!isInteger(text) || text.startsWith('-')) return null;
  return BigInt(text).toString(16).padStart(64, '0');
}

// The address on most chains; the one on ZKsync's chains, which compute addresses differently; PancakeSwap's copy.
const deployments = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
  '0x31c2f6fcff4f8759b3bd5bf0e1084a055615c768',
];

/** True for Permit2, which keeps allowances for all tokens: its methods take the token as a parameter. */
export function isPermit2(contract: string): boolean {
  return deployments.includes(contract.toLowerCase());
}
