import type { Words } from '../words.ts';

export const statuses: Words['statuses'] = {
  succeeded: '成功',
  failed: '失败',
  pending: '待打包',
  awaiting: '索引中',
  dropped: '已丢弃',
  unknown: '未知',
  pendingWhenAsked: '查询时待打包',
  awaitingWhenAsked: '查询时索引中',
};
