import { writeReference } from '../references/name-reference.ts';
import type { Reference } from '../references/reference.ts';
import type { CardAct } from './card-act.ts';

/** What pressing a reference in an answer does: the card becomes about it, on the answer's chain, which is certain. */
export function toFollowAct(reference: Reference, chainId: number): CardAct {
  const evidence = { written: writeReference(reference), pageHost: '', before: '', after: '' };
  return { wish: { about: { reference, evidence }, chainId, asked: true } };
}
