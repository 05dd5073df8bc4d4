import { toSeededHex } from '../../src/api/sample/sample-values.ts';
import type { Reference } from '../../src/references/reference.ts';
import { pathsIn } from './raw-json.ts';

/** A realistic answer of the service, and the reference that it answers. */
export type Start = {
  name: string;
  chainId: number;
  reference: Reference;
  status: number;
  text: string;
  paths: string[][];
};

/** The current time in every case, in Unix milliseconds. */
export const nowMs = Date.UTC(2026, 10, 21, 8, 43, 11);

const someAddress = toSeededHex('fuzz address', 40);

/** Returns a starting answer. Without a `reference`, it is read from the body. */
export function toStart(
  name: string,
  chainId: number,
  body: unknown,
  reference = toReference(body),
  status = 200,
): Start {
  return { name, chainId, reference, status, text: JSON.stringify(body), paths: pathsIn(body) };
}

// Reads the reference from an answer's body. Falls back to a fixed address.
function toReference(body: unknown): Reference {
  const { hash, items } = (body ?? {}) as { hash?: unknown; items?: { [field: string]: unknown }[] };
  if (typeof hash === 'string') return { kind: 'transaction', hash: hash.toLowerCase() };
  const first = items?.[0] as { token?: { address_hash?: string }; total?: { token_id?: string } } | undefined;
  const contract = first?.token?.address_hash?.toLowerCase();
  if (contract !== undefined) return { kind: 'token-instance', contract, tokenId: first?.total?.token_id ?? '1' };
  return { kind: 'address', address: someAddress };
}

/** Returns the path that requests a reference, after `/{chain}/api/v2/`. */
export function toPath(reference: Reference): string {
  switch (reference.kind) {
    case 'transaction':
      return `transactions/${reference.hash}`;
    case 'address':
      return `addresses/${reference.address}/coin-balance-history`;
    case 'token-instance':
      return `tokens/${reference.contract}/instances/${reference.tokenId}/transfers`;
  }
}
