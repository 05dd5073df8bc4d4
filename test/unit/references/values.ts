import type { Reference } from '../../../src/references/reference.ts';

/** The real values used by the tables, in their usual spelling. */
export const hash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
export const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const contract = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';

export const bareHash = hash.slice(2);
export const bareAddress = address.slice(2);

export const transaction = { kind: 'transaction', hash } as const;
export const holder = { kind: 'address', address: address.toLowerCase() } as const;
export const token = { kind: 'token-instance', contract: contract.toLowerCase(), tokenId: '42' } as const;
const collection = { kind: 'address', address: contract.toLowerCase() } as const;

const values = new Map(Object.entries({ hash, address, contract, bareHash, bareAddress }));

/** Replaces the names of these values in a table's text, such as `{address}`, and expands `{40 × 0}` to forty zeros. */
export function fill(text: string): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
    .replace(/\{(\d+) × (.+?)\}/gsu, (_, count: string, piece: string) => piece.repeat(Number(count)));
}

/** Parses a reference in a table: one of the above by its name, another one by its digits, with its chain as `@10`. */
export function toReference(text: string): Reference {
  const [what = '', chain] = fill(text).split('@');
  const onChain = chain === undefined ? {} : { chainId: Number(chain) };
  const [name, tokenId = token.tokenId] = what.split('/');
  if (name === 'token') return { ...token, tokenId, ...onChain };
  if (name === 'transaction') return { ...transaction, ...onChain };
  if (name === 'holder') return { ...holder, ...onChain };
  if (name === 'collection') return { ...collection, ...onChain };
  if (what.length === address.length) return { kind: 'address', address: what, ...onChain };
  if (what.length === hash.length) return { kind: 'transaction', hash: what, ...onChain };
  throw new Error(`No reference is called ${text}`);
}
