import type { Chain, ChainReason, ChosenChain } from '../models/chain.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';
import { findChainMentions, type Mention, referenceMark } from './chain-mentions.ts';
import { chainOfHome, chainOfHost, chainOfPrefix, chainOfUrl, isUnknownNetwork } from './chain-of-url.ts';
import { chainById, toChain } from './chains.ts';
import {
  chainOfForm,
  chainsOfBlocks,
  chainsOfOwnKey,
  chainsOfRow,
  fewestInList,
  type NamedChain,
} from './chains-in-data.ts';
import { nameOfUnserved } from './public-chain-lists.ts';

/** Input of the choice of a reference's chain. */
export type ChainQuestion = {
  reference: Reference;
  context: ReferenceContext;
  /** The chain that the user chose on this card. */
  chosenChainId?: number;
  /** The chain that the user chose by hand on this site (`isChosen`), or where its last transaction was found. */
  siteChain?: { chainId: number; isChosen: boolean };
  /** The user's chains, first choice first. Ethereum if the list is empty. */
  userChainIds: readonly number[];
};

type Candidate = { chainId: number; reason: ChainReason };

// A URL written out in the text, up to the reference. The text before it must show that the host is not cut off.
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

// The link, and the URL that the text itself is.
function linksOf({ link, before, written }: ReferenceContext): string[] {
  const head = toWrittenHead(before.slice(-longestBefore));
  return [...(link ? [link] : []), ...(head ? [head + written] : [])];
}

function chainOfLink(context: ReferenceContext) {
  return linksOf(context).map(chainOfUrl).find(Boolean) ?? null;
}

/** True if a reference's link is to a network that is not known, so that any chain would be a guess. */
export function isLinkedElsewhere(context: ReferenceContext): boolean {
  return chainOfLink(context) === null && linksOf(context).some(isUnknownNetwork);
}

function toLinkReason({ host }: { host: string }): ChainReason {
  return { kind: 'link', host };
}

// "base tx: 0x…" in the box, where few write capitals. "Core wallet" and "matic token" name something else.
function typedName({ pageHost, before }: ReferenceContext): string {
  const form = /^([a-z][\w-]*)\s+(?:tx|txn|transaction|hash|address)\s*:?\s*$/i;
  return (pageHost === '' && form.exec(before)?.[1]) || '';
}

function named({ reference, context, chosenChainId }: ChainQuestion): Candidate[] {
  const written = reference.chainId ?? chainOfPrefix(context.chainPrefix ?? typedName(context)) ?? chainOfForm(context);
  const link = chainOfLink(context);
  const page = chainOfHost(context.pageHost);
  const home = chainOfHome(context.pageHost);
  const mainnetId = (page ?? home)?.chainId ?? 1;
  const linkHome = context.link && URL.canParse(context.link) ? chainOfHome(new URL(context.link).host) : null;
  return [
    ...(chosenChainId === undefined ? [] : [{ chainId: chosenChainId, reason: { kind: 'chosen' } as const }]),
    // A link's target is certain, its text may claim anything. If both name the same chain, one candidate is enough.
    ...(link && link.chainId !== written ? [{ chainId: link.chainId, reason: toLinkReason(link) }] : []),
    ...(written === undefined ? [] : [{ chainId: written, reason: { kind: 'written' } as const }]),
    ...(page ? [{ chainId: page.chainId, reason: { kind: 'page', host: page.host } as const }] : []),
    ...chainsAround(context, mainnetId).map(({ chainId, words }) => ({
      chainId,
      reason: { kind: 'words', words } as const,
    })),
    // A chain's own documents and forums mention other chains too, so words take precedence there.
    ...(linkHome ? [{ chainId: linkHome.chainId, reason: { kind: 'link', host: linkHome.host } as const }] : []),
    ...(home ? [{ chainId: home.chainId, reason: { kind: 'page', host: home.host } as const }] : []),
  ];
}

