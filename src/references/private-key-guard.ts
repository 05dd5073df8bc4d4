import { readCode } from './code-context.ts';
import { hidden } from './detect-in-text.ts';
import { detectInUrl, toLinkParts } from './detect-in-url.ts';
import { isHarmless } from './harmless-words.ts';
import { isKnownKey, toAddressOfKey } from './known-private-keys.ts';
import { namesOtherFamily, otherFamilyOf } from './other-families.ts';
import { isCalledOther, isOnlyOther, isShortHash, namesOtherHash } from './other-hashes.ts';
import { isMadeUp, type PlainValue, readPlainValue } from './plain-value.ts';
import {
  hasKeyWords,
  isKeyHost,
  isPerson,
  namesKeys,
  readKeyLabel,
  speaksOfKeys,
  speaksOfOwners,
  toPlain,
  toWords,
} from './private-key-words.ts';
import { contextBounds, type ReferenceContext } from './reference.ts';
import { isExample, isReadAsTransaction, keyInUrl } from './transaction-context.ts';
import {
  isHoldersName,
  isUnderKey,
  type Label,
  lastSentence,
  readName,
  readTransactionLabel,
  speaksOfChain,
  toLabel,
  unknownScript,
} from './transaction-labels.ts';

/** A 64-hex value to judge: `hash` is `0x` and 64 lower-case hex digits. */
export type HashQuestion = {
  hash: string;
  context: ReferenceContext;
  /** True if the user asked for this very value. It turns a doubt into a yes, but does not override a refusal. */
  asked: boolean;
  /** True if the user has answered yes to the question of an ask-first card about it. */
  isConfirmed?: boolean;
  isExplorerHost: (host: string) => boolean;
};

/** Why a 64-hex value is taken for a private key. */
type KeySign = 'known-key' | 'address-in-sight' | 'key-words';

/** Why a 64-hex value is never looked up. */
export type WhyHeldBack = KeySign | 'no-reference';

/** The decision about a 64-hex value: it is not looked up, the user is asked first, or it is sent to the service. */
export type Verdict =
  | { kind: 'not-a-reference'; value: PlainValue }
  | { kind: 'refuse'; because: KeySign }
  | { kind: 'ask-first'; because: 'no-sign' | 'near-key-words' | 'other-label' }
  | { kind: 'send'; because: 'link' | 'explorer-page' | 'label' | 'asked' };

const askFirst = (because: Extract<Verdict, { kind: 'ask-first' }>['because']): Verdict => ({
  kind: 'ask-first',
  because,
});

/**
 * Judges whether a 64-hex value may be looked up: it may be a private key, and sending it cannot be undone. Evidence
 * for sending must name the value, at the value: an explorer's transaction link, an explorer's own page with nothing
 * else beside the value, or a label. If its sentence, line, call or assignment contains anything else, before or after
 * it, that is not known to be harmless, the user is asked first.
 *
 * The first rule that applies decides:
 * 0. A number, a padded address, a known topic or the like: not a reference, whatever the context says.
 * 1. A publicly known key, or one whose address is in sight: refused, because that is certain whatever else the context
 *    says.
 * 2. A label that calls the value itself a key or a secret ("private key: ", "SECRET="): refused, also in a link to an
 *    explorer, because chats and wikis turn every 64-hex value into such a link by themselves. Any other value that
 *    repeats itself as no hash does is made up, and not a reference.
 * 3. Words for keys, seeds and secrets close to it: refused. If a transaction link to a known explorer, or a label at
 *    the value, says otherwise, the user is asked first. A false alarm costs a paste into "Look up"; the other mistake
 *    costs a wallet.
 * 4. The user's click: sent. In the box, where the words came with the same action, only if none of them is about a key
 *    or an account.
 * 5. A key, a signature or an import in its sentence, or code that is not known to read a transaction: asked first.
 * 6. Signs of a transaction: sent, unless the text at the value calls it something else, also in a link to an explorer
 *    that a chat or a wiki made by itself.
 */
