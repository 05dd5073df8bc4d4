import type { Words } from '../words.ts';

export const linkPlaces: Words['linkPlaces'] = {
  unencrypted: '未加密的位置',
  dataItself: '数据本身',
  noAddress: '无网址',
};
