import { type Found, makeReference, toChainId } from './reference.ts';

// Words before a value in the paths of explorers, marketplaces and wallets.
const transactionWords = /\/(?:txn?s?|transactions?|trace)\//i;
const tokenWords = /\/(?:tokens?|nfts?|assets?|items?|item-details|collect(?:ions?)?|mint|erc(?:721|1155))\//i;
const addressWords = /\/(?:addr(?:ess(?:es)?)?|accounts?|profile|wallets?|contracts?|portfolio|safe|erc20)\//i;

// One path segment: CAIP-10, CAIP-19, ERC-3770 or the bare value, then ":id" as Rarible writes it.
const segmentForm =
  /^(?:eip155:(\d{1,32}):)?(?:erc\d{1,5}:)?(?:([a-zA-Z][\w-]{0,31}):)?(0x(?:[\da-fA-F]{64}|[\da-fA-F]{40}))(?::(\d{1,78}))?$/;
const paymentForm = /^ethereum:(?:pay-)?(0x[\da-fA-F]{40})(?:@(\d{1,32}))?(?:[/?]|$)/;
const tokenId = /^\d{1,78}$/;

function detectInPath(path: string, query: URLSearchParams, end: number): Found | null {
  const segments = path.replace(/%3a/gi, ':').split('/').filter(Boolean);
  const at = segments.findIndex((segment) => segmentForm.test(segment));
  const [whole = '', inSegment, chainPrefix, hex, colonId] = segmentForm.exec(segments[at] ?? '') ?? [];
  if (!hex) return null;

  // Many sites put the chain between the word and the value (/assets/ethereum/0x…), some before the word.
  const before = `/${segments.slice(Math.max(0, at - 2), at).join('/')}/`;
  const chain = toChainId(inSegment ?? /\/eip155:(\d{1,32})\//.exec(before)?.[1]);

  const isToken = tokenWords.test(before) || /erc(?:721|1155):/.test(whole);
  const [next = '', afterNext = ''] = segments.slice(at + 1);
  const ids = [colonId, /^instances?$/.test(next) ? afterNext : next, query.get('a')];
  const id = ids.find((candidate) => isToken && tokenId.test(candidate ?? ''));

  const isMeant =
    transactionWords.test(before) ||
    (hex.length < 43 &&
      (isToken || (at === 0 && path.startsWith('/')) || chain?.chainId || chainPrefix || addressWords.test(before)));
  if (!isMeant || !chain) return null;
  return {
    reference: makeReference(hex, id ?? '', chain),
    written: hex,
    start: 0,
    end,
    chainPrefix,
  };
}

/**
 * Returns the reference that a link leads to, on any host: from http(s) paths, hash routes, `?a=` of tokens and
 * `?safe=`, and from ERC-681 `ethereum:` links. A 64-hex value counts only after a transaction word: it may be a block
 * or an order.
 */
export function detectInUrl(href: string): Found | null {
  if (!href.includes('0x')) return null;
  const end = href.length;
  const [, payee, digits] = paymentForm.exec(href) ?? [];
  if (payee) {
    const chain = toChainId(digits);
    return chain && { reference: makeReference(payee, undefined, chain), written: payee, start: 0, end };
  }
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return null;
  const { pathname, hash, searchParams } = new URL(href);
  const [route = '', routeQuery] = hash.slice(1).split('?');
  return (
    detectInPath(pathname, searchParams, end) ??
    detectInPath(route, new URLSearchParams(routeQuery), end) ??
    detectInPath(`safe/${searchParams.get('safe')}`, searchParams, end)
  );
}
