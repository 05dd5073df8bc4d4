import type { Words } from '../words.ts';

export const addressNames: Words['addressNames'] = {
  zeroAddress: 'ゼロアドレス',
  theZeroAddress: 'ゼロアドレス',
  anUnknownAddress: '不明なアドレス',
  invalidName: '無効な名前',
  nameAndHash: (name: string, hash: string) => `${name}（${hash}）`,
  ownName: (name: string) => `${name}（自分で付けた名前）`,
  ownNameAndDomain: (name: string, domain: string) => `${name}（自分で付けた名前、${domain}）`,
};
