import type { Words } from '../words.ts';

export const malformedInput: Words['malformedInput'] = {
  title: 'これは検索できません',
  detail: (field: string, form: string) =>
    `「${field}」は、${form}である必要があります。何も送信していません。確認して、別の値でお試しください。`,
  fields: {
    transactionHash: 'トランザクションハッシュ',
    tokenId: 'トークン ID',
    chainNumber: 'チェーン番号',
    blockNumber: 'ブロック番号',
    numberOfItems: '件数',
    nextPage: '次のページ',
  },
  forms: {
    webAddress: 'http または https のアドレス',
    hexDigits64: '0x と 64 桁の 16 進数',
    hexDigits40: '0x と 40 桁の 16 進数',
    wholeNumber: '整数',
    positiveNumber: '正の整数',
    numberFrom0: '0 以上の整数',
    numberFrom1To50: '1〜50 の整数',
    cursor: '以前に読み込んだページのカーソル',
  },
};
