import type { Reply } from '../../models/failure.ts';

/** Turns the one way in which asking itself fails (nobody is there to answer) into a failure like the others. */
export async function askSafely<T>(asking: () => Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await asking();
  } catch {
    return { ok: false, failure: { kind: 'no-background' } };
  }
}
