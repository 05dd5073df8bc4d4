import type { CardChange } from '../cards/card-drawing.ts';
import { isChainId } from '../messaging/card-port.ts';
import type { Protocol, WatchedTransactionChange } from '../messaging/protocol.ts';
import type { Cursor } from '../models/token.ts';
import { type Watched, type WatchedTransaction, watchedBounds, watchKeyOf } from '../models/watched.ts';
import { isReference, isReferenceContext } from '../references/reference.ts';
import { defaultPreferences, listGuarded, places } from '../settings/preference-definitions.ts';

// Shape checks for incoming requests: the background trusts no message.

export function isEmpty(value: unknown): value is Record<string, never> {
  return isFields(value) && Object.keys(value).length === 0;
}

/** True for new values of the credentials, each at most 1,000 UTF-16 units. */
export function isCredentialsChange(value: unknown): value is Protocol['saveCredentials']['request'] {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  return entries.every(([name, text]) => (name === 'apiKey' || name === 'secretKey') && isText(text, 1000));
}

/** True for guarded preferences, each exactly as it is stored. */
export function isGuardedChange(value: unknown): value is Protocol['saveGuarded']['request'] {
  if (!isFields(value)) return false;
  return Object.entries(value).every(([name, one]) => {
    const known = listGuarded().find((guarded) => guarded === name);
    return known !== undefined && (one === defaultPreferences[known] || places[known].check(one) === (one ?? null));
  });
}

/** True for a reference with the context around it. */
export function isChainQuestion(value: unknown): value is Protocol['chainFor']['request'] {
  return isFields(value) && isReference(value.reference) && isReferenceContext(value.context);
}

/** True for a reference on a chain. */
export function isOpenQuestion(value: unknown): value is Protocol['removeRecent']['request'] {
  return isFields(value) && isReference(value.reference) && isChainId(value.chainId);
}

/** True for a reference on a chain, optionally from a private window. */
export function isPlace(value: unknown): value is Protocol['noteRecent']['request'] {
  return isOpenQuestion(value) && isFlag((value as Fields).isPrivate);
}

/** True for a reference to open in a tab, optionally from a private window or to print its statement. */
export function isPopupPage(value: unknown): value is Protocol['openPopupPage']['request'] {
  return isPlace(value) && isFlag((value as Fields).toPrint);
}

/** True for a request whose flag for a private window is absent or true. */
export function isPrivacy(value: unknown): value is { isPrivate?: true } {
  return isFields(value) && isFlag(value.isPrivate);
}

/** True for a number of references, at most 1,000,000. */
export function isCountQuestion(value: unknown): value is Protocol['countReferences']['request'] {
  if (!isFields(value)) return false;
  const { count } = value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 1_000_000;
}

/** True for up to 20 pinned cards, some of which are shown. */
export function isPinnedCardsQuestion(value: unknown): value is Protocol['drawPinnedCards']['request'] {
  if (!isFields(value) || !Array.isArray(value.cards) || ![value.first, value.shown].every(isIndex)) return false;
  return (
    value.cards.length <= 20 &&
    value.cards.every(
      (card) => isFields(card) && isText(card.name, 1000) && isText(card.kind, 20) && isDrawn(card.inside, 40),
    )
  );
}

const isIndex = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 20;

/** True for a list of card nodes that are nested at most `deepest` levels deep. */
function isDrawn(value: unknown, deepest: number): boolean {
  return (
    Array.isArray(value) &&
    deepest > 0 &&
    value.every(
      (node) =>
        typeof node === 'string' ||
        (isFields(node) && isText(node.type, 20) && isFields(node.props) && isDrawn(node.props.children, deepest - 1)),
    )
  );
}

/** True for the id of a one-time intent. */
export function isOpenedId(value: unknown): value is Protocol['takeOpened']['request'] {
  return isFields(value) && isText(value.id, 64);
}

/**
 * True for the request of a page of balance history. The API client checks the values of the address and the cursor.
 */
export function isBalanceQuestion(value: unknown): value is Protocol['balancePage']['request'] {
  return isFields(value) && isChainId(value.chainId) && isText(value.address, 100) && isPageRequest(value);
}

/** True for the request of a page of an NFT's transfers. */
export function isTransfersQuestion(value: unknown): value is Protocol['transfersPage']['request'] {
  if (!isFields(value)) return false;
  const { chainId, contract, tokenId } = value;
  return isChainId(chainId) && isText(contract, 100) && isText(tokenId, 100) && isPageRequest(value);
}

/** True for an NFT whose picture is wanted, with a transaction that may include it. */
export function isPictureQuestion(value: unknown): value is Protocol['nftPicture']['request'] {
  if (!isFields(value) || !isFlag(value.isPrivate) || !(value.how === undefined || value.how === 'known')) return false;
  const { chainId, contract, tokenId, hash } = value;
  const reference = { kind: 'token-instance', contract, tokenId };
  return isChainId(chainId) && isReference(reference) && isReference({ kind: 'transaction', hash });
}

function isPageRequest({ next, how, isBackground, isPrivate }: Fields): boolean {
  const isHow = how === undefined || how === 'known' || how === 'new';
  return isCursor(next) && isHow && isFlag(isBackground) && isFlag(isPrivate);
}

