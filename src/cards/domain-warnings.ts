import { isInvalidDomain } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-number.ts';
import { shortenHex } from '../format/hex.ts';
import { toQuotable } from '../format/quote.ts';
import type { Address, DomainProblem } from '../models/address.ts';
import { type Words, words } from '../words/words.ts';
import { toFullHash } from './address-parts.ts';
import type { Warning } from './card-content.ts';
import { distinct } from './distinct.ts';

// Names that only a registry of names gives out. The web's own (".com", ".finance") are part of many tokens' names.
const domainForm = /^[^\s./]+(?:\.[^\s./]+)*\.(?:eth|bnb|arb|gno|box|crypto|nft|wallet|dao|blockchain|bitcoin)$/i;

/** Warns of domain names that are not what they look like, one warning of each kind for a card. */
export function toDomainWarnings(addresses: (Address | null)[]): Warning[] {
  const said = words().domainWarnings;
  const all = distinct(addresses, ({ hash }) => hash);
  return [
    ...toWarning(all.filter(isInvalidDomain), { tone: 'bad', title: said.invalidTitle, toText: toProblemText }),
    ...toWarning(
      all.filter(({ domainProblem }) => domainProblem === 'several-scripts'),
      { tone: 'wait', title: said.scriptsTitle, toText: toProblemText },
    ),
    ...toWarning(
      all.filter((one) => findClaim(one) !== null),
      { tone: 'wait', title: said.claimTitle, toText: toClaimText },
    ),
  ];
}

function toWarning(
  found: Address[],
  { tone, title, toText }: Pick<Warning, 'tone' | 'title'> & { toText: (address: Address) => string },
): Warning[] {
  const [first, ...more] = found;
  if (!first) return [];
  const { domainWarnings, writing } = words();
  const rest = more.length === 0 ? [] : [domainWarnings.sameFor(more.length, formatNumber(more.length))];
  return [{ tone, title, text: writing.sentences([toText(first), ...rest]) }];
}

const messages = {
  invalid: 'invalid',
  'not-normal': 'notNormal',
  'mixed-scripts': 'mixedScripts',
  confusable: 'confusable',
  'several-scripts': 'severalScripts',
} as const satisfies { [problem in DomainProblem]: keyof Words['domainWarnings'] };

function toProblemText({ hash, ensDomainName, domainProblem }: Address): string {
  const say = words().domainWarnings[messages[domainProblem ?? 'invalid']];
  return say(shortenHex(toFullHash(hash)), toQuotableName(ensDomainName ?? ''));
}

function toClaimText(address: Address): string {
  const name = toQuotableName(findClaim(address) ?? '');
  return words().domainWarnings.claim(shortenHex(toFullHash(address.hash)), name);
}

// A name that looks like a domain where the explorer knows of none.
function findClaim({ ensDomainName, name, tags }: Address): string | null {
  if (ensDomainName !== null) return null;
  const tag = tags.find(({ tagType }) => tagType === 'name');
  const names = [name, tag?.name ?? null];
  return names.find((one) => one !== null && domainForm.test(cleanText(one, 100))) ?? null;
}

function toQuotableName(name: string): string {
  return toQuotable(cleanText(name, 40));
}
