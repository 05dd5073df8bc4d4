import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watchedFiles: Words['watchedFiles'] = {
  heading: '导入与导出',
  exportJson: '导出 JSON',
  exportCsv: '导出 CSV',
  import: '导入…',
  importHint: 'Hashlens 的 JSON 或 CSV 文件，或任何带有“address”列的 CSV 文件；还可以有“name”“note”和“chain”列。',
  replace: '替换已有的名称和备注',
  keeps: '列表中已有的内容会保留其名称和备注。',
  added: (count, formatted) => plural('zh-Hans', count, { other: `新增 ${formatted} 项` }),
  changed: (count, formatted) => plural('zh-Hans', count, { other: `更改 ${formatted} 项` }),
  skipped: (count, formatted) => plural('zh-Hans', count, { other: `保持不变 ${formatted} 项` }),
  done: (counts) => `已导入：${counts}。`,
  reading: '正在读取文件…',

  notExported: '无法导出',
  transactionsUnread: '无法读取您的交易，文件会因此缺少这些内容。请重新打开此页面。',
  notImported: '没有导入任何内容',
  tooLarge: '文件超过 4 MB。',
  unreadable: '无法读取文件。',
  notAList: '这不是 Hashlens 能识别的列表：需要 Hashlens 的 JSON 文件，或带有“address”列的 CSV 文件。',
  empty: '文件中没有地址，也没有交易。',
  tooMany: (most) => `您的列表最多 ${most} 项，加上文件中的内容就超出了。`,
  notAReference: (place) => `第 ${place} 项既不是地址也不是交易。`,
  wrongChecksum: (place) => `第 ${place} 项的地址校验和有误：可能有字符被改动。`,
  wrongChain: (place) => `第 ${place} 项的链不是有效的链编号。`,
  noChain: (place) => `第 ${place} 项是没有注明链的交易。`,
  tooLong: (place) => `第 ${place} 项的名称或备注过长。`,
  notText: (place) => `第 ${place} 项的名称、备注或时间格式不正确。`,
};
