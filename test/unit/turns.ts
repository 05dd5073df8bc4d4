/**
 * Lets everything else go on for so many turns of the event loop, each of a millisecond or more. One long sleep is no
 * such thing: on a busy machine all of it can pass in one turn, before anybody else had theirs.
 */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
