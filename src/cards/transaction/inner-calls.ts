import { findKnownMethod } from './known-methods.ts';

const mostCalls = 50;
// Where the list of calls, bytes[], stands among the parameters.
const multicalls = new Map([
  ['ac9650d8', 0],
  ['5ae401dc', 1],
  ['1f0464d1', 1],
]);
const universalRouter = ['3593564c', '24856bc3'];

// What the one-byte commands of Uniswap's Universal Router do. The others differ from version to version.
const commands = new Map([
  [0x00, 'exactInput'],
  [0x01, 'exactOutput'],
  [0x02, 'permit2TransferFrom'],
  [0x03, 'permit2PermitBatch'],
  [0x04, 'sweep'],
  [0x05, 'transfer'],
  [0x06, 'payPortion'],
  [0x08, 'swapExactTokensForTokens'],
  [0x09, 'swapTokensForExactTokens'],
  [0x0a, 'permit2Permit'],
  [0x0b, 'coinsIn'],
  [0x0c, 'unwrapWETH'],
  [0x0d, 'permit2TransferFromBatch'],
  // A swap in version 4 pools, before that an order of OpenSea: a trade in any case.
  [0x10, 'swap'],
]);

/**
 * The names of the calls inside a wrapper's input: a `multicall`, an `execute` of Uniswap's Universal Router. Null
 * where the input is none of these or one of the calls is unknown: what the whole is for cannot be told then.
 */
export function readInnerCalls(rawInput: string | null): string[] | null {
  const selector = (rawInput ?? '').slice(2, 10).toLowerCase();
  const at = universalRouter.includes(selector) ? 'commands' : multicalls.get(selector);
  if (at === undefined) return null;
  const body = (rawInput ?? '').slice(10).toLowerCase();
  const calls = at === 'commands' ? readCommands(body) : readMulticall(body, at);
  const known = calls?.filter((name) => name !== null) ?? [];
  return calls !== null && known.length > 0 && known.length === calls.length ? known : null;
}

function readCommands(body: string): (string | null)[] | null {
  const start = readNumber(body, 0);
  const count = start === null ? null : readNumber(body, start);
  if (start === null || count === null || count > mostCalls) return null;
  const bytes = body.slice((start + 32) * 2, (start + 32 + count) * 2).match(/../g) ?? [];
  // The highest bit allows a command to fail, and whether it did cannot be seen.
  return bytes.length === count ? bytes.map((byte) => commands.get(Number.parseInt(byte, 16)) ?? null) : null;
}

function readMulticall(body: string, parameter: number): (string | null)[] | null {
  const list = readNumber(body, parameter * 32);
  const count = list === null ? null : readNumber(body, list);
  if (list === null || count === null || count > mostCalls) return null;
  return Array.from({ length: count }, (_, index) => {
    const offset = readNumber(body, list + 32 + index * 32);
    const start = offset === null ? 0 : (list + 32 + offset + 32) * 2;
    return offset === null ? null : findKnownMethod(body.slice(start, start + 8));
  });
}

// A place in the input, in bytes. Null for what points beyond any real one: the number comes from the chain.
function readNumber(body: string, at: number): number | null {
  const word = body.slice(at * 2, at * 2 + 64);
  return /^0{56}[\da-f]{8}$/.test(word) ? Number.parseInt(word, 16) : null;
}
