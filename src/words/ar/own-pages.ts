import type { Words } from '../words.ts';

export const ownPages: Words['ownPages'] = {
  popup: 'Hashlens',
  both: (first, second) => `${first} ${second}`,
  storedJustNow: 'حُفظ للتو.',
  mainNetworks: 'الشبكات الرئيسية',
  testNetworks: 'شبكات الاختبار',
};
