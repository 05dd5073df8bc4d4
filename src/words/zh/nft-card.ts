import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const nftCard: Words['nftCard'] = {
  burnt: '已销毁',
  noTransfers: (chain) => `${chain} 上没有此 ID 的转移记录`,

  collection: '合集',
  tokenId: '代币 ID',
  holder: '持有者',
  minted: '铸造于',

  transfers: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 笔转移` }),
  latestTransfers: '最近的转移',
  olderInPopup: '更早的转移可在弹窗中查看。',
  moreInPopup: (count, formatted) =>
    plural('zh-Hans', count, { other: `还有 ${formatted} 笔转移，可在弹窗中查看全部。` }),

  pieces: (number) => `${number} 个`,
  unknownNumber: '数量未知',
  secretNumber: '数量保密',
  to: (receiver) => `至 ${receiver}`,
  from: (sender) => `来自 ${sender}`,
  onDay: (day) => `于 ${day}`,
  onDayInBlock: (day, block) => `于 ${day}，${block}`,
  inBlock: (block) => `于${block}`,
};

export const nftRows: Words['nftRows'] = {
  name: (label) => `${label} 名称`,
  description: (label) => `${label} 描述`,
  media: (label) => `${label} 媒体`,
  traits: (label) => `${label} 属性`,
  owner: (label) => `${label} 所有者`,
  data: (label) => `${label} 数据`,

  onlyOne: '独一无二',
  oneOfSeveral: '同类多个之一',
  held: (count, formatted) => plural('zh-Hans', count, { other: `持有 ${formatted} 个` }),

  mediaAt: (what, place) => `${what}，位于 ${place}`,
  picture: '图片',
  animation: '动画',
  medium: '媒体',
  mediumOf: (type) => `媒体（${type}）`,
  app: '应用',
  pictureInData: '数据中的图片',
  thumbnail: (size) => `缩略图 ${size}`,

  trait: (name, value) => `${name}：${value}`,
  none: '无',
};
