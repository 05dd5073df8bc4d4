import { isExplorerHost } from '../../chains/chain-of-url.ts';
import { groupHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { isCaseWrong, isChecksumWrong, toChecksum } from '../../references/checksum.ts';
import { hidden } from '../../references/detect-in-text.ts';
import { detectInUrl } from '../../references/detect-in-url.ts';
import { judgeHash } from '../../references/private-key-guard.ts';
import { type Reference, type ReferenceContext, valuesOf } from '../../references/reference.ts';
import type { Warning } from '../card-content.ts';
import { gravestFirst } from '../card-frame.ts';
import { findDifferences, toHalves, toLookAlikeWarnings } from './look-alike-warnings.ts';
import { findLookAlikes } from './look-alikes.ts';

// On a hostile page, comparing more would take seconds.
const mostAddresses = 1000;

/** A reference as written on a page. */
type Standing = Pick<ReferenceContext, 'written' | 'link' | 'said'> & { reference: Reference };

/**
 * Warnings for a list of a page's references, by index: look-alikes among its first 1,000 addresses and of the user's
 * watched ones, wrong checksums, invisible characters, misleading links. References without warnings are left out.
 */
export function toPageWarnings(all: readonly Standing[], watched: WatchedByAddress): Map<number, Warning[]> {
  const addresses = all.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : []));
  const alike = new Map<string, string[]>();
  for (const { pair } of findLookAlikes(addresses, [], [...watched.keys()], mostAddresses)) {
    const [one, other] = pair.map((hash) => hash.toLowerCase()) as [string, string];
    for (const [each, its] of [[one, other] as const, [other, one] as const])
      alike.set(each, [...(alike.get(each) ?? []), its]);
  }
  const found = new Map<number, Warning[]>();
  for (const [at, { reference, written, link, said }] of all.entries()) {
    const chainId = reference.chainId ?? 1;
    const onPage = reference.kind === 'address' ? alike.get(reference.address) : undefined;
    const warnings = [
      ...(onPage && reference.kind === 'address'
        ? toLookAlikeWarnings({ own: [reference.address], onPage, watched, among: 'address' })
        : []),
      ...toWrittenWarnings(written, chainId, link, said),
    ];
    if (warnings.length > 0) found.set(at, gravestFirst(warnings));
  }
  return found;
}

/**
 * Classifies a reference of a list. A 64-hex value is a possible `key` because of the text around it, or because the
 * key is publicly known; it is `data` if it is a number or the like. A value whose address is on the page is a `key`
 * only if the context holds that address: deriving it is slow.
 */
export function judgeListed(q: { reference: Reference; context: ReferenceContext }): 'key' | 'data' | 'reference' {
  const { reference, context } = q;
  if (reference.kind !== 'transaction') return 'reference';
  const verdict = judgeHash({ hash: reference.hash, context, asked: false, isExplorerHost });
  if (verdict.kind === 'not-a-reference') return 'data';
  const isDoubtful = verdict.kind === 'ask-first' && verdict.because === 'near-key-words';
  return verdict.kind === 'refuse' || isDoubtful ? 'key' : 'reference';
}

/**
 * Warnings about the way a page writes a reference: an address with a wrong checksum, invisible characters inside the
 * value, a link to a different value. `said` is the whole text of the link, which may be a shortened address.
 */
export function toWrittenWarnings(
  written: string | undefined,
  chainId: number,
  link?: string,
  said?: string,
): Warning[] {
  if (written === undefined) return [];
  const warnings: Warning[] = [];
  if (isChecksumWrong(written, chainId)) {
    const [address = ''] = written.replace(hidden, '').match(/0x[\da-f]{40}/i) ?? [];
    const text = groupHex(address);
    // Does not show the correct checksum: the user might copy it although a different digit is wrong.
    const parts = toHalves(text, findDifferences(text, groupHex(toChecksum(address, chainId))));
    warnings.push({
      tone: 'wait',
      title: t('warning.written.wrongChecksum.title'),
      text: t('warning.written.wrongChecksum.text'),
      ...(isCaseWrong(written, chainId) && {
        compared: {
          name: t('warning.written.wrongChecksum.marked'),
          rows: [{ label: t('warning.written.wrongChecksum.asWritten'), parts }],
        },
      }),
    });
  }
  if (written.search(hidden) !== -1) {
    warnings.push({
      tone: 'wait',
      title: t('warning.written.invisible.title'),
      text: t('warning.written.invisible.text'),
    });
  }
  if (link !== undefined && [written, said ?? ''].some((text) => leadsElsewhere(text, link))) {
    warnings.push({
      tone: 'bad',
      title: t('warning.written.otherLink.title'),
      text: t('warning.written.otherLink.text'),
    });
  }
  return warnings;
}

