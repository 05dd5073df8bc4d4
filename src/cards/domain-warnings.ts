import { isInvalidDomain } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatCount } from '../format/format-number.ts';
import { shortenHex } from '../format/hex.ts';
import type { Address, DomainProblem } from '../models/address.ts';
import { toFullHash } from './address-parts.ts';
import type { Warning } from './card-content.ts';
import { distinct } from './distinct.ts';

// Names that only a registry of names gives out. The web's own (".com", ".finance") are part of many tokens' names.
const domainForm = /^[^\s./]+(?:\.[^\s./]+)*\.(?:eth|bnb|arb|gno|box|crypto|nft|wallet|dao|blockchain|bitcoin)$/i;

/** Warns of domain names that are not what they look like, one warning of each kind for a card. */
export function toDomainWarnings(addresses: (Address | null)[]): Warning[] {
  const all = distinct(addresses, ({ hash }) => hash);
  return [
    ...toWarning(all.filter(isInvalidDomain), { tone: 'bad', title: 'Invalid domain name', toText: toProblemText }),
    ...toWarning(
      all.filter(({ domainProblem }) => domainProblem === 'several-scripts'),
      { tone: 'wait', title: 'Domain name of several alphabets', toText: toProblemText },
    ),
    ...toWarning(
      all.filter((one) => findClaim(one) !== null),
      { tone: 'wait', title: 'Unverified domain name', toText: toClaimText },
    ),
  ];
}

function toWarning(
  found: Address[],
  { tone, title, toText }: Pick<Warning, 'tone' | 'title'> & { toText: (address: Address) => string },
): Warning[] {
  const [first, ...more] = found;
  if (!first) return [];
  const rest =
    more.length === 0 ? '' : ` The same goes for ${formatCount(more.length, 'other address', 'other addresses')}.`;
  return [{ tone, title, text: `${toText(first)}${rest}` }];
}

const reasons: { [problem in DomainProblem]: string } = {
  invalid: 'which no domain can be called',
  'not-normal': 'which is not in its normal form, so it is not the domain that it looks like',
  'mixed-scripts': 'in which letters of several alphabets are mixed to look like one',
  confusable: 'of which the letters are another alphabet’s, chosen to look like these',
  'several-scripts': 'of which the parts are in different alphabets: it may look like another domain',
};

function toProblemText({ hash, ensDomainName, domainProblem }: Address): string {
  const reason = reasons[domainProblem ?? 'invalid'];
  return `The explorer calls ${shortenHex(toFullHash(hash))} ${quote(ensDomainName ?? '')}, ${reason}. Go by the address.`;
}

function toClaimText(address: Address): string {
  return `${shortenHex(toFullHash(address.hash))} is called ${quote(findClaim(address) ?? '')}, but not because the domain is known to be its own: anybody can name a contract so.`;
}

// A name that looks like a domain where the explorer knows of none.
function findClaim({ ensDomainName, name, tags }: Address): string | null {
  if (ensDomainName !== null) return null;
  const tag = tags.find(({ tagType }) => tagType === 'name');
  const names = [name, tag?.name ?? null];
  return names.find((one) => one !== null && domainForm.test(cleanText(one, 100))) ?? null;
}

function quote(name: string): string {
  return `“${cleanText(name, 40).replace(/[“”"]/g, '’')}”`;
}
