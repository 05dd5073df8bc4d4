/** A call as the sample writes it: `arguments` are [name, type, value], integers and addresses only. */
export type SampleCall = { name: string; selector: string; arguments: [name: string, type: string, value: string][] };

/** Gives `0x` and the selector with one 32-byte word for each argument. */
export function toCallData({ selector, arguments: given }: SampleCall): string {
  return `0x${selector}${given.map(([, , value]) => toWord(value)).join('')}`;
}

/** The API's decoded form of a call. */
export function toDecodedInput({ name, selector, arguments: given }: SampleCall) {
  return {
    method_call: `${name}(${given.map(([label, type]) => `${type} ${label}`).join(', ')})`,
    method_id: selector,
    parameters: given.map(([label, type, value]) => ({ name: label, type, value })),
  };
}

/** One 32-byte word: an address or a decimal integer, padded on the left. */
export function toWord(value: string): string {
  return BigInt(value).toString(16).padStart(64, '0');
}
