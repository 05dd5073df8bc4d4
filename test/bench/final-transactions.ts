import { transactionOf } from '../e2e/values.ts';
import { generateTransaction } from '../explorer/generator/generate-transaction.ts';
import { specialEndings } from '../explorer/special-values.ts';

const deepEnough = 10_000;

/** Returns hashes of transactions that the local explorer reports as so deep in the chain that they never change. */
export function finalTransactions(name: string, count: number): string[] {
  const hashes: string[] = [];
  for (let at = 0; hashes.length < count; at += 1) {
    const hash = transactionOf(`${name} ${at}`);
    if (isFinal(hash)) hashes.push(hash);
  }
  return hashes;
}

function isFinal(hash: string): boolean {
  if (hash.slice(-4) in specialEndings || hash.endsWith('dead')) return false;
  const { status, confirmations } = generateTransaction({ chainId: 1, hash, now: Date.now(), version: 12 });
  return (status === 'ok' || status === 'error') && Number(confirmations) > deepEnough;
}
