import type { Words } from '../words.ts';

export const access: Words['access'] = {
  noPages: '浏览器尚未允许 Hashlens 读取网页',
  noPagesDetail: '允许之前，不会标出任何内容，也不会打开卡片。网页只在浏览器内部读取。',
  noApi: '浏览器尚未允许 Hashlens 访问 API',
  noApiDetail: (address) => `允许之前，无法向 ${address} 查询任何内容。`,
  allow: '允许访问',
  declined: '仍未获得允许。您也可以在浏览器的扩展程序设置中允许。',
};
