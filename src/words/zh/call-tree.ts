import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const callTree: Words['callTree'] = {
  heading: (call) => `解码：${call}`,
  noParameters: '无参数',
  thereIsMore: '还有更多内容，可在区块浏览器中查看全部。',
  entries: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 项` }),
  more: (count, formatted) => plural('zh-Hans', count, { other: `还有 ${formatted} 项` }),
  notDecoded: '无法解码',
  emptyList: '空列表',
  empty: '空',
};
