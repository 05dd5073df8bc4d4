import type { Json } from './json.ts';

/** A tag attached to an address. Attackers can influence `meta`: never render it as markup or follow its links. */
export type AddressTag = {
  name: string;
  slug: string;
  tagType: string;
  ordinal: number | null;
  meta: Json;
};

/** A public label, or a private one of the account that owns the API key. */
export type AddressLabel = { addressHash: string | null; displayName: string; label: string };

/**
 * Why a domain name is not trustworthy, by ENSIP-15, in this order: not a valid name, not in its normal form, mixed
 * scripts within a label, confusable with another script; or valid, but with labels in different scripts.
 */
export type DomainProblem = 'invalid' | 'not-normal' | 'mixed-scripts' | 'confusable' | 'several-scripts';

/** An address as the explorer describes it. `null` means that the explorer did not say. */
export type Address = {
  hash: string;
  ensDomainName: string | null;
  /** Absent if the domain name has no problem. */
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
  /** The user's own name for it, cleaned; absent if there is none. Added by cards, never sent by the explorer. */
  ownName?: string;
  /** Fields that the specification does not name, kept for generic display. */
  extra: { [key: string]: Json };
};

/** Returns an address of which only the hash is known. */
export function toBareAddress(hash: string): Address {
  return {
    hash,
    ensDomainName: null,
    name: null,
    implementations: [],
    isContract: null,
    isScam: null,
    isVerified: null,
    proxyType: null,
    reputation: null,
    tags: [],
    privateTags: [],
    publicTags: [],
    watchlistNames: [],
    extra: {},
  };
}