// Nearest first: the data around the reference, the words beside it, and the headings above it.
function chainsAround(context: ReferenceContext, mainnetId: number): NamedChain[] {
  if (context.before === '' && context.after === '') return chainsInHeads(context, mainnetId);
  const blocks = chainsOfBlocks(context.before, mainnetId);
  return [
    ...chainsOfOwnKey(context, mainnetId),
    ...chainsOfRow(context),
    ...blocks.slice(0, 1).filter(({ isNearest }) => isNearest),
    ...chainsBeside(context, mainnetId),
    ...blocks,
    ...chainsInHeads(context, mainnetId),
  ];
}

function guessed({ context, siteChain, userChainIds }: ChainQuestion): Candidate[] {
  const [first = fallbackChainId, ...others] = userChainIds;
  const host = context.pageHost.toLowerCase().replace(/^www\./, '');
  return [
    ...(siteChain && host && isGuessable(siteChain, userChainIds)
      ? [{ chainId: siteChain.chainId, reason: { kind: siteChain.isChosen ? 'site-choice' : 'site', host } as const }]
      : []),
    { chainId: first, reason: { kind: 'default' } },
    ...others.map((chainId) => ({ chainId, reason: { kind: 'listed' } as const })),
  ];
}

// A test network is guessed only if the user listed it, or chose it on this very site.
function isGuessable({ chainId, isChosen }: { chainId: number; isChosen: boolean }, userChainIds: readonly number[]) {
  return isChosen || userChainIds.includes(chainId) || !chainById(chainId)?.testnet;
}

/**
 * Returns the chains to query for a reference, strongest reason first, each once: the one that the user chose, the one
 * its link leads to, the one written with the reference, the page's, those named in the words beside it (nearest
 * first), the one that was chosen or last found on this site, the user's own. Never empty.
 */
export function candidateChains(q: ChainQuestion): ChosenChain[] {
  const first = new Map<number, ChainReason>();
  for (const { chainId, reason } of [...named(q), ...guessed(q)]) if (!first.has(chainId)) first.set(chainId, reason);
  return [...first].map(([chainId, reason]) => ({ chain: toNamed(chainId), reason }));
}

// The table lacks most of the networks that no service covers.
function toNamed(chainId: number): Chain {
  const name = chainById(chainId) ? undefined : nameOfUnserved(chainId);
  return name === undefined ? toChain(chainId) : { id: chainId, name };
}

/** Returns the chain to query first for a reference, and why. */
export function chooseChain(q: ChainQuestion): ChosenChain {
  const [first = { chain: toChain(fallbackChainId), reason: { kind: 'default' } }] = candidateChains(q);
  return first;
}

