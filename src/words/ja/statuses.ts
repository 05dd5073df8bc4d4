import type { Words } from '../words.ts';

export const statuses: Words['statuses'] = {
  succeeded: '成功',
  failed: '失敗',
  pending: '保留中',
  awaiting: 'インデックス中',
  dropped: '破棄',
  unknown: '不明',
  pendingWhenAsked: '取得時点で保留中',
  awaitingWhenAsked: '取得時点でインデックス中',
};
