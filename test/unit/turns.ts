/**
 * Waits for `count` turns of the event loop, each 1 ms or more. One long sleep is not
 * equivalent: on a busy machine all of it can pass in one turn, before other tasks had theirs.
 */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
