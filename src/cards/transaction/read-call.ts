import { decodeFunctionData, type Hex, parseAbi, toFunctionSelector } from 'viem';
import { lazily } from '../../references/vocabulary-patterns.ts';

/** A call as its signature reads it. */
type ReadCall = { functionName: string; args: readonly unknown[] };

/**
 * Creates the reader of calls with one of these signatures, beside their structs. It returns null for any other input:
 * nearly all is other, and decoding it would cost an error each time.
 */
export function createCallReader(signatures: readonly string[]): (input: Hex) => ReadCall | null {
  const bySelector = lazily(() => {
    const functions = parseAbi(signatures).filter((item) => item.type === 'function');
    return Map.groupBy(functions, toFunctionSelector);
  });
  return (input) => {
    const abi = bySelector().get(input.slice(0, 10) as Hex);
    if (!abi) return null;
    try {
      const { functionName, args = [] } = decodeFunctionData({ abi, data: input });
      return { functionName, args };
    } catch {
      return null;
    }
  };
}
