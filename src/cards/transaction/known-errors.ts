// Errors that most contracts have from the same libraries, for reasons that the explorer sends undecoded.
const errors = {
  e450d38c: 'ERC20InsufficientBalance(address,uint256,uint256)',
  fb8f41b2: 'ERC20InsufficientAllowance(address,uint256,uint256)',
  '7e273289': 'ERC721NonexistentToken(uint256)',
  '177e802f': 'ERC721InsufficientApproval(address,uint256)',
  '64283d7b': 'ERC721IncorrectOwner(address,uint256,address)',
  '03dee4c5': 'ERC1155InsufficientBalance(address,uint256,uint256,uint256)',
  '118cdaa7': 'OwnableUnauthorizedAccount(address)',
  e2517d3f: 'AccessControlUnauthorizedAccount(address,bytes32)',
  d93c0665: 'EnforcedPause()',
  f92ee8a9: 'InvalidInitialization()',
  '5274afe7': 'SafeERC20FailedOperation(address)',
  '39d35496': 'V3TooLittleReceived()',
  '849eaf98': 'V2TooLittleReceived()',
  '739dbe52': 'V3TooMuchRequested()',
  '5bf6f916': 'TransactionDeadlinePassed()',
  d81b2f2e: 'AllowanceExpired(uint256)',
  f96fb071: 'InsufficientAllowance(uint256)',
};

/** The signatures of common errors by their selectors (eight hex digits), for whoever wants to check them. */
export const knownErrors: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** A common error in words from its selector, "insufficient allowance"; null for any other. */
export function findKnownError(selector: string): string | null {
  const signature = knownErrors.get(selector);
  return signature === undefined ? null : toErrorWords(signature.slice(0, signature.indexOf('(')));
}

/** An error's name in words: "ERC20InsufficientAllowance" is "insufficient allowance". */
export function toErrorWords(name: string): string {
  const words = name
    .replace(/^(?:ERC\d+|V[23])(?=[A-Z])/, '')
    .replace(/_+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim();
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()) || name;
}
