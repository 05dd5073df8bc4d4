import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionWarnings: Words['transactionWarnings'] = {
  scam: {
    title: '诈骗代币',
    text: (count, number) =>
      plural('zh-Hans', count, {
        other: `有 ${number} 笔转移涉及被区块浏览器标记为诈骗的代币。不要按其名称中的提示操作。`,
      }),
  },
  nothing: {
    title: '空转移',
    transfers: (count, number) =>
      plural('zh-Hans', count, {
        other: `有 ${number} 笔转移的数量为零。此类转移常用于把相似地址混入您的历史记录：不要从这里复制地址。`,
      }),
    noCoins: '未发送任何原生币。此类转移常用于把相似地址混入您的历史记录：不要从这里复制地址。',
  },
  innerCall: {
    title: '内部调用失败',
    text: '交易成功，但其中的一个内部调用失败。',
  },
  updating: {
    title: '正在更新',
    text: '区块浏览器正在重新读取此交易所在的区块：详情可能会变化。',
  },
};
