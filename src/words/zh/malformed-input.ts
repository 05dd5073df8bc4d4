import type { Words } from '../words.ts';

export const malformedInput: Words['malformedInput'] = {
  title: '无法查询此内容',
  detail: (field, form) => `${field}的格式应为：${form}。未发送任何内容。请检查后换一个值重试。`,
  fields: {
    transactionHash: '交易哈希',
    tokenId: '代币 ID',
    chainNumber: '链编号',
    blockNumber: '区块号',
    numberOfItems: '条目数',
    nextPage: '下一页',
  },
  forms: {
    webAddress: 'http 或 https 网址',
    hexDigits64: '0x 加 64 位十六进制数',
    hexDigits40: '0x 加 40 位十六进制数',
    wholeNumber: '整数',
    positiveNumber: '正整数',
    numberFrom0: '不小于 0 的整数',
    numberFrom1To50: '1 到 50 之间的整数',
    cursor: '先前读取的页面的游标',
  },
};
