import type { Cache } from '../cache/cache.ts';
import { type ChainQuestion, candidateChains, isCertain } from '../chains/choose-chain.ts';
import type { ChainReason, ChosenChain } from '../models/chain.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';

/** The question of where to ask: `chainId` is the chain that the person chose on the card. */
export type WhereQuestion = { reference: Reference; context: ReferenceContext; chainId?: number };

/** Where to ask, and what else there is to choose. `candidates` is never empty, strongest reason first. */
export type ChainPlan = {
  candidates: ChosenChain[];
  /** "Not found" on the first one is the whole answer. */
  isCertain: boolean;
  /** Every chain that the person may want it from, the first candidate among them. */
  choices: ChosenChain['chain'][];
  /** What a public card names while it waits or fails: the first candidate, without what was found on the site before. */
  named?: ChosenChain;
};

/** Reasons that reveal settings or earlier lookups. */
const ownReasons = new Set<ChainReason['kind']>(['chosen', 'site-choice', 'site', 'default', 'listed']);

/** Whether a chain is only guessed: nothing on the page speaks of it. */
export function isMereGuess({ kind }: ChainReason): boolean {
  return kind !== 'chosen' && ownReasons.has(kind);
}

/** The chain without what a page must not read: why the user's own settings led there, and what did not know it. */
export function withoutOwnReason({ chain, reason }: ChosenChain): ChosenChain {
  return { chain, reason: ownReasons.has(reason.kind) ? { kind: 'guessed' } : reason };
}

/** No card offers more chains than a person can look over. */
const mostChoices = 12;

/**
 * Decides where to ask, from the context, the user's choice on this site and their chains. What was found on the site
 * before decides at most in which order a transaction is looked for: an address is on every chain, and its card must not
 * depend on what was hovered before. Where a page can read the card (`isPublic`), that order is not shown.
 */
export async function planChains(
  { reference, context, chainId }: WhereQuestion,
  parts: { sites: Cache['sites']; userChainIds: readonly number[]; isPublic?: boolean },
): Promise<ChainPlan> {
  const reading = context.pageHost === '' ? null : parts.sites.get(context.pageHost);
  const question: ChainQuestion = { reference, context, userChainIds: parts.userChainIds };
  // While the disk is being read: the context takes as long.
  const lasting = candidateChains(question);
  const known = await reading;
  const isFound = known?.isChosen === false;
  const siteChain = isFound && reference.kind !== 'transaction' ? null : known;
  const here = siteChain ? candidateChains({ ...question, siteChain }) : lasting;
  const chosen = {
    ...question,
    ...(siteChain && { siteChain }),
    ...(chainId !== undefined && { chosenChainId: chainId }),
  };
  const candidates = chainId === undefined ? here : candidateChains(chosen);
  const [first] = candidates;
  const named = parts.isPublic && isFound && chainId === undefined ? lasting[0] : first;
  // What is offered stands in the same order whichever of them is being looked at, or was chosen here last.
  const offered = [...lasting, ...here].map(({ chain }) => chain);
  const choices = [...new Map(offered.map((chain) => [chain.id, chain])).values()];
  const isListed = first === undefined || choices.some(({ id }) => id === first.chain.id);
  return {
    candidates,
    isCertain: first !== undefined && isCertain(first),
    choices: (isListed ? choices : [first.chain, ...choices]).slice(0, mostChoices),
    ...(named && { named }),
  };
}