export function judgeHash(question: HashQuestion): Verdict {
  const { hash, context, asked } = question;
  const plain = readPlainValue(hash);
  if (plain) return { kind: 'not-a-reference', value: plain };
  if (isKnownKey(hash)) return { kind: 'refuse', because: 'known-key' };
  if (hasAddressInSight(hash, context)) return { kind: 'refuse', because: 'address-in-sight' };

  // Pages may not send more, so that no text takes long.
  // A second copy of the value, as beside a link to it, must not push the words about it out of sight.
  const copies = new RegExp(`(?:0x)?${hash.slice(2)}`, 'gi');
  const before = toWords(context.before.slice(-contextBounds.beside).replace(copies, ''));
  const after = toWords(context.after.slice(0, contextBounds.beside).replace(copies, ''));
  const cellHead = headOfCell(context);
  const heads = [...(context.heads ?? []), ...(cellHead ? [cellHead] : [])].map(toWords);
  const near = [before.slice(-nearby), after.slice(0, nearby)] as const;
  // Words before a value that is written as a link are before the link.
  const unlinked = before.replace(writtenAsLink, '');
  const keys = [near[0], unlinked.slice(-nearby)].map(readKeyLabel);
  if ([...keys, ...heads.map(readKeyLabel)].includes('key')) return { kind: 'refuse', because: 'key-words' };
  if (isMadeUp(hash)) return { kind: 'not-a-reference', value: { kind: 'made-up' } };
  const family = otherFamilyOf(context);
  if (family !== null) return { kind: 'not-a-reference', value: { kind: 'other-family', name: family } };

  const links = readLink(question);
  const isArgument = argumentType.test(unlinked);
  const said = toLabel(unlinked.replace(argumentType, '').replace(keyInUrl, ''));
  // In a column of transactions, the cell before may say what was done: "Authorize the issuer".
  // A link's own text is not the head of a column: it may have been made with the link.
  const columns = heads.filter((_, at) => context.said === undefined || context.heads?.[at] !== context.said);
  const isBeside = columns.length > 0 && !/[a-zß-\u1fff\u3040-\ud7a3]/.test(before.split('\n').at(-1) ?? '');
  const isOnChain = () => speaksOfChain(before, after);
  const labels: Label[] = [
    readTransactionLabel(said, { isHead: isBeside, isOnChain }),
    ...heads.map((head) => readTransactionLabel(head, { isHead: true, isOnChain })),
  ];
  const isRead = isReadAsTransaction(before, after, heads) || isExample(before);
  const code =
    isRead || writtenLink.test(context.before) || markdownLink.test(context.after)
      ? 'none'
      : // A full-width bracket opens no call.
        readCode(toPlain(context.before.slice(-contextBounds.beside).replace(/（(?=[\u3400-\u9fff])/g, ' (')));
  if (isRead || code === 'hash') labels.push('transaction');
  if (
    [...near, toLinkWords(context.link ?? ''), ...heads.map((head) => head.slice(-nearby))].some(hasKeyWords) ||
    isKeyHost(context.pageHost)
  ) {
    const named = [readName(said), ...heads.map((head) => readName(head, { isHead: true })), ...labels];
    const saysOtherwise = links === 'certain' || named.includes('transaction');
    // Words in the box came with the same action as the value: the user was not asked first.
    const isOnePress = asked && context.pageHost === '';
    if (!saysOtherwise || isOnePress || isKeyHost(context.pageHost)) return { kind: 'refuse', because: 'key-words' };
    return asked ? { kind: 'send', because: 'asked' } : askFirst('near-key-words');
  }

  // A link and the words before it agree: what happened in the transaction may be about keys.
  const isSaidTwice = links === 'certain' && labels[0] === 'transaction';
  const isDoubtful =
    keys.includes('doubtful') ||
    code === 'key' ||
    labels.includes('key') ||
    heads.map(readKeyLabel).includes('doubtful') ||
    isUnderKey(before) ||
    isCalledKey(after) ||
    isHoldersName(toWords(readLinkText(context))) ||
    isKeysBehind(isSaidTwice ? firstClauses(after) : after);
  // In a table, the cell before it may be about something else, but not name another hash.
  const isColumnOfHashes = columns.some(
    (head) => readTransactionLabel(head, { isHead: true, isOnChain }) === 'transaction',
  );
  const isNamed = isBeside && isColumnOfHashes && !namesOtherHash(said);
  const isOther =
    (labels[0] === 'other' && !isNamed) ||
    isCalledOther(after) ||
    isLedElsewhere(question) ||
    namesOtherFamily(unlinked);
  if (asked) {
    const isTyped = context.pageHost === '' && !question.isConfirmed;
    const isWarned = isDoubtful || [before, after].some((text) => speaksOfKeys(text) || speaksOfOwners(text));
    if (isTyped && isWarned) return askFirst('near-key-words');
    const isCalled = isOther || isOnlyOther(unlinked.split('\n').at(-1) ?? '');
    return isTyped && isCalled ? askFirst('other-label') : { kind: 'send', because: 'asked' };
  }
  if (isDoubtful) return askFirst('near-key-words');
  if (isOther) return askFirst('other-label');
  if (code === 'other') return askFirst('no-sign');
  // The argument of a decoded call is a transaction only if its own name says so, whatever heads the list.
  if (isArgument && labels[0] !== 'transaction') return askFirst('no-sign');
  const isOwnersColumn = labels[0] !== 'transaction' && columns.some(isHoldersName);
  const isOfOwner = !isColumnOfHashes && (isOwners(said) || isOwnersColumn);
  if (links !== 'none' && isOfOwner) return askFirst('near-key-words');
  // Chats and wikis make links by themselves: then the label before the value says what it is.
  const own = unlinked.split('\n').at(-1) ?? '';
  const isMadeLink = context.link !== undefined && unlinked === before && readLinkText(context) === '';
  const isLabelled = /[:：=]\W*$/.test(own) && labels[0] !== 'transaction' && !isHarmless(lastSentence(own));
  if (isMadeLink && isLabelled) return askFirst('other-label');
  if (links === 'certain') return { kind: 'send', because: 'link' };
  if (labels.includes('other') || isOnlyOther(before.split('\n').at(-1) ?? '')) return askFirst('other-label');
  // "Transactions:" with "alice: 0x…" below it: words in the value's own line count more than a head.
  const isOwn = labels[0] === 'transaction' || isRead || code === 'hash' || isHarmless(own);
  const isShown = isAlone([before, after, ...heads]) && !toolPath.test(context.pagePath ?? '');
  if (isOnExplorer(question) && ((isOwn && labels.includes('transaction')) || isShown))
    return { kind: 'send', because: 'explorer-page' };
  if (links === 'named') labels.push('transaction');
  if (!isOwn) return askFirst('other-label');
  return labels.includes('transaction') ? { kind: 'send', because: 'label' } : askFirst('no-sign');
}

