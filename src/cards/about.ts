import { explorerLink, type PreferredExplorers } from '../chains/explorer-link.ts';
import { toChainWords } from '../format/chain-words.ts';
import { formatWhenAsked } from '../format/format-asked.ts';
import { formatNumber } from '../format/format-number.ts';
import { formatAge } from '../format/format-time.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { writeReference } from '../references/name-reference.ts';
import type { Reference } from '../references/reference.ts';
import { words } from '../words/words.ts';
import type { CardContent, ChainChoice } from './card-content.ts';

/** What a card says about its answer, whatever it is about. `asOf` is ISO 8601, `now` milliseconds. */
export type CardAbout = {
  chosen: ChosenChain;
  asOf: string;
  credits: number | null;
  now: number;
  /** The reference as it was found; absent where none was. */
  written?: string;
  /** The URL of the link that it stood in; absent where it was in none. */
  link?: string;
  /** Other addresses on the page that it was found on; absent where it was on none. */
  pageAddresses?: string[];
  sample?: boolean;
  /** The chains to offer, the card's own among them; empty or absent where there is no choice. */
  chains?: ChainChoice[];
  /** A newer answer is on its way. */
  isRefreshing?: boolean;
  /** Where the person wants links to explorers to lead; absent where nothing was chosen. */
  explorers?: PreferredExplorers;
  /** The person's own addresses, whose names stand first; absent where they are not known. */
  watched?: WatchedByAddress;
  /** The person can put addresses on that list from here: not from a private window. */
  mayWatch?: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic?: boolean;
};

type Frame = Pick<CardContent, 'name' | 'kind' | 'chain' | 'explorer' | 'source' | 'chains'>;

/** Gives the parts that every card has: name, chain, the way to the explorer, where the answer is from. */
export function toFrame(reference: Reference, about: CardAbout): Frame {
  const { card, references } = words();
  const link = explorerLink({ chainId: about.chosen.chain.id, reference, preferred: about.explorers });
  return {
    name: references.named(references.kinds[reference.kind], writeReference(reference)),
    kind: reference.kind,
    chain: toChainWords(about.chosen),
    ...(link && {
      explorer: { href: link.href, text: card.openInExplorer, ...(isOwnExplorer(about) && { isOwn: true }) },
    }),
    source: toSource(about),
    ...(about.chains?.length && { chains: about.chains }),
  };
}

/** The watched addresses whose names may be shown. */
export function namedIn({ watched, isPublic }: CardAbout): WatchedByAddress | undefined {
  return isPublic ? undefined : watched;
}

/** "when asked (3 days ago)"; null if the answer is recent. */
export function toWhenAsked({ asOf, now, isPublic }: CardAbout): string | null {
  // An age would reveal an earlier lookup.
  return isPublic ? words().times.whenAsked : formatWhenAsked(asOf, now);
}

function isOwnExplorer({ chosen, explorers, isPublic }: CardAbout): boolean {
  return isPublic === true && explorers?.[chosen.chain.id] !== undefined;
}

function toSource({ asOf, credits, now, sample, isRefreshing, isPublic }: CardAbout): string {
  const { card } = words();
  if (sample) return card.sample;
  if (isPublic) return card.refreshShort;
  const age = formatAge(asOf, now);
  if (isRefreshing) return card.askedAndChecking(age);
  return credits === null ? card.asked(age) : card.askedFor(age, credits, formatNumber(credits));
}
