import type { Ask } from '../../messages/ask.ts';
import type { Question } from './box-text.ts';
import { createRest } from './create-rest.ts';

const restMs = 500;

/** Creates the person's choice of a chain: it rests before it is asked on, and stays for whatever names no chain. */
export function createChainPick(parts: { ask: Ask; wait: (ms: number, signal: AbortSignal) => Promise<void> }) {
  let picked: number | null = null;
  const rest = createRest(restMs, parts.wait);
  return {
    isResting: rest.isOn,
    /** Ends the rest with nothing done; tells whether it was on. */
    end: rest.end,
    begin: (chainId: number, onRested: () => void): void => {
      picked = chainId;
      rest.begin(onRested);
    },
    /** The chain for what was read: what the text itself says, else what the person picked, else what we suppose. */
    async chainFor({ reference, evidence }: Question): Promise<{ chainId: number; isPicked: boolean }> {
      const { chain, reason } = await parts.ask('chainFor', { reference, evidence });
      if (reason.kind === 'default' && picked !== null) return { chainId: picked, isPicked: true };
      return { chainId: chain.id, isPicked: false };
    },
  };
}
