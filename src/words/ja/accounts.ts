import type { Words } from '../words.ts';

export const accountTags: Words['accountTags'] = {
  delegating: '委任アカウント',
  verifiedContract: '検証済みコントラクト',
  contract: 'コントラクト',
  proxy: 'プロキシ',
  scam: '詐欺',
};

export const accountRows: Words['accountRows'] = {
  runs: (label: string) => `${label} 実行コード`,
  tag: (label: string) => `${label} タグ`,
  privateTag: (label: string) => `${label} 非公開タグ`,
  publicTag: (label: string) => `${label} 公開タグ`,
  watchedAs: (label: string) => `${label} ウォッチ名`,

  contract: 'コントラクト',
  verifiedContract: '検証済みコントラクト',
  unverifiedContract: '未検証のコントラクト',
  invalidName: (name: string) => `無効な名前: ${name}`,
  reputation: (reputation: string) => `評価: ${reputation}`,
  markedAsScam: '詐欺と判定',
  onAddress: (address: string) => `対象: ${address}`,
  kindOfTag: (kind: string) => `${kind} タグ`,
  order: (number: string) => `順位 ${number}`,
};

export const proxies: Words['proxies'] = {
  eip1167: '最小プロキシ（EIP-1167）',
  eip1967: 'プロキシ（EIP-1967）',
  eip1822: 'プロキシ（EIP-1822）',
  openZeppelin: 'プロキシ（EIP-1967、OpenZeppelin）',
  beacon: 'ビーコンプロキシ（EIP-1967）',
  masterCopy: 'マスターコピーのプロキシ',
  namesImplementation: '実装を明示するプロキシ',
  comptroller: 'Comptroller プロキシ',
  eip2535: '複数の実装を持つプロキシ（EIP-2535）',
  immutableArguments: '不変引数付きクローン',
  eip7702: '委任アカウント（EIP-7702）',
  resolvedDelegate: '委任先解決型プロキシ',
  erc7760: 'プロキシ（ERC-7760）',
  minimal: '最小プロキシ',
  other: (kind: string) => `プロキシ ${kind}`,
};
