import { cleanText } from '../format/clean-text.ts';

const words = new Map([
  ['eip1167', 'minimal proxy (EIP-1167)'],
  ['eip1967', 'proxy (EIP-1967)'],
  ['eip1822', 'proxy (EIP-1822)'],
  ['eip1967_oz', 'proxy (EIP-1967, OpenZeppelin)'],
  ['eip1967_beacon', 'beacon proxy (EIP-1967)'],
  ['master_copy', 'proxy of a master copy'],
  ['basic_implementation', 'proxy that names its implementation'],
  ['basic_get_implementation', 'proxy that names its implementation'],
  ['comptroller', 'comptroller proxy'],
  ['eip2535', 'proxy of many parts (EIP-2535)'],
  ['clone_with_immutable_arguments', 'clone with immutable arguments'],
  ['eip7702', 'delegating account (EIP-7702)'],
  ['resolved_delegate_proxy', 'resolved delegate proxy'],
  ['erc7760', 'proxy (ERC-7760)'],
  ['minimal_proxy', 'minimal proxy'],
  // Old servers say so of contracts that are none as well.
  ['unknown', ''],
]);

/** What kind of proxy a contract is, "proxy (EIP-1967)"; a kind that nobody knows by its own name, null for none. */
export function toProxyWords(proxyType: string | null): string | null {
  if (proxyType === null) return null;
  const text = words.get(proxyType) ?? `proxy ${cleanText(proxyType.replaceAll('_', ' '), 50)}`;
  return text === '' ? null : text;
}
