import type { Words } from '../words.ts';

export const ownPages: Words['ownPages'] = {
  popup: 'Hashlens',
  both: (first, second) => `${first}${second}`,
  storedJustNow: '刚刚保存。',
  mainNetworks: '主网络',
  testNetworks: '测试网络',
};
