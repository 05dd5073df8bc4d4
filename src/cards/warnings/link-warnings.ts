import { isExplorerHost } from '../../chains/chain-of-url.ts';
import { groupHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { isChecksumWrong, toChecksum } from '../../references/checksum.ts';
import { hidden } from '../../references/detect-in-text.ts';
import { detectInUrl } from '../../references/detect-in-url.ts';
import { judgeHash } from '../../references/private-key-guard.ts';
import { type Reference, type ReferenceContext, valuesOf } from '../../references/reference.ts';
import type { Warning } from '../card-content.ts';
import { gravestFirst } from '../card-frame.ts';
import { findDifferences, toHalves, toLookAlikeWarnings } from './look-alike-warnings.ts';
import { findLookAlikes } from './look-alikes.ts';

// More would take seconds to compare where a page means harm.
const mostAddresses = 1000;

/** A reference of a page, as it stands there. */
type Standing = Pick<ReferenceContext, 'written' | 'link' | 'said'> & { reference: Reference };

/**
 * What a person should be wary of in a list of a page's references, by place in the list: look-alikes among its
 * first 1,000 addresses and of the person's own ones, wrong checksums, invisible characters. Places without anything are left out.
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
 * What a 64-hex value of a list is besides a reference: perhaps a private key by what stands around it, or because
 * everybody knows it, or a number and the like. One whose address stands on the page is a key where that is in the
 * context: to derive it takes a while.
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
 * What a person should be wary of in how a page writes a reference: an address whose case does not fit, characters
 * inside the value that nobody sees, and a link that leads to something else. `said` is the whole text of the link, which
 * may be a shortened address.
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
    // The right form is not given: it might be copied, though another digit than the marked ones is the wrong one.
    const parts = toHalves(text, findDifferences(text, groupHex(toChecksum(address, chainId))));
    warnings.push({
      tone: 'wait',
      title: t('warning.written.wrongChecksum.title'),
      text: t('warning.written.wrongChecksum.text'),
      compared: {
        name: t('warning.written.wrongChecksum.marked'),
        rows: [{ label: t('warning.written.wrongChecksum.asWritten'), parts }],
      },
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
// In groups of four digits, as Hashlens writes it.
const groupedForm = /0x[\da-f]{4}(?: [\da-f]{4}){9,15}(?![\da-z])/gi;
// What stands for the digits that are left out: "…", "[...]", "****", "xxxx", " - ". Behind the first digits alone only dots.
const dots = '(?:…|⋯|‥|\\.{2,})';
const leftOut = `(?:( ?)[[(]?(?:${dots}|[*•·∙∗x_]{2,}|[*•·∙∗~_—–-])[\\])]?\\2)`;
const shortForm = RegExp(
  `(?<![\\da-z])(?:0x([\\da-f]{2,})(?:${leftOut}([\\da-f]{2,})(?![\\da-z])|(?<=[\\da-f]{4})${dots}(?![\\da-f]))` +
    `|([\\da-f]{4,})${dots}([\\da-f]{4,})(?![\\da-z]))`,
  'gi',
);

/** True where a link reads one value, in full or shortened, and leads to another, even if its address contains both. */
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
  const target = detectInUrl(link)?.reference;
  // What is shortened may be an account that the transaction is of.
  if (target?.kind === 'transaction' && !full) return false;
  if (target) return ![valuesOf(target)[0], readSecond(link)].some(isMeant);
  const values = findValues(link, full === undefined ? addressLength : full.length + 2);
  return values.length > 0 && !values.some(isMeant);
}

/** True for what stands before a value that a text is about: "From", "my wallet (", but not "Swap by". */
function isNamed(before: string): boolean {
  return /^\s*(?:\S+\s+)?$|[(:/]$/.test(before);
}

function toEnds([, start, , end = '', bareStart = '', bareEnd = end]: RegExpExecArray): string[] {
  return [start ?? bareStart, bareEnd].map((digits) => digits.toLowerCase());
}

const addressLength = 42;
// Forty digits behind these words are a version of some code.
const versions = /\/(?:archive|blame|blob|commits?|compare|raw|src|tree)\/[^?#]*/gi;

/** All values of a length in a link, whatever it says of them. */
function findValues(link: string, length: number): string[] {
  const digits =
    decode(link)
      .replace(versions, '/')
      .match(/(?<![\da-z])(?:0x)?[\da-f]{40,}(?![\da-z])/gi) ?? [];
  return digits
    .map((value) => `0x${value.toLowerCase().replace(/^0x/, '')}`)
    .filter((value) => value.length === length);
}

// A browser takes "%61" for "a".
function decode(link: string): string {
  return link.replace(/%[2-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/** The holder whose share of a token an explorer's page is about, or the payee of a token's payment (ERC-681). */
function readSecond(link: string): string | undefined {
  const { protocol, pathname, searchParams } = new URL(link);
  const isPayment = protocol === 'ethereum:';
  const isOfTwo = isPayment ? pathname.endsWith('/transfer') : /\/tokens?\//i.test(pathname);
  return isOfTwo ? searchParams.get(isPayment ? 'address' : 'a')?.toLowerCase() : undefined;
}
