import type { Words } from '../words.ts';

export const addressNames: Words['addressNames'] = {
  zeroAddress: 'العنوان الصفري',
  theZeroAddress: 'العنوان الصفري',
  anUnknownAddress: 'عنوان غير معروف',
  invalidName: 'اسم غير صالح',
  nameAndHash: (name, hash) => `${name} (${hash})`,
  ownName: (name) => `${name} (سمّيته أنت)`,
  ownNameAndDomain: (name, domain) => `${name} (سمّيته أنت، ${domain})`,
};
