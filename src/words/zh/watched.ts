import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watched: Words['watched'] = {
  namedByYou: '您的命名',
  isWatched: '已关注',
  row: '已关注',
  yourNote: '您的备注',
  watch: '关注',
  edit: '编辑名称',

  empty: {
    title: '还没有关注的地址',
    text: '在此添加地址并为其命名，无论该地址出现在哪里，卡片都会显示这个名称。交易也可以关注，直到它上链。',
  },
  address: '要关注的地址或交易',
  addressHint: '地址、交易或链接',
  name: '您的命名',
  note: '备注',
  add: '添加',
  added: '已添加。',
  already: '此内容已在您的列表中。',
  chain: '在哪条链上检查',
  filter: '筛选',
  count: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 个地址` }),
  countOf: (count, formatted, all) => plural('zh-Hans', count, { other: `${formatted} 个地址，共 ${all} 个` }),
  showMore: (count, formatted) => plural('zh-Hans', count, { other: `再显示 ${formatted} 项` }),
  editNamed: (name) => `编辑 ${name}`,
  removeNamed: (name) => `移除 ${name}`,
  save: '保存',
  cancel: '取消',
  removed: (name) => `已不再关注 ${name}。`,
  undo: '撤销',

  reading: '正在读取您的列表…',
  privately: '在隐私窗口中可以查看列表，但不能更改：这里不会保留任何内容。',
  cannotBeWatched: '无法关注此内容',
  noAddress: '请粘贴地址（0x 加 40 位十六进制数字）、交易或指向它们的链接。',
  isNft: '这是一个 NFT。只能关注地址和交易。',
  notChanged: '列表未更改',
  full: (most) => `您的列表已有 ${most} 项，无法再添加。请先移除一项。`,
  isKey: '这看起来是私钥。既没有保存，也没有发送。',
  notStored: '浏览器没有保存此更改。请重试；如果磁盘已满，请先腾出空间。',
  unreadable: {
    title: '无法读取您的列表',
    detail: '浏览器没有返回列表。它并未丢失：请稍后重试。',
  },
};
