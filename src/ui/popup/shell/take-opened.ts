import { effect } from '@preact/signals';
import { toQuestion } from '../../../lookup/input/lookup-question.ts';
import { chooseText, findKeyEntry } from '../../../lookup/input/page-entries.ts';
import { parseLookupInput } from '../../../lookup/input/parse-lookup-input.ts';
import type { Opened } from '../../../messaging/protocol.ts';
import type { Ask, Prefetch } from '../../../messaging/send-message.ts';
import { readShortened } from '../../../references/read-shortened.ts';
import type { ThisPage } from '../this-page/this-page.ts';
import { toBalanceQuestion } from './create-lists.ts';
import { knownPage } from './paged-list.ts';
import type { Popup } from './popup.ts';

/** Returns the lookup that this page's URL asks for; null if there is none or it was already taken. */
export async function takeOpened(query: URLSearchParams, ask: Ask): Promise<Opened | null> {
  const id = query.get('private') ?? query.get('opened');
  if (id !== null) return ask('takeOpened', { id }).catch(() => null);
  const lookUp = query.get('look-up');
  if (lookUp === null) return null;
  return { lookUp, chainId: toChainId(query), ...(query.has('to-print') && { toPrint: true }) };
}

// Returns 0 if the URL has no valid chain id.
function toChainId(query: URLSearchParams): number {
  const chainId = Number(query.get('chain'));
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : 0;
}

/** Prefetches what the lookup in the URL will request, if that costs nothing: the cached data of an address. */
export function askForOpened(query: URLSearchParams, ahead: Prefetch['ahead']): void {
  const parsed = parseLookupInput(query.get('look-up') ?? '');
  if (!parsed.ok) return;
  const question = toQuestion(parsed);
  const { reference } = question;
  const chainId = toChainId(query);
  if (reference.kind !== 'address' || chainId === 0) return;
  // This request comes first, because the background has to read the cache for it; it chooses the chain meanwhile.
  ahead('balancePage', toBalanceQuestion({ reference, chainId, isPrivate: false }, knownPage));
  ahead('chainFor', question);
}

/**
 * Looks up what the page was opened for. Invalid input stays in the box, with an error message. A value chosen on a
 * page waits for the page's references: words or an address there may show that it is a private key. If they are still
 * unknown after that, the user is asked first.
 */
export async function lookUpOpened(
  popup: Pick<Popup, 'lookUp' | 'page' | 'reopen' | 'suggestions'>,
  opened: Opened,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { lookUp: box, page } = popup;
  const { chainId, isFound } = opened;
  // A reloaded page first shows what it showed before.
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
  // The page under the panel may have the full value.
  if (readShortened(text)) return popup.suggestions.submit();
  const isUnknown = page === null || page.state.peek().kind === 'looking';
  await box.submit({ ...(isFound && isUnknown && { isFound }) });
}

// A busy page must not keep the user waiting forever: without its list, the private-key guard still asks first.
const longestMs = 1_000;

/** Resolves once the page's references are known, or why they cannot be read; after one second at the latest. */
async function whenKnown(
  page: ThisPage | null,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (page !== null) await when(() => page.state.value.kind !== 'looking', longestMs, wait);
}

/** Resolves once `holds`, which reads signals, returns true; after `longestMs` milliseconds at the latest. */
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
