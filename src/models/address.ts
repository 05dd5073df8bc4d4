import type { Json } from './json.ts';

/** A tag that somebody put on an address. `meta` is attacker-influenced: never show it as markup or follow it. */
export type AddressTag = {
  name: string;
  slug: string;
  tagType: string;
  ordinal: number | null;
  meta: Json;
};

/** A label of the account that owns the API key, or a public one. */
export type AddressLabel = { addressHash: string | null; displayName: string; label: string };

/**
 * Why a domain name is not to be trusted, by ENSIP-15: it is no valid name, not in its normal form, mixes alphabets
 * within a label, looks like letters of another alphabet; or it is valid, but its labels are of different alphabets.
 */
export type DomainProblem = 'invalid' | 'not-normal' | 'mixed-scripts' | 'confusable' | 'several-scripts';

/** An address as the explorer describes it. `null` means that the explorer did not say. */
export type Address = {
  hash: string;
  ensDomainName: string | null;
  /** Absent where nothing is wrong with the domain name. */
  domainProblem?: DomainProblem;
  name: string | null;
  implementations: { addressHash: string; name: string | null }[];
  isContract: boolean | null;
  isScam: boolean | null;
  isVerified: boolean | null;
  proxyType: string | null;
  reputation: string | null;
  tags: AddressTag[];
  privateTags: AddressLabel[];
  publicTags: AddressLabel[];
  watchlistNames: AddressLabel[];
  /** What the person calls it, cleaned; absent where nobody named it. The explorer never says it: a card puts it in. */
  ownName?: string;
  /** Fields that the specification does not name, kept for generic display. */
  extra: { [key: string]: Json };
};
