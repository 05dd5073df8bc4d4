import { detectInUrl } from './detect-in-url.ts';
import { findHexRuns } from './hex-runs.ts';
import { makeReference, toChainId } from './make-reference.ts';
import type { Found } from './reference.ts';

// CAIP-10 and CAIP-19, ERC-681, and ERC-3770 short names, right before the value.
const prefixForm = /(?:^|[^\w-])(?:(eip155:(\d{1,32})(?::|\/erc\d+:))|(ethereum:(?:pay-)?)|([a-zA-Z][\w-]{0,31}):)$/;
// A token id must end where a number ends: not 1.5, 2024-01-01, 42.png or a longer path.
const tokenForm = /^\/(\d{1,78})(?![\w/]|[.-]\w)/;
const chainForm = /^@(\d{1,32})(?!\w)/;
const urlLimit = /[\s"'<>()[\]{}|]/;

/** False where no reference can be, at the price of one search for `0x`. */
export function mayHoldReference(text: string): boolean {
  return text.includes('0x');
}

// "opensea.io/assets/ethereum/0x…/42" written out in a text says more than the bare value.
function detectInWrittenUrl(text: string, start: number, end: number): Found | null {
  const head =
    text
      .slice(Math.max(0, start - 200), start)
      .split(urlLimit)
      .pop() ?? '';
  const [tail] = text.slice(start, end + 200).split(urlLimit);
  return detectInUrl(head.replace(/^(?!https?:)/i, 'https://') + tail?.replace(/[.,;:!?]+$/, ''));
}

function detectAt(text: string, from: number, to: number): Found | null {
  const hex = text.slice(from, to);
  const head = text.slice(Math.max(0, from - 64), from);
  const [, caip, caipChain, payment, chainPrefix] = prefixForm.exec(head) ?? [];
  const tail = text.slice(to, to + 100);
  const inUrl = head.endsWith('/') ? detectInWrittenUrl(text, from, to) : null;
  const [idText = '', id] = (hex.length === 42 && !payment && tokenForm.exec(tail)) || [];
  const [chainText = '', chain] = (payment && chainForm.exec(tail)) || [];

  const writtenChain = toChainId(caipChain ?? chain);
  // A chain that is written but cannot be one: to ask on another chain would answer another question.
  if ((caipChain ?? chain) && !writtenChain.chainId) return null;

  const isSlashed = head.endsWith('/');
  const isSame = inUrl?.written === hex;
  const isInstance = isSlashed ? isSame && inUrl.reference.kind === 'token-instance' : Boolean(id);
  const start = from - (caip ?? payment ?? '').length;
  const end = to + (isInstance ? idText : chainText).length;
  return {
    reference: isSame ? inUrl.reference : makeReference(hex, isInstance ? id : undefined, writtenChain),
    written: text.slice(start, end),
    start,
    end,
    ...(chainPrefix ? { chainPrefix } : {}),
  };
}

/**
 * The references written in a text, in order: bare values, `contract/id`, CAIP-10, CAIP-19, ERC-3770 and
 * ERC-681 forms, and values in written-out URLs. An ERC-3770 prefix stays outside `start`: any word may
 * stand before a colon.
 */
export function detectInText(text: string): Found[] {
  return findHexRuns(text).flatMap(({ start, end }) => detectAt(text, start, end) ?? []);
}
