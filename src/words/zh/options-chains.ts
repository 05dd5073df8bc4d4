import type { Words } from '../words.ts';

export const optionsChains: Words['optionsChains'] = {
  heading: '你的链',
  hint: '没有线索的交易会按此顺序在这些链上查找，最多 4 条。其他内容只在第一条链上查询。测试网络仅在列入其中时才会查询。',
  list: '你的链，首选在前',
  default: '默认',
  moveUp: (chain) => `上移 ${chain}`,
  moveDown: (chain) => `下移 ${chain}`,
  remove: (chain) => `移除 ${chain}`,
  place: (chain, place, of) => `${chain} 位于第 ${place} 位，共 ${of} 条。`,
  added: (chain) => `${chain} 已加入列表。`,
  removed: (chain) => `${chain} 已移出列表。`,
  add: '添加链',
  chooseOne: '请选择…',
  addIt: '添加',
  byNumber: '按编号添加其他链',
  byNumberHint: '按 Enter 或离开输入框时添加。',
  full: (most) => `列表已满：最多 ${most} 条链。请先移除一条再添加。`,
  notANumber: '这不是链编号',
  notANumberDetail: '请只填写编号，例如 8453。未添加任何内容。',
  alreadyListed: (chain) => `${chain} 已在列表中`,
  alreadyListedDetail: '可用名称旁的箭头调整顺序。',
};
