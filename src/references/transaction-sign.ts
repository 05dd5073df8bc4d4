import { detectInUrl } from './detect-in-url.ts';
import { hidden } from './hex-runs.ts';
import type { Evidence } from './reference.ts';

// Words that stand near private keys, in the languages of the product and a few more.
const keyWords =
  /private.?key|priv.?key|wallet.?key|sign(?:er|ing).{0,8}key|[a-z]key\s*[=:]|\b[sp]k\s*[=:]|secret|seed|mnemonic|pass.?phrase|recovery.?phrase|cl[eé]f?.?privée|clave.?(?:privada|secreta)|chave.?privada|privater?.?schlüssel|chiave.?privata|приватн|закрытый.?ключ|секретн|私钥|私鑰|助记词|助記詞|秘密鍵|秘密键|개인.?키|시드/iu;
const transactionWords =
  /(?:^|[^a-z])(?:tx|txs|txn|txns|txid|txids|txhash|txhashes|transactions?|hash|hashes)(?![a-z])/i;

function toWords(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2');
}

function hasWordsBeside(text: string): boolean {
  return transactionWords.test(text) || transactionWords.test(toWords(text));
}

function hasTransactionLink(evidence: Evidence, isExplorerHost: (host: string) => boolean): boolean {
  const { link, written } = evidence;
  const digits = /0x([0-9a-fA-F]{64})(?![0-9a-fA-F])/.exec(written.replace(hidden, ''))?.[1]?.toLowerCase();
  // A link that leads elsewhere says nothing about this value.
  if (link === undefined || !digits || !link.toLowerCase().includes(digits)) return false;
  return (
    detectInUrl(link)?.reference.kind === 'transaction' || (URL.canParse(link) && isExplorerHost(new URL(link).host))
  );
}

/**
 * True when something says that a 64-hex value is a transaction and not a private key: a link to it with a
 * transaction path or on an explorer, a page on an explorer, or the words transaction, tx or hash beside it.
 * Always false beside words like "private key", "secret" or "seed": then the person must ask.
 */
export function hasTransactionSign(q: { evidence: Evidence; isExplorerHost: (host: string) => boolean }): boolean {
  const { evidence, isExplorerHost } = q;
  const around = [evidence.before, evidence.after, evidence.link ?? ''];
  // Hidden characters would split a word that a person sees whole.
  if (around.some((text) => keyWords.test(text.replace(hidden, '')))) return false;
  return (
    hasTransactionLink(evidence, isExplorerHost) ||
    isExplorerHost(evidence.pageHost) ||
    hasWordsBeside(evidence.before) ||
    hasWordsBeside(evidence.after)
  );
}
