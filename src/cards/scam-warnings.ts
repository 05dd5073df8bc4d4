import { formatAddress } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-number.ts';
import { shortenHex } from '../format/hex.ts';
import { toQuotable } from '../format/quote.ts';
import type { Address } from '../models/address.ts';
import type { Token } from '../models/token.ts';
import { words } from '../words/words.ts';
import { isScam, toFullHash } from './address-parts.ts';
import type { Warning } from './card-content.ts';
import { distinct } from './distinct.ts';

const mostNamed = 3;

/** Warns of accounts that the explorer marks as scams, by name. */
export function toScamWarnings(addresses: (Address | null)[]): Warning[] {
  const names = distinct(addresses.filter(isScam), ({ hash }) => hash).map(formatAddress);
  if (names.length === 0) return [];
  const { title, accounts } = words().scamWarnings;
  return [{ tone: 'bad', title, text: accounts(names.length, joinNames(names)) }];
}

/** Notes that the explorer gives an account or a token a reputation that is neither good nor "scam". */
export function toReputationWarnings(addresses: (Address | null)[], tokens: (Token | null)[]): Warning[] {
  const said = words().reputationWarnings;
  const found = [
    ...distinct(addresses, ({ hash }) => hash).map((one) => ({ ...one, say: said.ofAddress })),
    ...distinct(tokens, ({ addressHash }) => addressHash).map((one) => ({
      ...one,
      hash: one.addressHash,
      say: said.ofToken,
    })),
  ];
  const texts = found.flatMap(({ reputation, hash, say }) => {
    const text = cleanText(reputation ?? '', 30);
    if (text === '' || /^(?:ok|scam)$/i.test(text)) return [];
    return [say(shortenHex(toFullHash(hash)), toQuotable(text))];
  });
  if (texts.length === 0) return [];
  return [{ tone: 'wait', title: said.title, text: said.text(joinNames(texts)) }];
}

function joinNames(names: string[]): string {
  const left = names.length - mostNamed;
  const { lists, writing } = words();
  return lists.and(left > 0 ? [...names.slice(0, mostNamed), writing.others(left, formatNumber(left))] : names);
}
