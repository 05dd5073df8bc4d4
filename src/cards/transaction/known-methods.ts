// The methods that tell what a call is for even where the explorer knows no name, or that stand inside another
// call's input. A selector is a hash of the whole signature, so one that is listed here is no chance.
const methods = {
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
};

const names = new Map(Object.entries(methods).map(([selector, signature]) => [selector, nameOf(signature)]));

/** The signatures that are known by their selectors (eight hex digits), for whoever wants to check them. */
export const knownMethods: ReadonlyMap<string, string> = new Map(Object.entries(methods));

/** The name of a method from its selector (eight hex digits of either case); null for all but a few. */
export function findKnownMethod(selector: string): string | null {
  return names.get(selector.toLowerCase()) ?? null;
}

function nameOf(signature: string): string {
  return signature.slice(0, signature.indexOf('('));
}