const fullForm = /(?<![\da-z])(?:0x)?((?:[\da-f]{64}|[\da-f]{40}))(?![\da-z])/i;
// In groups of four digits, as Hashlens writes values.
const groupedForm = /0x[\da-f]{4}(?: [\da-f]{4}){9,15}(?![\da-z])/gi;
// Placeholders for omitted digits: "…", "[...]", "****", "xxxx", " - ". Only dots if no digits follow.
const dots = '(?:…|⋯|‥|\\.{2,})';
const leftOut = `(?:( ?)[[(]?(?:${dots}|[*•·∙∗x_]{2,}|[*•·∙∗~_—–-])[\\])]?\\2)`;
const shortForm = RegExp(
  `(?<![\\da-z])(?:0x([\\da-f]{2,})(?:${leftOut}([\\da-f]{2,})(?![\\da-z])|(?<=[\\da-f]{4})${dots}(?![\\da-f]))` +
    `|([\\da-f]{4,})${dots}([\\da-f]{4,})(?![\\da-z]))`,
  'gi',
);

/** True if a link's text shows one value, in full or shortened, but its target is another, even if its URL has both. */
function leadsElsewhere(text: string, link: string): boolean {
  const read = text
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(groupedForm, (groups) => groups.replaceAll(' ', ''));
  const full = fullForm.exec(read)?.[1]?.toLowerCase();
  const shortened = [...read.matchAll(shortForm)];
  const ends = full ? [[full, '']] : shortened.map(toEnds);
  if (!full && !shortened.some(({ index }) => isNamed(read.slice(0, index)))) return false;
  const isMeant = (value = '') =>
    ends.some(([start, end]) => value.startsWith(`0x${start}`) && value.endsWith(`${end}`));
  const found = detectInUrl(link)?.reference;
  // A query may have several values, none of which is the target. In the path too, it is the target.
  const isInQuery = (value = '') => {
    const before = link.toLowerCase().split(value).slice(0, -1);
    return before.length > 0 && before.every((text) => text.endsWith('='));
  };
  const target = found && isInQuery(valuesOf(found)[0]) ? undefined : found;
  // A shortened value may be an account of the transaction.
  if (target?.kind === 'transaction' && !full) return false;
  if (target) return ![valuesOf(target)[0], readSecond(link)].some(isMeant);
  const values = findValues(link, full === undefined ? addressLength : full.length + 2);
  return values.length > 0 && !values.some(isMeant);
}

/** True if the text before a value says that the link is about it: "From", "my wallet (", but not "Swap by". */
function isNamed(before: string): boolean {
  return /^\s*(?:\S+\s+)?$|[(:/]$/.test(before);
}

function toEnds([, start, , end = '', bareStart = '', bareEnd = end]: RegExpExecArray): string[] {
  return [start ?? bareStart, bareEnd].map((digits) => digits.toLowerCase());
}

const addressLength = 42;
// Forty digits after these words are a commit, not an address.
const versions = /\/(?:archive|blame|blob|commits?|compare|raw|src|tree)\/[^?#]*/gi;

/** All hex values of a given length in a link, whatever they are. */
function findValues(link: string, length: number): string[] {
  const digits =
    decode(link)
      .replace(versions, '/')
      .match(/(?<![\da-z])(?:0x)?[\da-f]{40,}(?![\da-z])/gi) ?? [];
  return digits
    .map((value) => `0x${value.toLowerCase().replace(/^0x/, '')}`)
    .filter((value) => value.length === length);
}

// Browsers read "%61" as "a".
function decode(link: string): string {
  return link.replace(/%[2-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/** The holder that an explorer's token page is filtered by, or the recipient of a token payment (ERC-681). */
function readSecond(link: string): string | undefined {
  const { protocol, pathname, searchParams } = new URL(link);
  const isPayment = protocol === 'ethereum:';
  const isOfTwo = isPayment ? pathname.endsWith('/transfer') : /\/tokens?\//i.test(pathname);
  return isOfTwo ? searchParams.get(isPayment ? 'address' : 'a')?.toLowerCase() : undefined;
}
