import { hasAddressInSight } from './has-address-in-sight.ts';
import { isKnownKey } from './is-known-key.ts';
import { hasKeyWords, isKeyHost, readLabel } from './key-words.ts';
import { toLinkWords, toWords } from './to-words.ts';
import { findTransactionSign, type HashQuestion, hasCertainLink } from './transaction-sign.ts';

/** Why a 64-hex value is taken for a private key. */
export type KeySign = 'known-key' | 'address-in-sight' | 'key-words';

/** What becomes of a 64-hex value: nobody is asked about it, the person is asked first, or the service is. */
export type Verdict =
  | { kind: 'refuse'; because: KeySign }
  | { kind: 'ask-first' }
  | { kind: 'go'; because: 'link' | 'explorer-page' | 'words' | 'asked' };

/**
 * Judges whether a 64-hex value may be asked about: it may be a private key, and what was sent cannot be taken back.
 * `asked` is true once the person asked for this very value; it turns a doubt into a yes, and a refusal into nothing.
 *
 * The first that fits decides:
 * 1. A key that everybody knows, or one whose address is in sight: that is certain, whatever else stands there.
 * 2. A label that calls the value itself a key or a secret ("private key: ", "SECRET="): refused, also in a link to an
 *    explorer, because chats and wikis make such links of every 64-hex value by themselves.
 * 3. A link to this very value behind /tx/ on a known explorer: asked about. Whoever wrote it means a transaction, even
 *    where the text around it tells of a leaked private key or of Secret Network.
 * 4. Words of keys, seeds and secrets anywhere in what is read around it, in the link or in the page's host: refused,
 *    whatever says transaction. A false alarm costs a paste into "Look up"; the other mistake costs a wallet.
 * 5. The person's click.
 * 6. A label that may be a key's or something harmless ("storage key: "): the person is asked first.
 * 7. A sign of a transaction: asked about. 8. None: the person is asked first.
 */
export function judgeHash(question: HashQuestion & { asked: boolean }): Verdict {
  const { hash, evidence, asked } = question;
  if (isKnownKey(hash)) return { kind: 'refuse', because: 'known-key' };
  if (hasAddressInSight(hash, evidence)) return { kind: 'refuse', because: 'address-in-sight' };

  const before = toWords(evidence.before);
  const label = readLabel(before);
  if (label === 'key') return { kind: 'refuse', because: 'key-words' };
  if (hasCertainLink(question)) return { kind: 'go', because: 'link' };

  const around = [before, toWords(evidence.after), toLinkWords(evidence.link ?? '')];
  if (around.some(hasKeyWords) || isKeyHost(evidence.pageHost)) return { kind: 'refuse', because: 'key-words' };
  if (asked) return { kind: 'go', because: 'asked' };
  if (label === 'doubtful') return { kind: 'ask-first' };
  const because = findTransactionSign(question);
  return because === null ? { kind: 'ask-first' } : { kind: 'go', because };
}
