import { type Job, type Shelf, storeNames } from './shelf.ts';

const minuteMs = 60_000;

/**
 * Whether everything was forgotten after this was asked for, or in the same millisecond. A forgetting in the future
 * (the clock was set back) is void.
 */
export async function isForgotten(shelf: Shelf, { askedMs, now }: { askedMs: number; now: number }): Promise<boolean> {
  const forgottenMs = await shelf.get('facts', 'forgottenMs');

  return typeof forgottenMs === 'number' && askedMs <= forgottenMs && forgottenMs <= now + minuteMs;
}

/** The work that forgets all of it, the salt of the sites too, and remembers when that was. Done again it does nothing. */
export function toForgetJob(forgottenMs: number): Job<void> {
  return {
    kind: 'change',
    stores: storeNames,
    work: async (shelf) => {
      if ((await shelf.get('facts', 'forgottenMs')) === forgottenMs) return;
      await Promise.all(storeNames.map((name) => shelf.clear(name)));
      await shelf.put('facts', 'forgottenMs', forgottenMs);
    },
    otherwise: undefined,
    // A person waits for it, and it is worth it: what is not forgotten now is forgotten late.
    withinMs: 5000,
  };
}
