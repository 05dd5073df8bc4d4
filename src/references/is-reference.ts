import type { Evidence, Reference } from './reference.ts';

const hashForm = /^0x[0-9a-f]{64}$/;
const addressForm = /^0x[0-9a-f]{40}$/;
const tokenIdForm = /^\d{1,78}$/;
const chainPrefixForm = /^[a-zA-Z][\w-]{0,31}$/;

/** The most of a page that evidence may carry. */
export const evidenceBounds = { written: 256, link: 2048, pageHost: 255, beside: 80, heads: 8, addresses: 200 };

type Fields = { [key: string]: unknown };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matches(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function isAbsentOr(value: unknown, isRight: (value: unknown) => boolean): boolean {
  return value === undefined || isRight(value);
}

function isChainId(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function hasValue(fields: Fields): boolean {
  switch (fields.kind) {
    case 'transaction':
      return matches(fields.hash, hashForm);
    case 'address':
      return matches(fields.address, addressForm);
    case 'token-instance':
      return matches(fields.contract, addressForm) && matches(fields.tokenId, tokenIdForm);
  }
  return false;
}

/** True for a well-formed reference: lower-case hex, decimal token id, a chain id that is a positive integer. */
export function isReference(value: unknown): value is Reference {
  return isFields(value) && hasValue(value) && isAbsentOr(value.chainId, isChainId);
}

function isAddressList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= evidenceBounds.addresses &&
    value.every((address) => matches(address, addressForm))
  );
}

function isHeadList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= evidenceBounds.heads &&
    value.every((head) => isText(head, evidenceBounds.beside))
  );
}

/** True for evidence of the right shape and within its bounds; a page that sends more is not believed at all. */
export function isEvidence(value: unknown): value is Evidence {
  return (
    isFields(value) &&
    isText(value.written, evidenceBounds.written) &&
    isText(value.pageHost, evidenceBounds.pageHost) &&
    isText(value.before, evidenceBounds.beside) &&
    isText(value.after, evidenceBounds.beside) &&
    isAbsentOr(value.chainPrefix, (prefix) => matches(prefix, chainPrefixForm)) &&
    isAbsentOr(value.link, (link) => isText(link, evidenceBounds.link)) &&
    isAbsentOr(value.heads, isHeadList) &&
    isAbsentOr(value.addresses, isAddressList) &&
    isAbsentOr(value.isListed, (flag) => flag === true)
  );
}
