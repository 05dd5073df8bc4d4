import type { FailureWords } from '../cards/card-content.ts';
import type { Reference } from '../references/reference.ts';

/** For when nobody is left to ask: the page carries these words itself. */
export const updatedWords: FailureWords = {
  title: 'Hashlens was updated',
  detail: 'Reload this page, then Hashlens works here again.',
  tone: 'wait',
};

/** For when the background was asked twice and stopped both times, or stayed silent. */
export const noAnswerWords: FailureWords = {
  title: 'Hashlens did not answer',
  detail: 'Its background part was stopped before the answer came. Please try again.',
  tone: 'bad',
  action: { kind: 'try-again', label: 'Try again' },
};

/** A card's name while there is no answer that names it: "Transaction 0x…", with the full value. */
export function nameOf(reference: Reference): string {
  switch (reference.kind) {
    case 'transaction':
      return `Transaction ${reference.hash}`;
    case 'address':
      return `Address ${reference.address}`;
    case 'token-instance':
      return `NFT ${reference.contract}/${reference.tokenId}`;
  }
}
