import { detectInUrl } from './detect-in-url.ts';
import { border, findHexRuns, hidden } from './hex-runs.ts';
import { makeReference, toChainId } from './make-reference.ts';
import type { Found } from './reference.ts';

// CAIP-10 and CAIP-19, ERC-681, and ERC-3770 short names, right before the value.
const prefixForm =
  /(?<![\w\xc0-\u052f-])(?:(eip155:(\d{1,32})(?:\/erc\d{1,5})?:|(ethereum:)(?:pay-)?)|([a-zA-Z][\w-]{0,31}):)$/;
// A token id must end where a number ends: not 1.5, 2024-01-01, 42.png or a longer path.
const tokenForm = /^\/(\d{1,78})(?![\w/]|[.-]\w)/;
const chainForm = /^@(\d{1,32})(?!\w)/;
// Ideographs and their full stops follow a URL without a space.
const urlLimit = /[^!-~]|["'`<>()[\]{}|]/;
// What the background takes: 170 characters are the longest form, the rest are hidden ones.
const longestWritten = 256;

/** False where no reference can be, at the price of a search for `0x`, whole or with hidden characters in it. */
export function mayHoldReference(text: string): boolean {
  return text.includes('0x') || /0[\0\p{DI}]+x/u.test(text);
}

/**
 * The references written in a text, in order: bare values, `contract/id`, CAIP-10, CAIP-19, ERC-3770 and
 * ERC-681 forms, and values in written-out URLs; hidden characters and borders in them count for nothing. An
 * ERC-3770 prefix stays outside `start`: any word may stand before a colon.
 */
export function detectInText(text: string): Found[] {
  // Where the characters of the plain text stand in the whole one, up to the last hidden one.
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
    // Most values stand bare, and pages hold thousands.
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
            // "tx:https://…", and a copy kept at web.archive.org/web/2023/https://…
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
    // Where too many are hidden in it, one stands for all, and the bare value for the form.
    const written = whole.length > longestWritten ? `\xad${hex}` : whole;
    found.push({ reference, written, start, end, chainPrefix });
  });
  return found;
}
