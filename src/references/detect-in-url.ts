import { type Found, makeReference, toChainId } from './reference.ts';

// Words before a value in the paths of explorers, marketplaces and wallets, or its name in a query.
const transactionWords = /\/(?:txn?s?|transactions?(?:_v\d)?|trace|(?:txn?|transaction)[_-]?(?:hash|id))\//i;
const tokenWords = /\/(?:tokens?|nfts?|assets?|items?|item-details|collect(?:ions?)?|mint|erc(?:721|1155))\//i;
// Not ?ref=0x…, which says who brought the visitor.
const addressNames = /^f?t?a(?:dd)?$|addr|account|wallet|safe|owner|contract|token|asset|currency|pool|vault/i;
const picture = /\.(?:png|svg|jpe?g|gif|webp|avif)$/i;

// A part: in a query after its name, as CAIP-10, CAIP-19, ERC-3770 or the bare value, then ":id" as Rarible writes it,
// "@chain" as wallets do, or "-chain".
const partForm =
  /^(?:([\w.-]{1,40})=)?(?:eip155:(\d{1,32}):)?(?:erc\d{1,5}:)?(?:([a-zA-Z][\w-]{0,31}):)?(0x(?:[\da-fA-F]{64}|[\da-fA-F]{40}))(?::(\d{1,78})|@(\d{1,32})|[-_].*)?$/;
const paymentForm = /^ethereum:(?:pay-)?(0x[\da-fA-F]{40})(?:@(\d{1,32}))?(?:[/?]|$)/;
const tokenId = /^\d{1,78}$/;

/**
 * Returns the parts of the URL that a link leads to: its host, then path, query ("a=1") and hash route in order. A URL
 * inside of another one, as mail filters, archives and translators write it, is the one that is meant. Null if it is
 * not http or https.
 */
export function toLinkParts(href: string): string[] | null {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return null;
  let text = href;
  // Encoded once for each URL around it.
  for (let depth = 0; depth < 2 && text.includes('%'); depth++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  const urls = text.split(/https?:\/\//i);
  const url = urls.findLast((one) => one.includes('0x')) ?? urls[1] ?? '';
  // A fragment that is no route is a place in the page.
  return url
    .replace(/#(?!!?\/).*/, '')
    .split(/[/?&]|#!?/)
    .filter(Boolean);
}

/**
 * Returns the reference that a link leads to, on any host, from its path, query or hash route, and from ERC-681
 * `ethereum:` links. A 64-hex value counts only after a transaction word: it may be a block or an order.
 */
export function detectInUrl(href: string): Found | null {
  if (!href.includes('0x')) return null;
  const end = href.length;
  const [, payee, digits] = paymentForm.exec(href) ?? [];
  if (payee) {
    const chain = toChainId(digits);
    return chain && { reference: makeReference(payee, undefined, chain), written: payee, start: 0, end };
  }
  const [host, ...parts] = toLinkParts(href) ?? [];
  const at = parts.findIndex((part) => partForm.test(part));
  const [whole = '', name, inPart, chainPrefix, hex, colonId, ending] = partForm.exec(parts[at] ?? '') ?? [];
  if (!host || !hex) return null;

  // Many sites put the chain between the word and the value (/assets/ethereum/0x…), some before the word.
  const before = `/${parts.slice(Math.max(0, at - (name ? 1 : 2)), at).join('/')}/${name ? `${name}/` : ''}`;
  const chain = toChainId(inPart ?? ending ?? /\/eip155:(\d{1,32})\//.exec(before)?.[1]);

  const isToken = tokenWords.test(before) || /erc(?:721|1155):/.test(whole) || /nft/i.test(host);
  const [next = '', afterNext = ''] = parts.slice(at + 1);
  const holder = parts.find((part) => part.startsWith('a='))?.slice(2);
  const ids = [colonId, /^instances?$/.test(next) ? afterNext : next, holder];
  const id = ids.find((candidate) => isToken && tokenId.test(candidate ?? ''));

  const isMeant =
    hex.length > 42
      ? transactionWords.test(before)
      : name === undefined
        ? !parts.some((part) => picture.test(part))
        : addressNames.test(name);
  if (!isMeant || !chain) return null;
  return { reference: makeReference(hex, id ?? '', chain), written: hex, start: 0, end, chainPrefix };
}
