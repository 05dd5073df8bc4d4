import type { Words } from '../words.ts';

export const whatIsSent: Words['whatIsSent'] = {
  heading: '发送什么，不发送什么',
  sent: '发送到 API 地址',
  sentReference: '指针停留或查询的那一个哈希、地址或 NFT。',
  sentChain: '查询所在的链。',
  sentKey: 'API 密钥，以及已设置的机密密钥。',
  never: '从不发送',
  neverPages: '访问的页面及其网址和文字。',
  neverUnasked: '指针停留之前的任何内容：页面只在浏览器内部搜索。',
  neverTyped: '输入的内容、密码、Cookie 和使用统计。',
  cannotWork: '无法使用的地方',
  onCanvas: '绘制在画布上的文字，如 Google Docs 和 Google Sheets。',
  inPdf: '浏览器自带查看器中的 PDF 文件。',
  onBrowserPages: '浏览器自身的页面（如设置）和扩展商店。',
  onPagesFromBefore: '在 Chrome 中：安装 Hashlens 之前已打开的页面，需在该页面点击一次其图标，或重新加载。',
};
