import type { ChainReason, ChosenChain } from '../models/chain.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import { chainOfHome, chainOfHost, chainOfUrl } from './chain-of-url.ts';
import { chainById, toChain } from './chain-table.ts';
import { chainsBeside } from './chains-beside.ts';
import { chainIdOfShortName } from './short-names.ts';

/** What decides the chain of a reference. */
export type ChainQuestion = {
  reference: Reference;
  evidence: Evidence;
  /** The chain that the person picked on this card. */
  chosenChainId?: number;
  /** The chain of the last answer on this site; `isChosen` where the person chose it by hand there. */
  siteChain?: { chainId: number; isChosen: boolean };
  /** The person's chains, first choice first; Ethereum where the list is empty. */
  userChainIds: readonly number[];
};

type Candidate = { chainId: number; reason: ChainReason };

// A URL written out in the text, up to the reference. Text before it must show that the host is not cut.
const writtenUrl = /(?:^|[\s("'<])(https?:\/\/[^\s"'<>]*|[\w-]+(?:\.[\w-]+)+\/[^\s"'<>]*)$/i;
const longestBefore = 80;
const fallbackChainId = 1;

function toWrittenHead(before: string): string | undefined {
  const match = writtenUrl.exec(before);
  const [whole = '', head = ''] = match ?? [];
  if (/^https?:/i.test(head)) return head;
  const isCut = match?.index === 0 && whole === head && before.length >= longestBefore;
  return head && !isCut ? `https://${head}` : undefined;
}

function chainOfLink({ link, before, written }: Evidence) {
  const head = toWrittenHead(before);
  return (link && chainOfUrl(link)) || (head && chainOfUrl(head + written)) || null;
}

function toLinkReason({ host }: { host: string }): ChainReason {
  return { kind: 'link', host };
}

function named({ reference, evidence, chosenChainId }: ChainQuestion): Candidate[] {
  const written = reference.chainId ?? chainIdOfShortName(evidence.chainPrefix ?? '');
  const link = chainOfLink(evidence);
  const page = chainOfHost(evidence.pageHost);
  const home = chainOfHome(evidence.pageHost);
  const linkHome = evidence.link && URL.canParse(evidence.link) ? chainOfHome(new URL(evidence.link).host) : null;
  return [
    ...(chosenChainId === undefined ? [] : [{ chainId: chosenChainId, reason: { kind: 'chosen' } as const }]),
    // Where a link goes is a fact; what stands on it is somebody's text. Mostly they agree.
    ...(link && link.chainId !== written ? [{ chainId: link.chainId, reason: toLinkReason(link) }] : []),
    ...(written === undefined ? [] : [{ chainId: written, reason: { kind: 'written' } as const }]),
    ...(page ? [{ chainId: page.chainId, reason: { kind: 'page', host: page.host } as const }] : []),
    ...chainsBeside(evidence, (page ?? home)?.chainId ?? 1).map(({ chainId, words }) => ({
      chainId,
      reason: { kind: 'words', words } as const,
    })),
    // A chain's own documents and forums speak of other chains too, so words come first there.
    ...(linkHome ? [{ chainId: linkHome.chainId, reason: { kind: 'link', host: linkHome.host } as const }] : []),
    ...(home ? [{ chainId: home.chainId, reason: { kind: 'page', host: home.host } as const }] : []),
  ];
}

function guessed({ evidence, siteChain, userChainIds }: ChainQuestion): Candidate[] {
  const [first = fallbackChainId, ...others] = userChainIds;
  const host = evidence.pageHost.toLowerCase().replace(/^www\./, '');
  return [
    ...(siteChain && host && isGuessable(siteChain, userChainIds)
      ? [{ chainId: siteChain.chainId, reason: { kind: 'site', host } as const }]
      : []),
    { chainId: first, reason: { kind: 'default' } },
    ...others.map((chainId) => ({ chainId, reason: { kind: 'listed' } as const })),
  ];
}

// A test network is a guess of ours only where the person listed it, or chose it on this very site.
function isGuessable({ chainId, isChosen }: { chainId: number; isChosen: boolean }, userChainIds: readonly number[]) {
  return isChosen || userChainIds.includes(chainId) || !chainById(chainId)?.testnet;
}

/**
 * The chains to ask about a reference, strongest reason first, each once: the one that the person chose, the
 * one its link leads to, the one written with the reference, the page's, those named in the words beside it
 * (nearest first), the one this site last answered from, the person's own. Never empty.
 */
export function candidateChains(q: ChainQuestion): ChosenChain[] {
  const first = new Map<number, ChainReason>();
  for (const { chainId, reason } of [...named(q), ...guessed(q)]) if (!first.has(chainId)) first.set(chainId, reason);
  return [...first].map(([chainId, reason]) => ({ chain: toChain(chainId), reason }));
}

/** The chain to ask about a reference first, and why. */
export function chooseChain(q: ChainQuestion): ChosenChain {
  const [first = { chain: toChain(fallbackChainId), reason: { kind: 'default' } }] = candidateChains(q);
  return first;
}

/**
 * Whether a chain stands fast, so that "not found" there is the whole answer: the person chose it, it is written
 * with the reference, or a link or page of an explorer, a marketplace or a wallet is about it.
 */
export function isCertain({ reason }: ChosenChain): boolean {
  switch (reason.kind) {
    case 'chosen':
    case 'written':
      return true;
    case 'link':
    case 'page':
      return chainOfHome(reason.host) === null;
    case 'words':
    case 'site':
    case 'default':
    case 'listed':
    case 'guessed':
      return false;
  }
}
