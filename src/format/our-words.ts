// The verbs of our sentences: a name that holds one could go on where we stopped.
const verbs =
  'added|allowed|approved|borrowed|bought|bridged|burnt|burned|called|carries|collected|created|dropped|exchanged|failed|gave|got|included|liquidated|minted|moved|paid|posted|received|removed|repaid|sent|set|sold|supplied|swapped|took|unwrapped|withdrew|wrapped';

const carriers = [
  /\b(?:and|by|for|from|to|with)\b/i,
  new RegExp(String.raw`\b(?:${verbs})\b`, 'i'),
  // What ends a sentence or its part, opens another, or counts.
  /[,.:;!?=<>()[\]{}|~*×#“”"]/,
  /(?:^|[^\p{L}\d])\d+(?:\s|_)+\p{L}/u,
];

/**
 * True for a foreign name that could carry on a sentence of ours: "Vault, got 500 USDC" after "Sent 1 ETH to". It
 * holds a verb or a joining word of ours, a stop, a bracket, or a number with a word behind it.
 */
export function carriesOn(name: string): boolean {
  return carriers.some((pattern) => pattern.test(name));
}
