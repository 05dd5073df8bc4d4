import { isTestNetwork } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { shortenHex } from '../format/hex.ts';
import { namesSite, quote } from '../format/quote.ts';
import type { Token, TokenTransfer } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toFullHash } from './address-parts.ts';
import type { Warning } from './card-content.ts';
import { distinct } from './distinct.ts';
import { findImitated, findKnownToken, hasCounterfeitLetters, isListed } from './transaction/known-tokens.ts';

/**
 * What a person should be wary of in tokens that neither the explorer nor our list knows, one warning of each kind for a
 * card: a famous token's name, letters that pose as others, a site that a name advertises.
 */
export function toTokenWarnings(transfers: TokenTransfer[], chainId: number): Warning[] {
  const says = words().tokenWarnings;
  const tokens = distinct(
    transfers.map(({ token }) => token),
    ({ addressHash }) => addressHash,
  );
  const unknown = tokens.filter((token) => !isListed(token) && findKnownToken(token.addressHash) === null);
  const named = [
    ...unknown.flatMap((token) => [token.symbol, token.name].map((name) => ({ token, name }))),
    ...transfers.flatMap(({ token, total }) => (token ? [{ token, name: toInstanceName(total) }] : [])),
  ].map(({ token, name }) => ({ token, name: cleanText(name ?? '', 60) }));
  const taken = unknown.flatMap((token) => {
    const imitated = isTestNetwork(chainId) ? null : findImitated(token, chainId);
    return imitated ? [{ token, imitated, name: cleanText(token.symbol || token.name || '', 60) }] : [];
  });
  const [imitation] = taken.toSorted((one, other) => Number(other.imitated.isCertain) - Number(one.imitated.isCertain));
  const letters = named.find(({ name }) => hasCounterfeitLetters(name));
  const advert = named.find(({ name }) => namesSite(name));
  const hashOf = ({ addressHash }: Token) => shortenHex(toFullHash(addressHash));
  const warnings: Warning[] = [];
  if (imitation) {
    const { token, name, imitated } = imitation;
    const said = imitated.isCertain ? says.imitation : says.sameName;
    const text = said.text(hashOf(token), quote(name), imitated.symbol);
    warnings.push({ tone: imitated.isCertain ? 'bad' : 'wait', title: said.title, text });
  }
  if (letters) {
    const { title, text } = says.letters;
    warnings.push({ tone: 'bad', title, text: text(hashOf(letters.token), quote(letters.name)) });
  }
  if (advert) {
    const { title, text } = says.site;
    warnings.push({ tone: 'bad', title, text: text(hashOf(advert.token), quote(advert.name)) });
  }
  return warnings;
}

function toInstanceName(total: TokenTransfer['total']): string | null {
  const { name } = Object(total?.tokenInstance?.metadata);
  return typeof name === 'string' ? name : null;
}
