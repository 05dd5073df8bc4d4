import { writeReference } from '../references/name-reference.ts';
import type { Reference } from '../references/reference.ts';
import type { CardAct } from './card-act.ts';

/** What pressing a reference in an answer does: the card becomes about it, on the answer's chain, which is certain. */
export function toFollowAct(reference: Reference, chainId: number): CardAct {
  return { wish: { about: toAbout(reference), chainId, asked: true } };
}

/** The same for an address that stands padded in a value: its chain is still to be found. */
export function toLeadAct(address: string): CardAct {
  return { wish: { about: toAbout({ kind: 'address', address }), asked: true } };
}

function toAbout(reference: Reference) {
  return { reference, evidence: { written: writeReference(reference), pageHost: '', before: '', after: '' } };
}