function isCursor(value: unknown): value is Cursor | null {
  if (value === null) return true;
  return isFields(value) && Object.values(value).every((parameter) => isText(parameter, 100));
}

// Shape checks for requests about the watch list.

/** True for an address in lower case, whether it is watched or not. */
export function isWatchedAddress(value: unknown): value is { address: string; isPrivate?: true } {
  if (!isFields(value) || !isFlag(value.isPrivate)) return false;
  return typeof value.address === 'string' && /^0x[\da-f]{40}$/.test(value.address);
}

/** True for an address to watch, with its name and note, which may be empty, and optionally its chain. */
export function isWatchedChange(value: unknown): value is Protocol['saveWatched']['request'] {
  if (!isFields(value) || !isWatchedAddress(value) || !isNamed(value)) return false;
  const { chainId }: Fields = value;
  return chainId === undefined || isChainId(chainId);
}

/** True for a transaction's hash in lower case. */
export function isWatchedHash(value: unknown): value is { hash: string; isPrivate?: true } {
  if (!isFields(value) || !isFlag(value.isPrivate)) return false;
  return typeof value.hash === 'string' && /^0x[\da-f]{64}$/.test(value.hash);
}

/** True for a transaction to watch, with its chain, its name and its note. */
function isWatchedTransactionChange(value: unknown): value is WatchedTransactionChange {
  return isFields(value) && isWatchedHash(value) && isNamed(value) && isChainId(Reflect.get(value, 'chainId'));
}

/** Like `isWatchedTransactionChange`, optionally with the context of the hash. */
export function isWatchedTransactionSave(value: unknown): value is Protocol['saveWatchedTransaction']['request'] {
  if (!isWatchedTransactionChange(value)) return false;
  const { context }: Fields = value;
  return context === undefined || isReferenceContext(context);
}

export function isWatchedImport(value: unknown): value is Protocol['importWatched']['request'] {
  if (!isFields(value) || !isFlag(value.isPrivate) || typeof value.replaces !== 'boolean') return false;
  const { addresses, transactions } = value;
  if (!Array.isArray(addresses) || !Array.isArray(transactions)) return false;
  if (addresses.length + transactions.length > watchedBounds.addresses) return false;
  return addresses.every(isWatchedChange) && transactions.every(isWatchedTransactionChange);
}

/** True for what `importWatched` returned. Each entry before the import is for the same address or hash as after it. */
export function isImportUndo(value: unknown): value is Protocol['undoImport']['request'] {
  if (!isFields(value) || !isFlag(value.isPrivate) || !Array.isArray(value.imported)) return false;
  return value.imported.length <= watchedBounds.addresses && value.imported.every(isImported);
}

function isImported(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { before, after } = value;
  return isStored(after) && (before === undefined || (isStored(before) && watchKeyOf(before) === watchKeyOf(after)));
}

function isStored(value: unknown): value is Watched | WatchedTransaction {
  if (!isFields(value) || value.addedMs === undefined) return false;
  return 'hash' in value ? isWatchedTransactionChange(value) : isWatchedChange(value);
}

/** True for what may be put on the watch list: a transaction, or an address with an optional chain. */
export function isWatchSubject(value: unknown): value is Protocol['openWatched']['request'] {
  if (!isFields(value)) return false;
  const { chainId } = value;
  // Anything with a hash is checked as a transaction.
  return 'hash' in value
    ? isWatchedHash(value) && isChainId(chainId)
    : isWatchedAddress(value) && (chainId === undefined || isChainId(chainId));
}

/** True for exactly one change made from a card. */
export function isCardChange(value: unknown): value is CardChange {
  if (!isFields(value) || Object.keys(value).length !== 1) return false;
  const { watch, siteOff, pause, undo } = value;
  return siteOff === true || pause === true || isText(undo, 64) || isWatchSubject(watch);
}

/** True for an address on a chain. */
export function isAlikeQuestion(value: unknown): value is Protocol['watchedAlike']['request'] {
  return isFields(value) && isWatchedAddress(value) && isChainId(Reflect.get(value, 'chainId'));
}

/** True for a list of addresses and hashes, whether they are watched or not. */
export function isSeen(value: unknown): value is Protocol['seenWatched']['request'] {
  if (!isFields(value) || !isFlag(value.isPrivate) || !Array.isArray(value.about)) return false;
  return value.about.length <= watchedBounds.addresses && value.about.every((one) => isText(one, 66));
}

function isNamed({ name, note, addedMs }: Fields): boolean {
  const isTime = addedMs === undefined || (Number.isSafeInteger(addedMs) && Number(addedMs) >= 0);
  return isTime && isText(name, watchedBounds.name) && isText(note, watchedBounds.note);
}

/** An object with unchecked fields. */
type Fields = { [name: string]: unknown };

/** True for an object that is not an array. */
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a text of at most `max` UTF-16 units. */
const isText = (value: unknown, max: number) => typeof value === 'string' && value.length <= max;

/** True if the value is absent or true. */
const isFlag = (value: unknown) => value === undefined || value === true;
