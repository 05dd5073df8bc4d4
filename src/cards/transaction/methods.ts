/**
 * Method signatures by selector (eight hex digits): methods that must be recognized even if the explorer sends no name,
 * or that appear inside another call's input. A selector is a hash of the whole signature, so a match is not by chance.
 */
export const knownMethods: Readonly<Record<string, string>> = {
  '38ed1739': 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  '8803dbee': 'swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
  '7ff36ab5': 'swapExactETHForTokens(uint256,address[],address,uint256)',
  fb3bdb41: 'swapETHForExactTokens(uint256,address[],address,uint256)',
  '18cbafe5': 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
  '4a25d94a': 'swapTokensForExactETH(uint256,uint256,address[],address,uint256)',
  '5c11d795': 'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  b6f9de95: 'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
  '791ac947': 'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  '414bf389': 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
  c04b8d59: 'exactInput((bytes,address,uint256,uint256,uint256))',
  db3e2198: 'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
  f28c0498: 'exactOutput((bytes,address,uint256,uint256,uint256))',
  '04e45aaf': 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
  b858183f: 'exactInput((bytes,address,uint256,uint256))',
  '5023b4df': 'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
  '09b81346': 'exactOutput((bytes,address,uint256,uint256))',
  '472b43f3': 'swapExactTokensForTokens(uint256,uint256,address[],address)',
  '42712a67': 'swapTokensForExactTokens(uint256,uint256,address[],address)',
  '49404b7c': 'unwrapWETH9(uint256,address)',
  '49616997': 'unwrapWETH9(uint256)',
  '12210e8a': 'refundETH()',
  df2ab5bb: 'sweepToken(address,uint256,address)',
  e90a182f: 'sweepToken(address,uint256)',
  f3995c67: 'selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)',
  '4659a494': 'selfPermitAllowed(address,uint256,uint256,uint8,bytes32,bytes32)',
  a0712d68: 'mint(uint256)',
  '1249c58b': 'mint()',
  '40c10f19': 'mint(address,uint256)',
  a9059cbb: 'transfer(address,uint256)',
  '23b872dd': 'transferFrom(address,address,uint256)',
  '42842e0e': 'safeTransferFrom(address,address,uint256)',
  b88d4fde: 'safeTransferFrom(address,address,uint256,bytes)',
  f242432a: 'safeTransferFrom(address,address,uint256,uint256,bytes)',
  '2eb2c2d6': 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  d8fbe994: 'transferFromAndCall(address,address,uint256)',
  c1d34b89: 'transferFromAndCall(address,address,uint256,bytes)',
  fe99049a: 'transferFrom(address,address,uint256,uint256)',
  '62ad1b83': 'operatorSend(address,address,uint256,bytes,bytes)',
  '36c78516': 'transferFrom(address,address,uint160,address)',
  '0d58b1db': 'transferFrom((address,address,uint160,address)[])',
  '30f28b7a': 'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
  f2d5d56b: 'pull(address,uint256)',
  bb35783b: 'move(address,address,uint256)',
  ef55bec6: 'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
  e3ee160e: 'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
  e584b654: 'approveForAll(address,bool)',
  c0a47c93: 'setMasterContractApproval(address,address,bool,uint8,bytes32,bytes32)',
  bb24d994: 'allowBySig(address,address,bool,uint256,uint256,uint8,bytes32,bytes32)',
  '9f5c462a': 'setAccountOperator(address,address,bool)',
  ddbf54fd: 'updateDelegate(address,bool)',
  '38c74dd9': 'approvePlugin(address)',
  cedd4375: 'denyPlugin(address)',
  a3111bdb: 'setOperators(address[],bool)',
  '1d2c8839': 'setApprovalForAllBySig(address,address,bool,uint256,bytes)',
  '2b837eeb': 'setApprovalForAllBySig(address,address,bool,uint256,uint8,bytes32,bytes32)',
};

const mostCalls = 50;
// Position of the list of calls, bytes[], among the parameters.
const multicalls = new Map([
  ['ac9650d8', 0],
  ['5ae401dc', 1],
  ['1f0464d1', 1],
]);
const universalRouter = ['3593564c', '24856bc3'];

// The one-byte commands of Uniswap's Universal Router. Other commands differ between versions.
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
  // A swap in version 4 pools, in earlier routers an OpenSea order: a trade in both cases.
  [0x10, 'swap'],
]);

/**
 * Returns the names of the calls inside a wrapper's input: a `multicall`, or an `execute` of Uniswap's Universal
 * Router. Null for other input, or if any call is unknown: the purpose of the whole is then unknown too.
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
  // With the highest bit set, a command may fail without a trace, so such a byte counts as unknown.
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

// A byte offset in the input. Null for anything beyond real input, as the number comes from the chain.
function readNumber(body: string, at: number): number | null {
  const word = body.slice(at * 2, at * 2 + 64);
  return /^0{56}[\da-f]{8}$/.test(word) ? Number.parseInt(word, 16) : null;
}

const names = new Map(Object.entries(knownMethods).map(([selector, signature]) => [selector, nameOf(signature)]));

/** Returns the name of a listed method by its selector (eight hex digits in either case), or null. */
export function findKnownMethod(selector: string): string | null {
  return names.get(selector.toLowerCase()) ?? null;
}

function nameOf(signature: string): string {
  return signature.slice(0, signature.indexOf('('));
}
