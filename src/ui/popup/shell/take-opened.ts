import { effect } from '@preact/signals';
import { toQuestion } from '../../../lookup/input/lookup-question.ts';
import { chooseText, findKeyEntry } from '../../../lookup/input/page-entries.ts';
import type { Opened } from '../../../messaging/protocol.ts';
import type { Ask, Prefetch } from '../../../messaging/send-message.ts';
import { parseLookupInput } from '../../../references/parse-lookup-input.ts';
import type { ThisPage } from '../this-page/this-page.ts';
import { toBalanceQuestion } from './create-lists.ts';
import { knownPage } from './paged-list.ts';
import type { Popup } from './popup.ts';

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
export function askForOpened(query: URLSearchParams, ahead: Prefetch['ahead']): void {
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
 * Looks up what the page was opened for. What cannot be looked up stands in the box, with words. What was chosen on a
 * page waits for what else stands there: words or an address there may tell a private key. Where nobody can say what
 * stands there it is asked about first.
 */
export async function lookUpOpened(
  popup: Pick<Popup, 'lookUp' | 'page' | 'reopen'>,
  opened: Opened,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { lookUp: box, page } = popup;
  const { chainId, isFound } = opened;
  // A page that is loaded again has what it showed.
  await popup.reopen(opened);
  if (Number.isSafeInteger(chainId) && chainId > 0) box.pickChain(chainId);
  const text = chooseText(opened);
  box.put(text);
  if (box.problem.peek() !== null) return;
  if (isFound) await whenKnown(page, wait);
  // Something else may have been typed meanwhile.
  if (box.text.peek() !== text) return;
  const parsed = parseLookupInput(text);
  const key = isFound && parsed.ok && findKeyEntry(parsed.found.reference, page?.entries.peek() ?? []);
  if (key) return box.lookUpFound(key);
  const isUnknown = page === null || page.state.peek().kind === 'looking';
  await box.submit({ ...(isFound && isUnknown && { isFound }) });
}

// A page that is busy must not keep a person waiting for ever: without its list the gate asks first all the same.
const longestMs = 1_000;

/** Resolves once it is known what stands on a page, or why that cannot be; after a second at the latest. */
async function whenKnown(
  page: ThisPage | null,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (page !== null) await when(() => page.state.value.kind !== 'looking', longestMs, wait);
}

/** Resolves once something that signals tell holds, after so many milliseconds at the latest. */
export async function when(
  holds: () => boolean,
  longestMs: number,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = new AbortController();
  const stop = effect(() => {
    if (holds()) resolve();
  });
  await Promise.race([promise, wait(longestMs, ended.signal)]);
  stop();
  ended.abort();
}
