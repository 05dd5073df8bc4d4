import type { Words } from '../words.ts';

export const exporting: Words['exporting'] = {
  export: '导出',
  as: (form) => `导出为 ${form}`,
  onlyLoaded: (rows) => `仅包含已加载的内容：${rows}。`,
  nothing: '没有可导出的内容。',
  writing: (share) => `正在写入文件… ${share}`,
  saved: (name) => `已存入下载内容：${name}`,
  failed: {
    title: '无法写入文件',
    detail: '浏览器空间不足。请释放一些空间，然后重新导出。',
  },
  stop: '停止',
};
