import type { Words } from '../words.ts';

export const callTree: Words['callTree'] = {
  heading: (call: string) => `デコード結果: ${call}`,
  noParameters: 'パラメーターなし',
  thereIsMore: '続きがあります。すべてエクスプローラーで確認できます。',
  entries: (_count: number, formatted: string) => `${formatted} 件の要素`,
  more: (_count: number, formatted: string) => `ほか ${formatted} 件`,
  notDecoded: 'デコードできません',
  emptyList: '空のリスト',
  empty: '空',
};
