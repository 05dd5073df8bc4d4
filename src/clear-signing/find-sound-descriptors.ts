import type { Descriptor } from '@ethereum-sourcify/clear-signing';
import { type AbiFunction, decodeFunctionData, type Hex, parseAbiItem, toFunctionSelector } from 'viem';
import type { DescriptorsOfChain } from './packaged-descriptors.ts';

// No real call has more.
const mostValues = 2_000;
const mostDigits = 512 * 1024;
const mostInner = 100;

/**
 * Returns the descriptors with which a call, and the calls in its parameters, can be read safely, by contract in lower
 * case. Null if the call itself has none, or cannot be decoded. The library trusts the lengths that a call states: a list
 * of 2^200 entries, which anyone can put on a chain, would keep it busy until the background runs out of memory.
 */
export async function findSoundDescriptors(
  { to, data }: { to: string; data: Hex },
  descriptors: DescriptorsOfChain,
): Promise<Map<string, Descriptor> | null> {
  const sound = new Map<string, Descriptor>();
  const unsound = new Set<string>();
  const contracts = new Set<string>();
  const inputs = new Set<Hex>();
  const pairs: [contract: string, input: Hex][] = [];
  const addContract = (contract: string) => {
    if (contracts.has(contract) || !descriptors.has(contract)) return;
    contracts.add(contract);
    for (const input of inputs) pairs.push([contract, input]);
  };
  const addInput = (input: Hex) => {
    if (inputs.has(input)) return;
    inputs.add(input);
    for (const contract of contracts) pairs.push([contract, input]);
  };

  addContract(to);
  addInput(data);
  // Which contract a part of the data is for is up to the descriptor, so each part has to be sound for each contract.
  for (const [contract, input] of pairs) {
    if (contracts.size + inputs.size > mostInner) return null;
    const descriptor = unsound.has(contract) ? null : (sound.get(contract) ?? (await descriptors.read(contract)));
    if (descriptor === null) continue;
    sound.set(contract, descriptor);
    const known = findFunction(descriptor, input);
    if (known === null) continue;
    const values = readValues(known, input);
    if (values === null) {
      unsound.add(contract);
      sound.delete(contract);
    }
    for (const value of values ?? []) {
      if (/^0x[\da-f]{40}$/i.test(value)) addContract(value.toLowerCase());
      else addInput(value);
    }
  }
  return sound.has(to) ? sound : null;
}

function findFunction({ display }: Descriptor, input: Hex): AbiFunction | null {
  const selector = input.slice(0, 10).toLowerCase();
  const functions = Object.keys(display?.formats ?? {}).map((signature) => parseAbiItem(`function ${signature}`));
  return (functions as AbiFunction[]).find((one) => toFunctionSelector(one) === selector) ?? null;
}

/** Returns the addresses and data among a call's parameters, at any depth. Null if it cannot be decoded. */
function readValues(known: AbiFunction, data: Hex): Hex[] | null {
  let [values, digits] = [0, 0];
  const found: Hex[] = [];
  const visit = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).every(visit);
    values += 1;
    if (typeof value !== 'string') return values <= mostValues;
    digits += value.length;
    if (/^0x[\da-f]{8}/i.test(value)) found.push(value as Hex);
    return values <= mostValues && digits <= mostDigits;
  };
  try {
    const { args = [] } = decodeFunctionData({ abi: [known], data });
    return visit(args) ? found : null;
  } catch {
    return null;
  }
}
