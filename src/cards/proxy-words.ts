import { cleanText } from '../format/clean-text.ts';
import { type Words, words } from '../words/words.ts';

const known = new Map<string, Exclude<keyof Words['proxies'], 'other'>>([
  ['eip1167', 'eip1167'],
  ['eip1967', 'eip1967'],
  ['eip1822', 'eip1822'],
  ['eip1967_oz', 'openZeppelin'],
  ['eip1967_beacon', 'beacon'],
  ['master_copy', 'masterCopy'],
  ['basic_implementation', 'namesImplementation'],
  ['basic_get_implementation', 'namesImplementation'],
  ['comptroller', 'comptroller'],
  ['eip2535', 'eip2535'],
  ['clone_with_immutable_arguments', 'immutableArguments'],
  ['eip7702', 'eip7702'],
  ['resolved_delegate_proxy', 'resolvedDelegate'],
  ['erc7760', 'erc7760'],
  ['minimal_proxy', 'minimal'],
]);

/** What kind of proxy a contract is, "proxy (EIP-1967)"; a kind that nobody knows by its own name, null for none. */
export function toProxyWords(proxyType: string | null): string | null {
  // Old servers call contracts "unknown" that are none as well.
  if (proxyType === null || proxyType === 'unknown') return null;
  const { proxies } = words();
  const kind = known.get(proxyType);
  return kind === undefined ? proxies.other(cleanText(proxyType.replaceAll('_', ' '), 50)) : proxies[kind];
}
