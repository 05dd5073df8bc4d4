import type { Protocol } from '../../src/messages/protocol.ts';
import { isChainId } from '../../src/messages/serve-card-port.ts';
import type { WatchedTransactionChange } from '../../src/messages/watched-questions.ts';
import { watchedBounds } from '../../src/models/watched.ts';
import { isEvidence } from '../../src/references/is-reference.ts';
import { type Fields, isFields, isFlag, isText } from './fields.ts';

// Shape checks for what arrives about what the person watches.

/** An address in lower case, which may be one that is watched. */
export function isWatchedAddress(value: unknown): value is { address: string; isPrivate?: true } {
  if (!isFields(value) || !isFlag(value.isPrivate)) return false;
  return typeof value.address === 'string' && /^0x[\da-f]{40}$/.test(value.address);
}

/** An address to watch with its name and note, which may be empty, and its chain. */
export function isWatchedChange(value: unknown): value is Protocol['saveWatched']['request'] {
  if (!isFields(value) || !isWatchedAddress(value) || !isNamed(value)) return false;
  const { chainId }: Fields = value;
  return chainId === undefined || isChainId(chainId);
}

/** A transaction's hash in lower case. */
export function isWatchedHash(value: unknown): value is { hash: string; isPrivate?: true } {
  if (!isFields(value) || !isFlag(value.isPrivate)) return false;
  return typeof value.hash === 'string' && /^0x[\da-f]{64}$/.test(value.hash);
}

/** A transaction to watch with its chain, its name and its note. */
export function isWatchedTransactionChange(value: unknown): value is WatchedTransactionChange {
  return isFields(value) && isWatchedHash(value) && isNamed(value) && isChainId(Reflect.get(value, 'chainId'));
}

/** The same, perhaps with what stood around the hash. */
export function isWatchedTransactionSave(value: unknown): value is Protocol['saveWatchedTransaction']['request'] {
  if (!isWatchedTransactionChange(value)) return false;
  const { evidence }: Fields = value;
  return evidence === undefined || isEvidence(evidence);
}

/** Everything that an import brings. */
export function isWatchedImport(value: unknown): value is Protocol['importWatched']['request'] {
  if (!isFields(value) || !isFlag(value.isPrivate) || typeof value.replaces !== 'boolean') return false;
  const { addresses, transactions } = value;
  if (!Array.isArray(addresses) || !Array.isArray(transactions)) return false;
  if (addresses.length + transactions.length > watchedBounds.addresses) return false;
  return addresses.every(isWatchedChange) && transactions.every(isWatchedTransactionChange);
}

/** Something that may be put on the list. */
export function isWatchSubject(value: unknown): value is Protocol['openWatched']['request'] {
  if (!isFields(value)) return false;
  const { chainId } = value;
  return isWatchedHash(value)
    ? isChainId(chainId)
    : isWatchedAddress(value) && (chainId === undefined || isChainId(chainId));
}

/** An address on a chain. */
export function isAlikeQuestion(value: unknown): value is Protocol['watchedAlike']['request'] {
  return isFields(value) && isWatchedAddress(value) && isChainId(Reflect.get(value, 'chainId'));
}

/** Addresses and hashes that may be watched. */
export function isSeen(value: unknown): value is Protocol['seenWatched']['request'] {
  if (!isFields(value) || !isFlag(value.isPrivate) || !Array.isArray(value.about)) return false;
  return value.about.length <= watchedBounds.addresses && value.about.every((one) => isText(one, 66));
}

function isNamed({ name, note, addedMs }: Fields): boolean {
  const isTime = addedMs === undefined || (Number.isSafeInteger(addedMs) && Number(addedMs) >= 0);
  return isTime && isText(name, watchedBounds.name) && isText(note, watchedBounds.note);
}
