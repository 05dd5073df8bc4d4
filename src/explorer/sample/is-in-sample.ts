import type { Reference } from '../../references/reference.ts';
import { findInSample } from './find-in-sample.ts';

/** Whether the sample answers for a reference on a chain: the shown ones, and all that their histories lead to. */
export function isInSample(question: { chainId: number; reference: Reference }): boolean {
  return findInSample(question) !== undefined;
}
