import type { Words } from '../words.ts';

export const ownPages: Words['ownPages'] = {
  popup: 'Hashlens',
  both: (first: string, second: string) => `${first}${second}`,
  storedJustNow: '保存しました。',
  mainNetworks: 'メインネットワーク',
  testNetworks: 'テストネットワーク',
};
