import type { Protocol } from '../../src/messages/protocol.ts';
import { isChainId } from '../../src/messages/serve-card-port.ts';
import type { Cursor } from '../../src/models/token.ts';
import { isEvidence, isReference } from '../../src/references/is-reference.ts';
import { listGuarded } from '../../src/settings/guarded-names.ts';
import { defaultPreferences, places } from '../../src/settings/preference-places.ts';
import { type Fields, isFields, isFlag, isText } from './fields.ts';

// Shape checks for what arrives as a request: the background trusts no message. So do those of `valid-watched.ts`.

/** An empty object. */
export function isEmpty(value: unknown): value is Record<string, never> {
  return isFields(value) && Object.keys(value).length === 0;
}

/** New values for the credentials; keys are short texts. */
export function isCredentialsChange(value: unknown): value is Protocol['saveCredentials']['request'] {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  return entries.every(([name, text]) => (name === 'apiKey' || name === 'secretKey') && isText(text, 1000));
}

/** Guarded preferences, each as it is stored. */
export function isGuardedChange(value: unknown): value is Protocol['saveGuarded']['request'] {
  if (!isFields(value)) return false;
  return Object.entries(value).every(([name, one]) => {
    const known = listGuarded().find((guarded) => guarded === name);
    return known !== undefined && (one === defaultPreferences[known] || places[known].check(one) === (one ?? null));
  });
}

/** A reference with the evidence around it. */
export function isChainQuestion(value: unknown): value is Protocol['chainFor']['request'] {
  return isFields(value) && isReference(value.reference) && isEvidence(value.evidence);
}

/** A reference on a chain. */
export function isOpenQuestion(value: unknown): value is Protocol['openPopupPage']['request'] {
  return isFields(value) && isReference(value.reference) && isChainId(value.chainId);
}

/** Something to look up on its chain, perhaps from a private window. */
export function isPlace(value: unknown): value is Protocol['noteRecent']['request'] {
  return isOpenQuestion(value) && isFlag((value as Fields).isPrivate);
}

/** A word that it comes from a private window, or none. */
export function isPrivacy(value: unknown): value is { isPrivate?: true } {
  return isFields(value) && isFlag(value.isPrivate);
}

/** A number of references that a frame can hold. */
export function isCountQuestion(value: unknown): value is Protocol['countReferences']['request'] {
  if (!isFields(value)) return false;
  const { count } = value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 1_000_000;
}

/** The name of something that was handed over. */
export function isOpenedId(value: unknown): value is Protocol['takeOpened']['request'] {
  return isFields(value) && isText(value.id, 64);
}

/** A page of balance history. The explorer's own checks judge address and cursor values. */
export function isBalanceQuestion(value: unknown): value is Protocol['balancePage']['request'] {
  return isFields(value) && isChainId(value.chainId) && isText(value.address, 100) && isPageRequest(value);
}

/** A page of an NFT's transfers. */
export function isTransfersQuestion(value: unknown): value is Protocol['transfersPage']['request'] {
  if (!isFields(value)) return false;
  const { chainId, contract, tokenId } = value;
  return isChainId(chainId) && isText(contract, 100) && isText(tokenId, 100) && isPageRequest(value);
}

/** The picture of an NFT, and a transaction that may tell it. */
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
