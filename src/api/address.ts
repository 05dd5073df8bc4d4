import { ens_normalize, ens_split } from '@adraffy/ens-normalize/xnf';
import type { Address, AddressLabel, DomainProblem } from '../models/address.ts';
import type { AddressReply } from './schemas.ts';

/** Returns the valid entries of a list; the schema turned invalid ones into null. Empty if there is no list. */
export function present<T>(list: readonly (T | null)[] | null): T[] {
  return (list ?? []).filter((entry) => entry !== null);
}

/** Converts the API's address object; tags and labels without a name are left out. */
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

// DNS and all registrars allow less; longer names would only cost processor time.
const longestName = 255;

// Matches most names. ENSIP-15 defines these as normalized, so that its tables need not be unpacked.
const plainName = /^(?:(?!..--)[a-z\d-]+\.)+(?!..--)[a-z\d-]+$/;

/** Returns what is wrong with a domain name by ENSIP-15. Null if nothing is, or if the text is empty and so no name. */
export function findDomainProblem(name: string): DomainProblem | null {
  if (name === '' || plainName.test(name)) return null;
  if (name.length > longestName) return 'invalid';
  try {
    if (ens_normalize(name) !== name) return 'not-normal';
  } catch (error) {
    return toProblem(error);
  }
  return countScripts(name) > 1 ? 'several-scripts' : null;
}

function toProblem(error: unknown): DomainProblem {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('illegal mixture')) return 'mixed-scripts';
  return message.includes('whole-script confusable') ? 'confusable' : 'invalid';
}

// Skips the last label, which is the registry's, and labels without letters: digits and emoji belong to no script.
function countScripts(name: string): number {
  const labels = ens_split(name).slice(0, -1);
  const scripts = labels.flatMap(({ type, output = [] }) => {
    if (type === undefined || !/\p{L}/u.test(String.fromCodePoint(...output))) return [];
    return [type === 'ASCII' ? 'Latin' : type];
  });
  return new Set(scripts).size;
}
