import { formatAddress } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatCount } from '../format/format-number.ts';
import { shortenHex } from '../format/hex.ts';
import type { Address } from '../models/address.ts';
import type { Token } from '../models/token.ts';
import { isScam, toFullHash } from './address-parts.ts';
import type { Warning } from './card-content.ts';
import { distinct } from './distinct.ts';

const mostNamed = 3;

/** Warns of accounts that the explorer marks as scams, by name. */
export function toScamWarnings(addresses: (Address | null)[]): Warning[] {
  const names = distinct(addresses.filter(isScam), ({ hash }) => hash).map(formatAddress);
  if (names.length === 0) return [];
  return [{ tone: 'bad', title: 'Known scam', text: `The explorer marks ${joinNames(names)} as a scam.` }];
}

/** Notes that the explorer gives an account or a token a reputation that is neither good nor "scam". */
export function toReputationWarnings(addresses: (Address | null)[], tokens: (Token | null)[]): Warning[] {
  const found = [
    ...distinct(addresses, ({ hash }) => hash).map((one) => ({ ...one, what: '' })),
    ...distinct(tokens, ({ addressHash }) => addressHash).map((one) => ({
      ...one,
      hash: one.addressHash,
      what: 'the token ',
    })),
  ];
  const words = found.flatMap(({ reputation, hash, what }) => {
    const said = cleanText(reputation ?? '', 30);
    if (said === '' || /^(?:ok|scam)$/i.test(said)) return [];
    return [`${what}${shortenHex(toFullHash(hash))} the reputation “${said.replace(/[“”"]/g, '’')}”`];
  });
  if (words.length === 0) return [];
  return [{ tone: 'wait', title: 'Reputation', text: `The explorer gives ${joinNames(words)}.` }];
}

function joinNames(names: string[]): string {
  const left = names.length - mostNamed;
  const shown = left > 0 ? [...names.slice(0, mostNamed), formatCount(left, 'other')] : names;
  const last = shown.at(-1) ?? '';
  return shown.length === 1 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
