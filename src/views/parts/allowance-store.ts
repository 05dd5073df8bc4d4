import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { Allowance } from '../../messages/protocol.ts';

/** What is left of the credits; the last good answer stays when nobody answers. */
export type AllowanceStore = {
  /** Null until the background has answered. */
  allowance: ReadonlySignal<Allowance | null>;
  /** Asks again; while an answer is on its way, once more after it. */
  load(): Promise<void>;
};

/** Creates the store of one page. */
export function createAllowanceStore({ ask }: { ask: Ask }): AllowanceStore {
  const allowance = signal<Allowance | null>(null);
  let isWanted = false;
  let isBusy = false;

  return {
    allowance: computed(() => allowance.value),
    load: async () => {
      isWanted = true;
      if (isBusy) return;
      isBusy = true;
      while (isWanted) {
        isWanted = false;
        try {
          allowance.value = await ask('allowance', {});
        } catch {
          // Only a convenience: what cannot be looked up says so itself.
        }
      }
      isBusy = false;
    },
  };
}
