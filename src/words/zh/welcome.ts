import type { Words } from '../words.ts';

// Near the samples nothing may be called "密钥": Hashlens would take a sample for a private key.
export const welcome: Words['welcome'] = {
  title: '欢迎使用 Hashlens',
  heading: '看清每个哈希',
  intro: '将指针停留在任意网页上的交易哈希、地址或 NFT 上，Hashlens 就会显示它是什么。',
  tryItBelow: '在下方试试：立即可用。',
  tryItBelowAlone: '在下方试试：立即可用，任何内容都不会离开浏览器。',
  tryItHere: '在此试用',
  sampleAnswers: '此页面由内置示例提供结果。将指针停留在某个值上，或将其打开。',
  openAsks: '“打开”会实际查询 API，并消耗您的点数。',
  open: (caption, unseen) => ['打开', unseen(`“${caption}”，在 Hashlens 中查看`)],
  thenEverywhere: '随后处处可用',
};
