import { ask } from '../../src/messages/ask.ts';
import type { Opened } from '../../src/messages/protocol.ts';
import { parseLookupInput } from '../../src/references/parse-lookup-input.ts';
import type { Popup } from '../../src/views/popup/create-popup.ts';

/** What this page was opened for, by its address; null where it was opened for nothing, or that was taken already. */
export async function takeOpened(query: URLSearchParams): Promise<Opened | null> {
  const id = query.get('private') ?? query.get('opened');
  if (id !== null) return ask('takeOpened', { id }).catch(() => null);
  const lookUp = query.get('look-up');
  return lookUp === null ? null : { lookUp, chainId: Number(query.get('chain')) };
}

/** Looks up what the page was opened for. What cannot be looked up stands in the box, with words. */
export async function lookUpOpened({ lookUp: box }: Popup, { lookUp, link, chainId }: Opened): Promise<void> {
  if (Number.isSafeInteger(chainId) && chainId > 0) box.pickChain(chainId);
  // A link's text is often cut where its address is not.
  const isBetterAsLink = link !== undefined && !parseLookupInput(lookUp).ok && parseLookupInput(link).ok;
  await box.type(isBetterAsLink ? link : lookUp);
  if (box.problem.peek() === null) await box.submit();
}
