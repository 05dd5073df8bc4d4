import type { Popup } from '../../src/views/popup/popup.ts';
import { readWatchSubject } from '../../src/views/popup/read-watch-subject.ts';

/** From a card, or from another page of ours: the list, with what is to be watched. `chain` is its id, if that is one. */
export async function beginToWatch(
  { showing, beginToWatch, ...popup }: Popup,
  text: string,
  chain: number,
): Promise<void> {
  showing.value = 'watched';
  const read = readWatchSubject(text);
  if ('problem' in read) return;
  const chainId = Number.isSafeInteger(chain) && chain > 0 ? chain : popup.defaultChainId;
  await beginToWatch('address' in read ? { address: read.address, chainId } : { hash: read.hash, chainId });
}
