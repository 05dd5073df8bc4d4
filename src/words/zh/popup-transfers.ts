import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupTransfers: Words['popupTransfers'] = {
  nothingAsked: {
    title: '追踪 NFT 的每次易手',
    text: (example) => `查询一个 NFT，查看其转移记录：依次填写合约、斜杠和编号，例如 ${example}。`,
  },
  asking: '正在查询转移记录…',
  empty: {
    title: '没有转移记录',
    text: '服务没有此 NFT 在该链上的转移记录。编号是否正确？',
  },
  onlyEmptyPages: {
    title: '服务只返回了空页面',
    text: '服务称还有更多内容，却无法继续读取。无法判断此 NFT 是否转移过。',
  },

  newestFirst: '转移记录，最新在前',

  transfers: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 笔转移` }),
  soFar: (transfers) => `目前 ${transfers}`,
  areAll: (transfers) => `${transfers}，已是全部。`,
  repeat: (transfers) => `${transfers}。服务开始重复返回内容，因此无法获取更早的记录。`,
  askingForMore: '正在加载更多…',
  more: '更多',

  heldSince: (_count, formatted, day) => `自 ${day} 起有 ${formatted} 个持有者`,
  holderSince: (who, from) => `${who}，自 ${from} 起`,
  holderBetween: (who, from, until) => `${who}，${from} 至 ${until}`,
  nobody: '无人',

  lookForPicture: (credits, formatted) => plural('zh-Hans', credits, { other: `查找图片（${formatted} 点）` }),
  lookingForPicture: '正在查找图片…',
  whereItIsNamed: '转移列表中没有图片地址，最新一笔转移的交易中可能有。',
  noPictureNamed: '没有图片：最新一笔转移的交易中没有可以显示的图片。',

  showPicture: '显示图片',
  pictureGives: (host) => `图片将来自 ${host}，对方会由此得知您的网络地址。图片内容未经任何人检查。`,
  pictureOf: (name) => `${name} 的图片`,
  noPicture: '无法加载图片',
  noPictureDetail: (host) => `${host} 没有发来图片。请稍后重试，或不看图片。`,
  pictureNotAllowed: (host) => `浏览器不允许 Hashlens 访问 ${host}。请再按一次并允许，或不看图片。`,
};