// Distance in characters within which words for "private key" in other sentences count.
const nearby = 80;
// Also without its scheme: etherscan.io/tx/0x…
const linkStart = '(?:https?:\\/\\/|(?<![^\\s(])(?:[a-z\\d-]+\\.)+[a-z]{2,}\\/)';
const writtenLink = new RegExp(`${linkStart}[^\\s<>"'\`]*$`, 'i');
const writtenAsLink = new RegExp(`(?:\\[\\]\\()?${linkStart}[^\\s<>"'\`]*$`);
// As Markdown writes it: [0x…](https://etherscan.io/tx/0x…)
const markdownLink = /^\]\((https?:\/\/[^\s()<>"'`]*)\)/i;

// "redeem(bytes32) ", or a separate cell after the argument's name.
const argumentType = /(?:(?<![a-z\d])bytes\d+[^a-z\d]*|\w\([^()]*bytes\d+[^()]*\)\W*)$/;

/** True if a sentence is about a wallet or an account and does not name a transaction at its end. */
function isOwners(said: string): boolean {
  const clauses = lastSentence(said).split(/[,，、;(–—]/);
  const clause = clauses.findLast((one) => /\p{L}/u.test(one)) ?? clauses.at(-1) ?? '';
  return isPerson(clause) || (speaksOfOwners(clause) && readName(said, { hasOwners: true }) !== 'transaction');
}

const isAccount = /^[^a-zß-\u1fff\u3040-\ud7a3\n]*(?:[=(#/<–—:-]|(?:is|was|ist|es|est|è|é|это|是|は)\s)[^.\n]{0,40}/;

/**
 * Returns the text of the link, also in Markdown: "[my wallet](https://etherscan.io/tx/0x…". Empty if the text is the
 * value itself.
 */
function readLinkText({ said, before }: ReferenceContext): string {
  return said ?? /\[([^[\]]{1,40})\]\(https?:[^\s()]*$/i.exec(before)?.[1] ?? '';
}

const notLetter = '[^a-zß-\\u1fff\\u3040-\\ud7a3\\n]';
const pointers =
  '(?:is|was|are|my|our|the|an?|his|her|their|ist|mein[a-z]*|das|der|die|es|la|el|mi|est|ma|mon|le|è|é|meu|minha|o|это|мой|моя|是|は)';
// "0x… (my key)", "0x… = me": the first word after a value. In "0x… Key: ", it is the next label.
const wordBehind = new RegExp(
  `^(${notLetter}*(?:${pointers}${notLetter}+)*[^\\s,;.()]+)(?![^\\s,;.()]|\\s*[:=：])[^\\n,;.()]*`,
);
// A separate line below it: "🔑". If that line has its own value, it is a label.
const lineBelow = /^[^a-zß-\u1fff\u3040-\ud7a3\n]*\n([^\n:：]{1,24})(?:\n(?!\W*0x)|$)/;

// "Sign", "unterschreib".
const longestAct = 12;

/** True if the words directly after a value call it a key, or someone's, whatever follows. Takes `toWords`' text. */
function isCalledKey(after: string): boolean {
  const behind = after.replace(markdownLink, '');
  const [whole = '', first = ''] = wordBehind.exec(behind) ?? [];
  // A holder of funds is not a transaction.
  const isHolder = /^\W*(?:holds|owns|controls)\s/.test(behind);
  return isHolder || namesKeys(first) || [whole, lineBelow.exec(behind)?.[1] ?? ''].some(isHoldersName);
}

/** Returns the clause after a value, and of the others only how they begin: ", sign with it". */
function firstClauses(after: string): string {
  const [own = '', ...others] = (after.split('\n')[0] ?? '').split(/[,，、;]\s*/);
  return [own, ...others.map((clause) => clause.slice(0, longestAct))].join(', ');
}

/** True if the rest of a value's line mentions keys, or calls the value an account. */
function isKeysBehind(after: string): boolean {
  const [line = ''] = after.split('\n');
  return speaksOfKeys(line) || unknownScript.test(line) || speaksOfOwners(isAccount.exec(line)?.[0] ?? '');
}

function isOnExplorer({ context, isExplorerHost }: HashQuestion): boolean {
  return isExplorerHost(context.pageHost) && !context.isListed;
}

// On pages where explorers sign, verify and write, a value that stands alone may be a key or a signature's hash.
const toolPath = /verif|sign|message|write|private|keys?(?![a-z])|import|tools?(?![a-z])/i;

/**
 * True if there are no words at all beside a value. A value without a label on an explorer is more often the argument
 * of a decoded call, a topic or a root: explorers link to a transaction, or have it in the path of its page.
 */
function isAlone(beside: string[]): boolean {
  return !beside.some((text) => /[\p{L}\d]/u.test(text));
}

/** True if the text right before or after 40 hex digits, or their column's head, calls them a hash or a password. */
export function isCalledHash({ before, after, heads = [] }: ReferenceContext): boolean {
  return [toLabel(toWords(before)), ...heads.map(toWords)].some((label) => isShortHash(label, toWords(after)));
}

/** Returns the link that contains a value, including one that is only written out: as a URL, or in Markdown. */
function linkOf({ hash, context }: HashQuestion): string | undefined {
  const [written] = writtenLink.exec(context.before) ?? [];
  const scheme = written?.startsWith('http') ? '' : 'https://';
  return context.link ?? (written ? scheme + written + hash : markdownLink.exec(context.after)?.[1]);
}

// On any host: ?transactionHash=0x…
const namedInQuery = /[?&](?:tx|txn|transaction)[_-]?hash=0x[\da-f]{64}(?:&|$)/i;
// Hosts of explorers that are not in our table: scan.bevm.io, pharosscan.xyz, explorer.hsk.xyz.
const explorerName = /(?:scan|explorer)(?=[.-])/;

/**
 * `certain`: a link behind /tx/ or the like on a known explorer, which learns the value from anyone who follows it, or
 * such a page itself. `named`: such a link to a host that only calls itself an explorer, or whose query names the value,
 * which is worth as much as a label.
 */
function readLink(question: HashQuestion): 'certain' | 'named' | 'none' {
  const { hash, context, isExplorerHost } = question;
  const leadsTo = (url: string | undefined) => {
    // A link that leads elsewhere says nothing about this value.
    if (!url?.toLowerCase().includes(hash.slice(2))) return 'none';
    const found = detectInUrl(url)?.reference;
    const [host = ''] = toLinkParts(url) ?? [];
    if (found?.kind !== 'transaction' || found.hash !== hash || isKeyHost(host) || hasKeyWords(toLinkWords(url)))
      return 'none';
    return isExplorerHost(host) ? 'certain' : explorerName.test(host) || namedInQuery.test(url) ? 'named' : 'none';
  };
  const link = leadsTo(linkOf(question));
  return leadsTo(`https://${context.pageHost}${context.pagePath ?? ''}`) === 'certain' ? 'certain' : link;
}

// How explorers, code hosts and others link to other things with such a hash.
const otherLink =
  /\/(?:blocks?|blobs?|commits?|orders?|user-?ops?[a-z]*|ops?|messages?|msgs?|ipfs|batch(?:es)?|proposals?|states?)\/(?:0x)?$|\/\/(?:[\w-]+\.)*keys?\.|[?&]id=[^&]*$|[?&]safe=[^&]*multisig|safetxhash/;

/** True if the value's link leads to the page of another kind of thing. */
function isLedElsewhere(question: HashQuestion): boolean {
  const [start = '', ...rest] = (linkOf(question) ?? '').toLowerCase().split(question.hash.slice(2));
  return rest.length > 0 && otherLink.test(start);
}

/** Returns the words of a link after its host, which names a site and not the value. */
function toLinkWords(link: string): string {
  if (!URL.canParse(link)) return toWords(link);
  const { pathname, search, hash } = new URL(link);
  const rest = pathname + search + hash;
  try {
    return toWords(decodeURIComponent(rest));
  } catch {
    return toWords(rest);
  }
}

const wholeForm = /[\da-f]{40}/;
// Shortened addresses: 0xf39F…2266, 0xf39Fd6...92266
const shortForm = /(?:0x)?([\da-f]{3,})\s?(?:[…⋯]|\.{2,4}|\*{2,})\s?([\da-f]{3,})(?![\da-f])/g;
// Fewer digits would match by chance: eight do so once in four billion.
const leastDigits = 8;

/**
 * True if the address of the account whose private key a value would be is on the page, or in the text around it in any
 * case, with or without 0x, whole or shortened. No transaction hash has that, so the value is a private key.
 */
function hasAddressInSight(value: string, context: ReferenceContext): boolean {
  const addresses = context.addresses ?? [];
  const text = [context.before, context.after, context.link ?? ''].join('\n').replace(hidden, '').toLowerCase();
  const shortened = [...text.matchAll(shortForm)].filter(
    ([, start = '', end = '']) => start.length + end.length >= leastDigits,
  );
  // Deriving the address is the most expensive step, and most pages without an address do not need it.
  if (addresses.length === 0 && shortened.length === 0 && !wholeForm.test(text)) return false;
  const address = toAddressOfKey(value);
  if (address === null) return false;
  const digits = address.slice(2);
  return (
    addresses.includes(address) ||
    text.includes(digits) ||
    shortened.some(([, start = '', end = '']) => digits.startsWith(start) && digits.endsWith(end))
  );
}

const fewestCells = 3;

/**
 * Returns the head of a value's column in text of separated cells, such as CSV: the cell above it in the first line.
 * Undefined if the first line has another number of cells than the value's.
 */
function headOfCell({ before, after }: Pick<ReferenceContext, 'before' | 'after'>): string | undefined {
  const lines = before.split('\n');
  const own = lines.pop() ?? '';
  const [first = ''] = lines;
  const row = own + (after.split('\n')[0] ?? '');
  for (const separator of [',', ';', '\t', '|']) {
    const heads = first.split(separator);
    if (heads.length < fewestCells || row.split(separator).length !== heads.length) continue;
    return heads[own.split(separator).length - 1]?.replaceAll('"', '').trim();
  }
  return undefined;
}