/**
 * True if a chain is certain, so that "not found" there is the final answer: the user chose it, it is written with the
 * reference, or a link or page of an explorer, a marketplace or a wallet is about it.
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
    case 'site-choice':
    case 'site':
    case 'default':
    case 'listed':
    case 'guessed':
      return false;
  }
}

// Another reference, including a shortened one: 0x1234…abcd.
const otherReference = /0x[\da-f]{9,}(?:(?:…|\.{2,3})[\da-f]{2,})?|0x[\da-f]{3,8}(?:…|\.{2,3})[\da-f]{2,}/gi;
const longestSide = 80;

const saidOfLater = /^[^.;]{0,24}[:=→]\s*["'`]?$/;

// For a mention between two references: in "0x… (Base), 0x…" it is about the earlier one, in "0x…, Base: 0x…" about the
// later one.
function isOfEarlier(gapBefore: string, words: string, gapAfter: string): boolean {
  if (/[([]\s*$/.test(gapBefore) || (gapBefore.trim() === '' && /^(?:on|via|from|to)\s/i.test(words))) return true;
  if (saidOfLater.test(gapAfter)) return false;
  return gapBefore.length < gapAfter.length;
}

// Distance of a mention from the reference: characters, and much more if it is about something else.
function toDistance({ start, end, words, isWeak }: Mention, text: string, own: number): number {
  const isBefore = end <= own;
  const gap = isBefore ? text.slice(end, own) : text.slice(own + 1, start);
  const between = gap.split(referenceMark).length - 1;
  const lastBefore = text.lastIndexOf(referenceMark, start - 1);
  const nextAfter = text.indexOf(referenceMark, end);
  const isEnclosed = between === 0 && start > 0 && lastBefore >= 0 && nextAfter >= 0;
  const ofEarlier = isEnclosed && isOfEarlier(text.slice(lastBefore + 1, start), words, text.slice(end, nextAfter));
  const isOfOther = isEnclosed && ofEarlier === isBefore;
  // In "From Optimism to Arbitrum. Source tx: 0x…", the transaction is not on Arbitrum.
  const isOtherEnd = isBefore && /^to\s/i.test(words) && /\b(?:source|origin|deposit)\b/i.test(gap);
  const isNextSentence = !isBefore && /[.!?]\s/.test(gap);
  return (
    gap.length +
    between * 200 +
    (isOfOther ? 100 : 0) +
    (isOtherEnd ? 100 : 0) +
    (isNextSentence ? 60 : 0) +
    (isWeak ? 1000 : 0)
  );
}

// "On Base it is 0x…, on every other chain 0x…".
const elsewhere = /\bother (?:chain|network)/i;

const listed = /^(?:[\s,、/&+|·•;]|\(\d+\)|and|or|und|oder|y|o|et|ou|e|и|和|と|및)*$/i;

/** Leaves out lists: of "Polygon, Optimism and Base", none is more meant than the others. */
function withoutLists(mentions: Mention[], text: string): Mention[] {
  const inOrder = mentions.toSorted((a, b) => a.start - b.start);
  const runs: Mention[][] = [];
  for (const mention of inOrder) {
    const last = runs.at(-1)?.at(-1);
    if (last && listed.test(text.slice(last.end, mention.start))) runs.at(-1)?.push(mention);
    else runs.push([mention]);
  }
  return runs.filter((run) => new Set(run.map(({ chainId }) => chainId)).size < fewestInList).flat();
}

/**
 * Returns the chains that are named in the text around a reference, nearest first, each with the words that name it:
 * "on Base". `mainnetId` is the chain that "on mainnet" means there.
 */
export function chainsBeside({ before, after }: { before: string; after: string }, mainnetId: number): NamedChain[] {
  // Typed text has nothing beside it, and every expression is slow on first use.
  if (before === '' && after === '') return [];
  const head = before.replace(otherReference, referenceMark);
  const text = (head + referenceMark + after.replace(otherReference, referenceMark)).replaceAll('\n', ' ');
  // A name at the 80-character cut may be part of another word.
  const isNear = ({ start, end, isSetting }: Mention) =>
    isSetting || (start > head.length - longestSide && end < head.length + longestSide);
  const isElsewhere = ({ end }: Mention) => end <= head.length && elsewhere.test(text.slice(end, head.length));
  return withoutLists(findChainMentions(text, mainnetId), text)
    .filter((mention) => isNear(mention) && !isElsewhere(mention))
    .map((mention) => ({ ...mention, distance: toDistance(mention, text, head.length) }))
    .sort((a, b) => a.distance - b.distance || a.start - b.start)
    .map(({ chainId, words }) => ({ chainId, words: words.trim() }));
}

/**
 * Returns the chains that the heads of a reference's column and list, or the heading above it, name: "Base Mainnet".
 * Of the text above it, only settings count.
 */
function chainsInHeads({ heads = [], section = '' }: ReferenceContext, mainnetId: number): NamedChain[] {
  const [heading = '', ...above] = section.split('\n').reverse();
  const read = (text: string) => {
    const line = `${text.replaceAll('\n', ' ')}: ${referenceMark}`;
    return withoutLists(findChainMentions(line, mainnetId), line).filter(({ isWeak }) => !isWeak);
  };
  return [...[...heads, heading].flatMap(read), ...above.flatMap(read).filter(({ isSetting }) => isSetting)].map(
    ({ chainId, words }) => ({ chainId, words: words.trim() }),
  );
}
