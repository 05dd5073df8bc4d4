import type { Failure } from '../models/failure.ts';
import type { FailureWords } from './plain-failures.ts';

type Because = Extract<Failure, { kind: 'held-back' }>['because'];

const keepIt = 'Whoever knows a private key owns what it holds: keep it off pages and chats.';

const reasons: { [because in Because]: string } = {
  'known-key': 'Development tools give it to everybody, so whatever comes to its address can be taken by anyone.',
  'address-in-sight': `The address that belongs to it stands here as well. ${keepIt}`,
  'key-words': `The words around it are those of a key or a secret. ${keepIt}`,
};

/** The words for a value that was refused because it is taken for a private key; nothing can be done about it. */
export function toHeldBack(because: Because): FailureWords {
  return { title: 'This looks like a private key', detail: `Nothing was sent. ${reasons[because]}`, tone: 'bad' };
}
