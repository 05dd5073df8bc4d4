import type { Address, AddressLabel } from '../models/address.ts';
import { findDomainProblem } from './find-domain-problem.ts';
import type { AddressReply } from './reply-parts.ts';

/** Gives the entries of a list that make sense; none when there is no list. */
export function present<T>(list: readonly (T | null)[] | null): T[] {
  return (list ?? []).filter((entry) => entry !== null);
}

/** Gives our address for theirs; tags and labels without a name are left out. */
export function toAddress(reply: AddressReply): Address {
  const domainProblem = findDomainProblem(reply.ens_domain_name ?? '');
  return {
    hash: reply.hash,
    ensDomainName: reply.ens_domain_name,
    ...(domainProblem !== null && { domainProblem }),
    name: reply.name,
    implementations: present(reply.implementations).map(({ address_hash, name }) => ({
      addressHash: address_hash,
      name,
    })),
    isContract: reply.is_contract,
    isScam: reply.is_scam,
    isVerified: reply.is_verified,
    proxyType: reply.proxy_type,
    reputation: reply.reputation,
    tags: present(reply.metadata?.tags ?? null).map(({ name, slug, tagType, ordinal, meta }) => ({
      name,
      slug: slug ?? '',
      tagType: tagType ?? '',
      ordinal,
      meta,
    })),
    privateTags: toLabels(reply.private_tags),
    publicTags: toLabels(reply.public_tags),
    watchlistNames: toLabels(reply.watchlist_names),
    extra: reply.extra,
  };
}

/** As `toAddress`, but there may be none. */
export function toAddressOrNull(reply: AddressReply | null): Address | null {
  return reply === null ? null : toAddress(reply);
}

function toLabels(list: AddressReply['private_tags']): AddressLabel[] {
  return present(list)
    .map(({ address_hash, display_name, label }) => ({
      addressHash: address_hash,
      displayName: display_name ?? label ?? '',
      label: label ?? display_name ?? '',
    }))
    .filter(({ displayName }) => displayName !== '');
}
