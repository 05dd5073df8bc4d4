import { createHash } from 'node:crypto';
import { generateTransaction } from '../explorer/generator/generate-transaction.ts';

/** Returns a transaction hash unique to `name` and the same in every run, so that no other test has cached it. */
export function transactionOf(name: string): string {
  return `0x${digest(`transaction ${name}`)}`;
}

/** Returns an address unique to `name`, in lower case. */
export function addressOf(name: string): string {
  return `0x${digest(`address ${name}`).slice(0, 40)}`;
}

/** Returns the parties of a transaction on Ethereum, as the local explorer names them. */
export function partiesOf(hash: string): { from: string; to: string } {
  const { from, to } = generateTransaction({ chainId: 1, hash, now: 0, version: 12 });
  return { from: Object(from).hash, to: Object(to).hash };
}

/** Returns a look-alike: another address with the same start and end. */
export function toAlike(address: string): string {
  const other = addressOf(`like ${address}`);
  return address.slice(0, 8) + other.slice(8, -6) + address.slice(-6);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
