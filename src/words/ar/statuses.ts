import type { Words } from '../words.ts';

export const statuses: Words['statuses'] = {
  succeeded: 'ناجحة',
  failed: 'فاشلة',
  pending: 'معلّقة',
  awaiting: 'قيد الفهرسة',
  dropped: 'أُسقطت',
  unknown: 'غير معروفة',
  pendingWhenAsked: 'معلّقة عند الاستعلام',
  awaitingWhenAsked: 'قيد الفهرسة عند الاستعلام',
};
