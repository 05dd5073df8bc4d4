import type { Failure } from '../models/failure.ts';
import { words } from '../words/words.ts';
import type { FailureWords } from './plain-failures.ts';

type Because = Extract<Failure, { kind: 'held-back' }>['because'];

const reasons = {
  'known-key': 'knownKey',
  'address-in-sight': 'addressInSight',
  'key-words': 'keyWords',
} as const satisfies { [because in Because]: string };

/** The words for a value that was refused because it is taken for a private key; nothing can be done about it. */
export function toHeldBack(because: Because): FailureWords {
  const { title, ...details } = words().heldBack;
  return { title, detail: details[reasons[because]], tone: 'bad' };
}
