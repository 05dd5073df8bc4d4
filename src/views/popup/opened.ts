import type { Ask } from '../../messages/ask.ts';
import type { AskAhead } from '../../messages/ask-ahead.ts';
import type { Opened } from '../../messages/protocol.ts';
import { parseLookupInput } from '../../references/parse-lookup-input.ts';
import { toQuestion } from './box-text.ts';
import { toBalanceQuestion } from './open-lists.ts';
import { knownPage } from './pages.ts';
import type { Popup } from './popup.ts';
import { whenKnown } from './when-known.ts';

/** What this page was opened for, by its address; null where it was opened for nothing, or that was taken already. */
export async function takeOpened(query: URLSearchParams, ask: Ask): Promise<Opened | null> {
  const id = query.get('private') ?? query.get('opened');
  if (id !== null) return ask('takeOpened', { id }).catch(() => null);
  const lookUp = query.get('look-up');
  return lookUp === null ? null : { lookUp, chainId: toChainId(query) };
}

// 0 where none is named, or nothing that could be one.
function toChainId(query: URLSearchParams): number {
  const chainId = Number(query.get('chain'));
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : 0;
}

/** Asks ahead what looking that up will ask, as far as nothing is sent for it: what is known of an address. */
export function askForOpened(query: URLSearchParams, ahead: AskAhead['ahead']): void {
  const parsed = parseLookupInput(query.get('look-up') ?? '');
  if (!parsed.ok) return;
  const question = toQuestion(parsed);
  const { reference } = question;
  const chainId = toChainId(query);
  if (reference.kind !== 'address' || chainId === 0) return;
  // First what the background has to wait for itself: the chain is decided meanwhile.
  ahead('balancePage', toBalanceQuestion({ reference, chainId, isPrivate: false }, knownPage));
  ahead('chainFor', question);
}

/**
 * Looks up what the page was opened for. What cannot be looked up stands in the box, with words. What was found on a
 * page waits for what else stands there: an address beside it tells a private key.
 */
export async function lookUpOpened(
  popup: Pick<Popup, 'lookUp' | 'page' | 'reopen'>,
  opened: Opened,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { lookUp: box, page } = popup;
  const { lookUp, link, chainId, isFound } = opened;
  // A page that is loaded again has what it showed.
  await popup.reopen(opened);
  if (Number.isSafeInteger(chainId) && chainId > 0) box.pickChain(chainId);
  // A link's text is often cut where its address is not.
  const isBetterAsLink = link !== undefined && !parseLookupInput(lookUp).ok && parseLookupInput(link).ok;
  const text = isBetterAsLink ? link : lookUp;
  box.put(text);
  if (box.problem.peek() !== null) return;
  if (isFound) await whenKnown(page, wait);
  // Something else may have been typed meanwhile.
  if (box.text.peek() === text) await box.submit({ ...(isFound && { isFound }) });
}
