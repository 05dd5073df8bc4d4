import { detectInUrl } from './detect-in-url.ts';
import { hasKeyWords } from './key-words.ts';
import type { Evidence } from './reference.ts';
import { toLinkWords, toWords } from './to-words.ts';

/** What is asked of a 64-hex value: `hash` is `0x` and 64 lower-case hex digits. */
export type HashQuestion = { hash: string; evidence: Evidence; isExplorerHost: (host: string) => boolean };

// A trade is no exchange (交易所, 取引所, 거래소).
const transactionWords =
  /(?<![a-zß-ӿ])(?:tx|txs|txn|txns|txid|txids|txhash|txhashes|transactions?|hash|hashes|transaktion(?:en|s[a-zß-ӿ]*)?|transacci(?:ón|ones)|transaç(?:ão|ões)|transazion[ei]|transacti?es?|transakc[a-zß-ӿ]+|transaksi|транзакци[a-zß-ӿ]+|х[еэ]ш[a-zß-ӿ]{0,2})(?![a-zß-ӿ])|giao dịch|交易(?!所)|哈希|トランザクション|ハッシュ|取引(?!所)|트랜잭션|거래(?!소)|해시|(?:هاش|تجزئة|رقم|معر[ّ]?ف)\s(?:ال)?معامل(?:ة|ات)(?![\u0600-\u06ff])|(?<![\u0600-\u06ff])(?:ال)?معاملة[^a-zß-ӿ\u0600-\u06ff\d]*$/;

function isExplorerLink(link: string, isExplorerHost: (host: string) => boolean): boolean {
  return URL.canParse(link) && isExplorerHost(new URL(link).host);
}

/**
 * True for a link to a known explorer whose path has this very value behind /tx/ or the like: whoever follows it tells
 * the value to that explorer, and it was made for a transaction. Not where the link itself speaks of a key.
 */
export function hasCertainLink({ hash, evidence: { link }, isExplorerHost }: HashQuestion): boolean {
  if (link === undefined || !isExplorerLink(link, isExplorerHost) || hasKeyWords(toLinkWords(link))) return false;
  const found = detectInUrl(link)?.reference;
  return found?.kind === 'transaction' && found.hash === hash;
}

function hasTransactionLink({ hash, evidence: { link }, isExplorerHost }: HashQuestion): boolean {
  // A link that leads elsewhere says nothing about this value.
  if (!link?.toLowerCase().includes(hash.slice(2))) return false;
  return detectInUrl(link)?.reference.kind === 'transaction' || isExplorerLink(link, isExplorerHost);
}

/** What says that a 64-hex value is a transaction and no private key; null where nothing does. Keys are judged before. */
export function findTransactionSign(question: HashQuestion): 'link' | 'explorer-page' | 'words' | null {
  const { before, after, pageHost, isListed } = question.evidence;
  if (hasTransactionLink(question)) return 'link';
  // Words that nobody has read may be those of a key.
  if (isListed) return null;
  if (question.isExplorerHost(pageHost)) return 'explorer-page';
  return [before, after].some((text) => transactionWords.test(toWords(text))) ? 'words' : null;
}
