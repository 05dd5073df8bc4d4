import type { Words } from '../words.ts';

export const accountTags: Words['accountTags'] = {
  delegating: 'delegierendes Konto',
  verifiedContract: 'verifizierter Contract',
  contract: 'Contract',
  proxy: 'Proxy',
  scam: 'Betrug',
};

export const accountRows: Words['accountRows'] = {
  runs: (label) => `${label} · führt aus`,
  tag: (label) => `${label} · Label`,
  privateTag: (label) => `${label} · privates Label`,
  publicTag: (label) => `${label} · öffentliches Label`,
  watchedAs: (label) => `${label} · beobachtet als`,

  contract: 'Contract',
  verifiedContract: 'verifizierter Contract',
  unverifiedContract: 'Contract, nicht verifiziert',
  invalidName: (name) => `ungültiger Name: ${name}`,
  reputation: (reputation) => `Einstufung ${reputation}`,
  markedAsScam: 'als Betrug eingestuft',
  onAddress: (address) => `bei ${address}`,
  kindOfTag: (kind) => `Label der Art ${kind}`,
  order: (number) => `Rang ${number}`,
};

export const proxies: Words['proxies'] = {
  eip1167: 'Minimal-Proxy (EIP-1167)',
  eip1967: 'Proxy (EIP-1967)',
  eip1822: 'Proxy (EIP-1822)',
  openZeppelin: 'Proxy (EIP-1967, OpenZeppelin)',
  beacon: 'Beacon-Proxy (EIP-1967)',
  masterCopy: 'Proxy einer Masterkopie',
  namesImplementation: 'Proxy, der seine Implementierung nennt',
  comptroller: 'Comptroller-Proxy',
  eip2535: 'mehrteiliger Proxy (EIP-2535)',
  immutableArguments: 'Klon mit unveränderlichen Argumenten',
  eip7702: 'delegierendes Konto (EIP-7702)',
  resolvedDelegate: 'Proxy mit aufgelöstem Delegate',
  erc7760: 'Proxy (ERC-7760)',
  minimal: 'Minimal-Proxy',
  other: (kind) => `Proxy ${kind}`,
};
