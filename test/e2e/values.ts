import { createHash } from 'node:crypto';

/** A transaction hash of its own for each name, the same in every run: nothing that another test asked is known already. */
export function transactionOf(name: string): string {
  return `0x${digest(`transaction ${name}`)}`;
}

/** An address of its own for each name, lower case. */
export function addressOf(name: string): string {
  return `0x${digest(`address ${name}`).slice(0, 40)}`;
}

/** An address that begins and ends as this one does. */
export function toAlike(address: string): string {
  const other = addressOf(`like ${address}`);
  return address.slice(0, 8) + other.slice(8, -6) + address.slice(-6);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
