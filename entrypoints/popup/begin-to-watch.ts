import { toChecksum } from '../../src/references/to-checksum.ts';
import type { Popup } from '../../src/views/popup/create-popup.ts';
import { readWatchedAddress } from '../../src/views/popup/read-watched-address.ts';

/** From a card: an address that is on the list is to be changed, any other one to be added. */
export async function beginToWatch({ showing, watched }: Popup, text: string): Promise<void> {
  showing.value = 'watched';
  const read = readWatchedAddress(text);
  if (!('address' in read)) return;
  await watched.load();
  if (!watched.edit(read.address)) watched.wanted.value = toChecksum(read.address);
}
