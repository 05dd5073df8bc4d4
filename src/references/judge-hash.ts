import { detectInUrl } from './detect-in-url.ts';
import { hasAddressInSight } from './has-address-in-sight.ts';
import { isKnownKey } from './is-known-key.ts';
import { hasKeyWords, isKeyHost, readLabel } from './key-words.ts';
import { type PlainWord, readWord } from './read-word.ts';
import type { Evidence } from './reference.ts';
import { toLinkWords, toWords } from './to-words.ts';
import { isReadAsTransaction, isShortHash, readTransactionLabel } from './transaction-words.ts';

/** What is asked of a 64-hex value: `hash` is `0x` and 64 lower-case hex digits. */
export type HashQuestion = {
  hash: string;
  evidence: Evidence;
  /** True once the person asked for this very value; it turns a doubt into a yes, and a refusal into nothing. */
  asked: boolean;
  isExplorerHost: (host: string) => boolean;
};

/** Why a 64-hex value is taken for a private key. */
type KeySign = 'known-key' | 'address-in-sight' | 'key-words';

/** Why a 64-hex value is never asked about. */
export type WhyHeldBack = KeySign | 'no-reference';

/** What becomes of a 64-hex value: nobody is asked about it, the person is asked first, or it is sent to the service. */
export type Verdict =
  | { kind: 'not-a-reference'; word: PlainWord }
  | { kind: 'refuse'; because: KeySign }
  | { kind: 'ask-first'; because: 'no-sign' | 'near-key-words' | 'other-label' }
  | { kind: 'send'; because: 'link' | 'explorer-page' | 'label' | 'asked' };

const askFirst = (because: Extract<Verdict, { kind: 'ask-first' }>['because']): Verdict => ({
  kind: 'ask-first',
  because,
});

/**
 * Judges whether a 64-hex value may be asked about: it may be a private key, and what was sent cannot be taken back.
 * Only what stands at the value itself can say that it is a transaction: a link to it behind /tx/, an explorer's own
 * page, or a label right before it, in the text, in its list, or at the head of its column or row. All else asks first.
 *
 * The first that fits decides:
 * 0. A number, a padded address, a known topic or the like: no reference at all, whatever stands there.
 * 1. A key that everybody knows, or one whose address is in sight: that is certain, whatever else stands there.
 * 2. A label that calls the value itself a key or a secret ("private key: ", "SECRET="): refused, also in a link to an
 *    explorer, because chats and wikis make such links of every 64-hex value by themselves.
 * 3. Words of keys, seeds and secrets around it: refused; but the person is asked first where a transaction's link to a
 *    known explorer, or a label at the value, says otherwise. A false alarm costs a paste into "Look up"; the
 *    other mistake costs a wallet.
 * 4. The person's click.
 * 5. Signs of a transaction: asked about, unless what stands right before the value calls it something else.
 */
export function judgeHash(question: HashQuestion): Verdict {
  const { hash, evidence, asked } = question;
  const word = readWord(hash);
  if (word) return { kind: 'not-a-reference', word };
  if (isKnownKey(hash)) return { kind: 'refuse', because: 'known-key' };
  if (hasAddressInSight(hash, evidence)) return { kind: 'refuse', because: 'address-in-sight' };

  const before = toWords(evidence.before);
  const after = toWords(evidence.after);
  const heads = (evidence.heads ?? []).map(toWords);
  const key = readLabel(before);
  if ([key, ...heads.map(readLabel)].includes('key')) return { kind: 'refuse', because: 'key-words' };

  const links = readLink(question);
  const labels = [toLabel(before), ...heads].map(readTransactionLabel);
  if (isReadAsTransaction(before, after, heads)) labels.push('transaction');
  if ([before, after, toLinkWords(evidence.link ?? ''), ...heads].some(hasKeyWords) || isKeyHost(evidence.pageHost)) {
    const saysOtherwise = links === 'certain' || labels.includes('transaction');
    // Words that were put into the box came in the same press as the value: nobody was asked first.
    const isOnePress = asked && evidence.pageHost === '';
    if (!saysOtherwise || isOnePress || isKeyHost(evidence.pageHost)) return { kind: 'refuse', because: 'key-words' };
    return asked ? { kind: 'send', because: 'asked' } : askFirst('near-key-words');
  }

  if (asked) return { kind: 'send', because: 'asked' };
  if (key === 'doubtful' || labels[0] === 'key') return askFirst('near-key-words');
  if (labels[0] === 'other') return askFirst('other-label');
  if (links === 'certain') return { kind: 'send', because: 'link' };
  if (labels.includes('key')) return askFirst('near-key-words');
  if (labels.includes('other')) return askFirst('other-label');
  if (links === 'likely') return { kind: 'send', because: 'link' };
  if (question.isExplorerHost(evidence.pageHost) && !evidence.isListed)
    return { kind: 'send', because: 'explorer-page' };
  return labels.includes('transaction') ? { kind: 'send', because: 'label' } : askFirst('no-sign');
}

/** True where the text right before or after 40 hex digits, or their column's head, calls them a hash or a password. */
export function isCalledHash({ before, after, heads = [] }: Evidence): boolean {
  return [toLabel(toWords(before)), ...heads.map(toWords)].some((label) => isShortHash(label, toWords(after)));
}

/**
 * What a link says of the value it leads to: `certain` behind /tx/ or the like on a known explorer, where whoever
 * follows it tells the value to that explorer; `likely` behind it on another host, or elsewhere on an explorer.
 */
function readLink({ hash, evidence, isExplorerHost }: HashQuestion): 'certain' | 'likely' | 'none' {
  const [written] = /https?:\/\/[^\s<>"'`]*$/i.exec(evidence.before) ?? [];
  const link = evidence.link ?? (written && written + hash);
  // A link that leads elsewhere says nothing about this value.
  if (!link?.toLowerCase().includes(hash.slice(2)) || !URL.canParse(link)) return 'none';
  const found = detectInUrl(link)?.reference;
  const isTransaction = found?.kind === 'transaction' && found.hash === hash;
  const isExplorer = isExplorerHost(new URL(link).host);
  if (isTransaction && isExplorer && !hasKeyWords(toLinkWords(link))) return 'certain';
  return isTransaction || isExplorer ? 'likely' : 'none';
}

const letter = /[a-zß-\u1fff\u3040-\ud7a3\d]/;
const longestHeading = 60;

/** The text of the value's own line; where it begins the line, the short line above it, or one that ends in a colon. */
function toLabel(before: string): string {
  const lines = before.split('\n');
  const own = lines.pop() ?? '';
  // A list of parameters names none of them.
  if (letter.test(own.replace(/"?params"?: ?\[/, ''))) return own;
  const above = lines.findLast((line) => letter.test(line)) ?? '';
  const [said = ''] = above.split(/[.!?;]\s+(?=\S)|[。！？；](?=.)/).slice(-1);
  // A sentence that has ended is no heading.
  if (/[.。!！]\s*$/.test(said)) return '';
  return said.length <= longestHeading || /[:：]\s*$/.test(said) ? above : '';
}
