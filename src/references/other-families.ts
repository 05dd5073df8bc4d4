import { toLinkParts } from './detect-in-url.ts';
import type { ReferenceContext } from './reference.ts';

// Their explorers' hosts, or the name as a part of the path before a value, and their CAIP-2 names before it. A host that
// merely has the name in it is no explorer: bitcointalk.org.
const families: [name: string, sites: RegExp, caip: string][] = [
  ['Starknet', /(?:^|\.)(?:stark(?:net)?scan\.|voyager\.online)|\/starknet\//, 'starknet'],
  ['Aptos', /(?:^|\.)(?:aptoscan\.|explorer\.aptoslabs\.|traceaptos\.)|\/aptos\//, 'aptos'],
  ['Sui', /(?:^|\.)sui(?:scan|vision|explorer)\.|\/sui\//, 'sui'],
  ['Solana', /(?:^|\.)(?:solscan\.|explorer\.solana\.)|\/solana\//, 'solana'],
  ['Polkadot', /(?:^|\.)(?:polkadot|kusama)\.subscan\.|\/(?:polkadot|kusama)\//, 'polkadot'],
  ['TON', /(?:^|\.)ton(?:viewer|scan)\.|\/ton\//, 'ton|tvm'],
  ['Tron', /(?:^|\.)tronscan\.|\/tron\//, 'tron'],
  ['Bitcoin', /(?:^|\.)(?:mempool\.space|blockstream\.info)|\/bitcoin\//, 'bip122'],
  ['Cosmos', /(?:^|\.)mintscan\.|\/cosmos\//, 'cosmos'],
  ['NEAR', /(?:^|\.)(?:near(?:blocks|scan)\.|explorer\.near\.)|\/near\//, 'near'],
  ['Cardano', /(?:^|\.)cardanoscan\.|\/cardano\//, 'cip34|cardano'],
];
const isBeforeValue = (part: string) => !/(?:0x)?[\da-f]{64}/i.test(part);

/**
 * Returns the family of chains other than Ethereum's that a 32-byte value belongs to, whose transactions and accounts
 * are as long: by the link that holds it, the page, or a CAIP-2 name before it. Null if none of them says so.
 */
export function otherFamilyOf({ link, pageHost, pagePath = '', before }: ReferenceContext): string | null {
  const parts = (link && toLinkParts(link)) || [pageHost, ...pagePath.split('/')];
  const end = parts.findIndex((part) => !isBeforeValue(part));
  const place = `${parts.slice(0, end === -1 ? 1 : end).join('/')}/`.toLowerCase();
  const named = families.find(
    ([, sites, caip]) => sites.test(place) || new RegExp(`(?<![\\w-])(?:${caip}):(?:[\\w-]+:)?$`, 'i').test(before),
  );
  return named?.[0] ?? null;
}

// "Starknet tx: ", but not "from Starknet, on Ethereum: ".
const words =
  /(?<![a-z])(?:starknet|aptos|sui|solana|polkadot|kusama|cosmos(?: hub)?|near (?:protocol|account|implicit|tx|transaction|wallet)|ton (?:tx|transaction|blockchain)|tron|trc-?20|cardano|bitcoin|btc)(?![a-z])|波[场場]|比特[币幣]|ビットコイン|비트코인/;

/** True if the words right before a value say that it belongs to another family. Takes `toWords`' text. */
export function namesOtherFamily(before: string): boolean {
  return words.test((before.split('\n').at(-1) ?? '').split(/[;.。]\s/).at(-1) ?? '');
}
