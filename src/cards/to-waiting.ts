import { toChainWords } from '../format/chain-words.ts';
import { formatWait } from '../format/format-duration.ts';
import type { ChosenChain } from '../models/chain.ts';
import { words } from '../words/words.ts';
import type { CardUpdate } from './card-content.ts';

type Waiting = Extract<CardUpdate, { kind: 'waiting' }>;

/** Gives the words for a lookup that has begun: on which chain, and why there. */
export function toWaiting(chosen: ChosenChain): Waiting {
  return { kind: 'waiting', chain: toChainWords(chosen), text: words().waiting.lookingItUp };
}

/** Why an answer takes longer than one request, and until when in milliseconds since 1970. */
export type Delay = { why: 'trouble' | 'no-connection' | 'too-many-requests'; untilMs: number };

/** Gives the words for a lookup that is tried again, or has to wait for its turn. */
export function toDelayed(chosen: ChosenChain, { why, untilMs }: Delay, now: number): Waiting {
  return { kind: 'waiting', chain: toChainWords(chosen), text: delayWords(why, Math.max(0, untilMs - now)) };
}

function delayWords(why: Delay['why'], leftMs: number): string {
  const said = words().waiting;
  switch (why) {
    case 'trouble':
      return said.trouble;
    case 'no-connection':
      return said.noConnection;
    case 'too-many-requests':
      return said.tooManyRequests(formatWait(leftMs));
  }
}
