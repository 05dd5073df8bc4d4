import type { Words } from '../words.ts';

export const addressNames: Words['addressNames'] = {
  zeroAddress: '零地址',
  theZeroAddress: '零地址',
  anUnknownAddress: '未知地址',
  invalidName: '无效名称',
  nameAndHash: (name, hash) => `${name}（${hash}）`,
  ownName: (name) => `${name}（您的命名）`,
  ownNameAndDomain: (name, domain) => `${name}（您的命名，${domain}）`,
};
