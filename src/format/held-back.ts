import type { Failure } from '../models/failure.ts';
import { words } from '../words/words.ts';
import type { FailureWords } from './plain-failures.ts';

type Because = Extract<Failure, { kind: 'held-back' }>['because'];

const reasons = {
  'known-key': 'knownKey',
  'address-in-sight': 'addressInSight',
  'key-words': 'keyWords',
} as const satisfies { [because in Exclude<Because, 'no-reference'>]: string };

/** The words for a value that was refused: a private key, or no reference at all. Nothing can be done about it. */
export function toHeldBack(because: Because): FailureWords {
  const { heldBack, plainWord } = words();
  if (because === 'no-reference') return { title: plainWord.title, detail: plainWord.detail, tone: 'bad' };
  const { title, ...details } = heldBack;
  return { title, detail: details[reasons[because]], tone: 'bad' };
}
