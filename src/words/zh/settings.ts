import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  search: '搜索设置',
  foundBlocks: (found, text, of) => plural('zh-Hans', found, { other: `${of} 组中有 ${text} 组符合。` }),
  nothingFound: '没有设置包含这些文字。请换一个词，或少输入几个。',
  byAdministrator: '由您的管理员设定。',

  keepAtMost: '最多保留',
  keepAtMostHint: '存满后，最久未使用的会先被清除。隐私窗口始终不保留任何内容。',
  megabytes: (amount) => `${amount} MB`,
  keptNow: (count, text, size) => plural('zh-Hans', count, { other: `已保留 ${text} 条结果：${size} MB。` }),
  nothingKeptYet: '尚未保留任何结果。',
};
