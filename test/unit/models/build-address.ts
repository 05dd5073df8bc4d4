import type { Address } from '../../../src/models/address.ts';

/** An address of which the explorer says nothing but its hash, and what is told here. */
export function buildBareAddress(address: Partial<Address> & { hash: string }): Address {
  return {
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
    ...address,
  };
}
