import type { Words } from '../words.ts';

export const accountTags: Words['accountTags'] = {
  delegating: 'cuenta que delega',
  verifiedContract: 'contrato verificado',
  contract: 'contrato',
  proxy: 'proxy',
  scam: 'estafa',
};

export const accountRows: Words['accountRows'] = {
  runs: (label: string) => `${label}: ejecuta`,
  tag: (label: string) => `${label}: etiqueta`,
  privateTag: (label: string) => `${label}: etiqueta privada`,
  publicTag: (label: string) => `${label}: etiqueta pública`,
  watchedAs: (label: string) => `${label}: en seguimiento como`,

  contract: 'contrato',
  verifiedContract: 'contrato verificado',
  unverifiedContract: 'contrato sin verificar',
  invalidName: (name: string) => `nombre no válido: ${name}`,
  reputation: (reputation: string) => `reputación: ${reputation}`,
  markedAsScam: 'señalada como estafa',
  onAddress: (address: string) => `en ${address}`,
  kindOfTag: (kind: string) => `etiqueta de tipo ${kind}`,
  order: (number: string) => `orden ${number}`,
};

export const proxies: Words['proxies'] = {
  eip1167: 'proxy mínimo (EIP-1167)',
  eip1967: 'proxy (EIP-1967)',
  eip1822: 'proxy (EIP-1822)',
  openZeppelin: 'proxy (EIP-1967, OpenZeppelin)',
  beacon: 'proxy de tipo beacon (EIP-1967)',
  masterCopy: 'proxy de una copia maestra',
  namesImplementation: 'proxy que indica su implementación',
  comptroller: 'proxy de tipo comptroller',
  eip2535: 'proxy de varias partes (EIP-2535)',
  immutableArguments: 'clon con argumentos inmutables',
  eip7702: 'cuenta que delega (EIP-7702)',
  resolvedDelegate: 'proxy con delegado resuelto',
  erc7760: 'proxy (ERC-7760)',
  minimal: 'proxy mínimo',
  other: (kind: string) => `proxy ${kind}`,
};
