import type { Words } from '../words.ts';

export const nftCard: Words['nftCard'] = {
  burnt: 'バーン済み',
  noTransfers: (chain: string) => `${chain} にこの ID の転送の記録はありません`,

  collection: 'コレクション',
  tokenId: 'トークン ID',
  holder: '保有者',
  minted: 'ミント',

  transfers: (_count: number, formatted: string) => `転送 ${formatted} 件`,
  latestTransfers: '最新の転送',
  olderInPopup: '以前の転送はポップアップで確認できます。',
  moreInPopup: (_count: number, formatted: string) =>
    `ほかに転送が ${formatted} 件あります。すべてポップアップで確認できます。`,

  pieces: (number: string) => `${number} ×`,
  unknownNumber: '不明な数',
  secretNumber: '数は非公開',
  to: (receiver: string) => `宛先 ${receiver}`,
  from: (sender: string) => `送信元 ${sender}`,
  onDay: (day: string) => `${day}`,
  onDayInBlock: (day: string, block: string) => `${day}、${block}`,
  inBlock: (block: string) => `${block}`,
};

export const nftRows: Words['nftRows'] = {
  name: (label: string) => `${label} 名前`,
  description: (label: string) => `${label} 説明`,
  media: (label: string) => `${label} メディア`,
  traits: (label: string) => `${label} 特性`,
  owner: (label: string) => `${label} 所有者`,
  data: (label: string) => `${label} データ`,

  onlyOne: '唯一の 1 点',
  oneOfSeveral: '複数あるうちの 1 点',
  held: (_count: number, formatted: string) => `${formatted} 点を保有`,

  mediaAt: (what: string, place: string) => `${what}（${place}）`,
  picture: '画像',
  animation: 'アニメーション',
  medium: 'メディア',
  mediumOf: (type: string) => `メディア（${type}）`,
  app: 'アプリ',
  pictureInData: 'データ内の画像',
  thumbnail: (size: string) => `サムネイル ${size}`,

  trait: (name: string, value: string) => `${name}: ${value}`,
  none: 'なし',
};
