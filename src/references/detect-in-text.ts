import { detectInUrl } from './detect-in-url.ts';
import { type Found, makeReference, toChainId } from './reference.ts';

// CAIP-10 and CAIP-19, ERC-681, and ERC-3770 short names, right before the value.
const prefixForm =
  /(?<![\w\xc0-\u052f-])(?:(eip155:(\d{1,32})(?:\/erc\d{1,5})?:|(ethereum:)(?:pay-)?)|([a-zA-Z][\w-]{0,31}):)$/;
// A token id must end where a number ends: not 1.5, 2024-01-01, 42.png or a longer path.
const tokenForm = /^\/(\d{1,78})(?![\w/]|[.-]\w)/;
const chainForm = /^@(\d{1,32})(?!\w)/;
// Ideographs and their full stops may follow a URL without a space.
const urlLimit = /[^!-~]|["'`<>()[\]{}|]/;
// The background's limit. The longest form has 170 characters; the rest is for hidden ones.
const longestWritten = 256;

/** False if the text cannot contain a reference. Only searches for `0x`, with or without hidden characters in it. */
export function mayHoldReference(text: string): boolean {
  return text.includes('0x') || /0[\0\p{DI}]+x/u.test(text);
}

/**
 * Returns the references in a text, in order: bare values, `contract/id`, CAIP-10, CAIP-19, ERC-3770 and ERC-681 forms,
 * and values in written-out URLs. Hidden characters and borders in them are ignored. An ERC-3770 prefix stays outside
 * `start`, because any word may precede a colon.
 */
export function detectInText(text: string): Found[] {
  // Positions of the plain text's characters in the whole text, up to the last hidden one.
  const places: number[] = [];
  let at = 0;
  const plain = text.replace(hidden, (gap, start: number) => {
    while (at < start) places.push(at++);
    at += gap.length;
    return '';
  });
  const toStart = (offset: number) => places[offset] ?? offset + text.length - plain.length;
  const isBorder = (offset: number) => text.slice(toStart(offset - 1), toStart(offset)).includes(border);

  const found: Found[] = [];
  findHexRuns(plain, isBorder, (from, to) => {
    const hex = plain.slice(from, to);
    const before = plain.charAt(from - 1);
    let prefix = '';
    let suffix = '';
    let digits: string | undefined;
    let caipChain: string | undefined;
    let payment: string | undefined;
    let chainPrefix: string | undefined;
    let inUrl: Found | null | undefined;
    // Most values stand alone, and pages contain thousands.
    if (/[-/:]/.test(before + plain[to])) {
      const head = plain.slice(0, from).slice(-200);
      const tail = plain.slice(to, to + 200);
      [, prefix = '', caipChain, payment, chainPrefix] = prefixForm.exec(head) ?? [];
      [suffix = '', digits] = (payment ? chainForm : tokenForm).exec(tail) ?? [];
      // "opensea.io/assets/ethereum/0x…/42" written out in a text says more than the bare value.
      if (before === '/') {
        inUrl = detectInUrl(
          head
            .split(urlLimit)
            .pop()
            // "tx:https://…", and archived copies such as web.archive.org/web/2023/https://…
            ?.replace(/^.+(?=https?:)/i, '')
            .replace(/^(?!https?:)/i, 'https://') +
            hex +
            tail.split(urlLimit)[0]?.replace(/[.,;:!?]+$/, ''),
        );
      }
    }
    const chain = toChainId(payment ? digits : caipChain);
    if (!chain) return;

    const reference =
      inUrl?.written === hex ? inUrl.reference : makeReference(hex, payment || before === '/' ? '' : digits, chain);
    const start = toStart(from - prefix.length);
    const end = toStart(to + (payment || 'tokenId' in reference ? suffix.length : 0) - 1) + 1;
    const whole = text.slice(start, end).replaceAll(border, '');
    // If too many characters are hidden in it, one represents all of them, and the bare value replaces the form.
    const written = whole.length > longestWritten ? `\xad${hex}` : whole;
    found.push({ reference, written, start, end, chainPrefix });
  });
  return found;
}

/**
 * Separates the texts of neighbouring nodes that are searched as one. A page's markup cannot contain it: HTML and XML
 * have no way to write it, only a script can insert it.
 */
export const border = '\0';

/**
 * Borders and invisible characters: soft hyphens, zero-width characters, direction marks, and all others that Unicode
 * says to ignore in display. For `replace` and `search` only, which do not continue at `lastIndex`.
 */
export const hidden = /[\0\p{DI}]+/gu;

// [0-9A-Za-z_], and the scripts that hold look-alikes of hex digits (accented Latin, Greek, Cyrillic,
// full-width): a hash whose 41st digit is a Cyrillic а is not an address. Ideographs and
// full-width colons may touch a reference.
const wordPart = /[\w\xc0-\u052f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;

/**
 * Calls `onRun` with the start and end of each `0x` + 40 or 64 hex digits in a text without hidden characters, if it is
 * not inside longer hex and not joined to a letter, a digit or `_`. Hex continues across a border, except if fewer than
 * 16 digits follow it: they are another text, such as an amount beside an address.
 */
function findHexRuns(
  text: string,
  isBorder: (offset: number) => boolean,
  onRun: (start: number, end: number) => void,
): void {
  const isJoined = (offset: number) => wordPart.test(text.charAt(offset));
  // One class, repeated: the browser keeps no backtracking state for it, so that megabytes of hex cost no memory. A 0
  // followed by its own x and digits begins the next value.
  const form = /0x[\da-fA-F]+(?!(?<=0)x\w{40})/g;
  for (let run = form.exec(text); run; run = form.exec(text)) {
    const start = run.index;
    const last = form.lastIndex;
    if (isJoined(start - 1) && !isBorder(start)) continue;
    for (const end of [start + 42, start + 66]) {
      if (end <= last && (isBorder(end) ? last - end < 16 : !isJoined(end))) onRun(start, end);
    }
  }
}
