import { knownMethods } from './known-signatures.ts';

const names = new Map(Object.entries(knownMethods).map(([selector, signature]) => [selector, nameOf(signature)]));

/** The name of a method from its selector (eight hex digits of either case); null for all but a few. */
export function findKnownMethod(selector: string): string | null {
  return names.get(selector.toLowerCase()) ?? null;
}

function nameOf(signature: string): string {
  return signature.slice(0, signature.indexOf('('));
}
