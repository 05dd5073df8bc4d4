import { chainById } from '../../chains/chains.ts';
import { chainName, nativeUnit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger, formatUnits, toDecimals } from '../../format/format-amount.ts';
import { formatDateTime, formatExactTime } from '../../format/format-time.ts';
import { shortenHex } from '../../format/hex.ts';
import { quote } from '../../format/quote.ts';
import { t } from '../../i18n/t.ts';
import type { AskedCall, AskedToken, AskedValue } from '../../models/asked.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toAddressParts, toFullHash, toHashPart, toInstanceLead, toLead, toPicture } from '../address-rows.ts';
import { indent } from '../call-tree.ts';
import type { List, Part } from '../card-content.ts';
import { findKnownToken, type NamedToken } from '../known-tokens.ts';
import { toDimPart, toPhraseParts } from '../sentence-parts.ts';
import { formatTokenId, quoteCollection, toSymbol } from '../token-amounts.ts';
import { findAddress } from './execution-sentence.ts';

const mostLines = 48;
const longestIntent = 80;
const longestLabel = 60;
const longestText = 160;
// Proofs and messages of other chains are this long.
const longestRaw = 4_000;

/** What a card knows: the transaction, and the chain that it is on. */
type About = { transaction: Transaction; chainId: number };

/**
 * Returns what each call was asked for in its protocol's words: a line, and below it, folded, every field. Times are in
 * the user's time zone, amounts have all their digits.
 */
export function toAskedLists(asked: AskedCall[], about: About): List[] {
  return asked.map((call) => {
    const heading = t('transaction.whatWasAsked.heading');
    const said = toIntentWords(call);
    const lines = toLines(call, about, '');
    if (lines.length === 0) return { heading, lines: [[{ text: said }]] };
    return {
      heading,
      lines: [],
      folded: { heading: said, lines: lines.slice(0, mostLines), hasLabels: true },
      ...(lines.length > mostLines && { more: t('transaction.callTree.thereIsMore') }),
    };
  });
}

/** Returns what a call is for, "In the words of “Aave”: “Repay loan”". */
export function toIntentWords({ owner, intent }: AskedCall): string {
  const by = cleanText(owner ?? '', longestLabel);
  const words = quote(cleanText(intent, longestIntent));
  return by === ''
    ? t('transaction.whatWasAsked.inProtocolWords', { intent: words })
    : t('transaction.whatWasAsked.inWords', { owner: quote(by), intent: words });
}

// One line over the limit shows that something was left out.
function toLines({ fields }: AskedCall, about: About, margin: string): Part[][] {
  return fields.slice(0, mostLines + 1).flatMap(({ label, value }) => {
    const name: Part = { text: `${margin}${quote(cleanText(label, longestLabel))}`, tone: 'dim' };
    if (value.kind !== 'call') return [[name, ...toParts(value, about)]];
    const { call } = value;
    const parts = [{ text: toIntentWords(call) }, ...toPartyParts(call.to, about)];
    return [[name, ...parts], ...toLines(call, about, `${margin}${indent}`)];
  });
}

function toParts(value: Exclude<AskedValue, { kind: 'call' }>, about: About): Part[] {
  switch (value.kind) {
    case 'amount':
      return toAmountParts(value, about);
    case 'every-amount':
      return [toTextPart(value.word), toTokenPart(value.token, about)];
    case 'token':
      return [toTokenPart(value.token, about)];
    case 'nft': {
      const { contract, tokenId, chainId } = value;
      const collection = quoteCollection(findToken({ contract, chainId }, about) ?? toUnnamed(contract));
      const text = t('transaction.approval.nftOf', { id: formatTokenId(tokenId), collection });
      return [{ text, title: `${toFullHash(contract)} ${tokenId}`, ...toInstanceLead(contract, tokenId) }];
    }
    case 'address': {
      const sender = value.isSender ? [toDimPart(t('transaction.whatWasAsked.sender'))] : [];
      return [...toPartyParts(value.hash, about), ...sender];
    }
    case 'time':
      return value.iso === null
        ? [{ text: t('transaction.whatWasAsked.never') }]
        : [{ text: formatDateTime(value.iso), title: formatExactTime(value.iso) }];
    case 'block':
      return [{ text: t('transaction.whatWasAsked.block', { number: formatInteger(value.number) ?? value.number }) }];
    case 'chain':
      return [{ text: chainName(value.id), title: String(value.id) }];
    case 'text':
      return [toTextPart(value.text)];
    case 'raw':
      return [{ text: cleanText(value.text, longestRaw), mono: true }];
  }
}

function toTextPart(foreign: string): Part {
  const text = cleanText(foreign, longestText);
  return text === '' ? { text: t('transaction.callTree.empty'), tone: 'dim' } : { text: quote(text), isForeign: true };
}

function toAmountParts({ value, token }: { value: string; token: AskedToken | null }, about: About): Part[] {
  const number: Part = { text: formatInteger(value) ?? value, title: value };
  if (token === null) return toPhraseParts((amount) => t('transaction.whatWasAsked.baseUnits', { amount }), number);
  const decimals = toUnitDecimals(token, about);
  if (decimals === null)
    return toPhraseParts(
      (amount, of) => t('transaction.whatWasAsked.baseUnitsOf', { amount, token: of }),
      number,
      toTokenPart(token, about),
    );
  const { text, title = '' } = toTokenPart(token, about);
  const { exact } = formatUnits(value, decimals);
  return [{ text: `${exact} ${text}`, title: `${value} ${title}`.trim() }];
}

// ERC-7528: the chain's own coin, where a token's address is expected.
const coinAddress = `0x${'ee'.repeat(20)}`;
const isCoin = ({ contract }: AskedToken) => contract === null || contract === coinAddress;

function toUnitDecimals(token: AskedToken, about: About): number | null {
  if (isCoin(token)) return chainById(token.chainId)?.decimals ?? null;
  const known = findKnownToken(token.contract ?? '');
  return known?.decimals ?? toDecimals(findToken(token, about)?.decimals ?? null);
}

function toTokenPart(token: AskedToken, about: About): Part {
  if (isCoin(token)) return { text: nativeUnit(token.chainId).symbol };
  const contract = token.contract ?? '';
  const text = findKnownToken(contract)?.symbol ?? toSymbol(findToken(token, about) ?? toUnnamed(contract));
  // On another chain, the address would be looked up on this one.
  return { text, title: toFullHash(contract), ...(token.chainId === about.chainId && toLead(contract)) };
}

/** What the reply's transfers say about a token. */
function findToken({ contract, chainId }: AskedToken, about: About): NamedToken | null {
  if (chainId !== about.chainId) return null;
  const found = about.transaction.tokenTransfers.find(({ token }) => token?.addressHash.toLowerCase() === contract);
  return found?.token ?? null;
}

const toUnnamed = (contract: string): NamedToken => ({ addressHash: contract, name: null, symbol: null });

/** An address as everywhere else; one of a token that has no other name also has its symbol. */
function toPartyParts(hash: string, about: About): Part[] {
  const parts = toAddressParts(findAddress(hash, about.transaction));
  const token: AskedToken = { contract: hash, chainId: about.chainId };
  const isToken = findKnownToken(hash) !== null || findToken(token, about) !== null;
  if (parts.length > 1 || !isToken) return parts;
  const symbol = toTokenPart(token, about);
  return [
    { ...symbol, tone: 'strong', ...toPicture(hash) },
    ...(symbol.text.includes(shortenHex(toFullHash(hash))) ? [] : [{ ...toHashPart(hash), tone: 'dim' } as const]),
  ];
}
