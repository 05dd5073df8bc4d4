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

/** An address as the explorer describes it. `null` means that the explorer did not say. */
export type Address = {
  hash: string;
  ensDomainName: string | null;
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
  /** Fields that the specification does not name, kept for generic display. */
  extra: { [key: string]: Json };
};
