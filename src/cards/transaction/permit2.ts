// The same address on most chains; another one on ZKsync's, whose addresses are computed otherwise; PancakeSwap's copy.
const deployments = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
  '0x31c2f6fcff4f8759b3bd5bf0e1084a055615c768',
];

/** True for Permit2, which keeps allowances for all tokens: its methods name the token that they are about. */
export function isPermit2(contract: string): boolean {
  return deployments.includes(contract.toLowerCase());
}
