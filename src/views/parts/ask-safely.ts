import type { Failure } from '../../models/failure.ts';

/** Turns the one way in which asking itself fails (nobody is there to answer) into a failure like the others. */
export async function askSafely<R>(asking: () => Promise<R>): Promise<R | { ok: false; failure: Failure }> {
  try {
    return await asking();
  } catch {
    return { ok: false, failure: { kind: 'no-background' } };
  }
}
