import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const places: Words['places'] = {
  suggestions: '建议',
  from: { recent: '最近查询', watched: '已关注', page: '在此页面上', text: '在您的文本中' },
  found: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 条建议` }),
  deleteRemoves: '按 Delete 键可从列表中移除。',
  remove: (name) => `移除 ${name}`,
  forgetRecents: '清除最近查询',
  notForgotten: {
    title: '最近查询保持原样',
    detail: '浏览器没有更改它们。请重试。',
  },
  keepOpen: '在页面旁保持打开',
  follow: '跟随页面',
  followHint: '显示您打开卡片查看的内容。不会因此发送更多请求。',
  lookUpHere: '在 Hashlens 中查询',
  addressBar: '在 Hashlens 中查询哈希、地址、NFT 或链接',
};
