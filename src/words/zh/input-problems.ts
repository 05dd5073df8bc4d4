import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const inputProblems: Words['inputProblems'] = {
  empty: '请粘贴交易哈希、地址、NFT（0x…/42）或相应链接。',
  transactionDigits: (count, digits, expected) =>
    plural('zh-Hans', count, { other: `共 ${digits} 位十六进制数，交易应为 ${expected} 位。` }),
  addressDigits: (count, digits, expected) =>
    plural('zh-Hans', count, { other: `共 ${digits} 位十六进制数，地址应为 ${expected} 位。` }),
  missing: (count, digits) => plural('zh-Hans', count, { other: `少了 ${digits} 位：请重新复制。` }),
  tooMany: (count, digits) => plural('zh-Hans', count, { other: `多了 ${digits} 位：请重新复制。` }),
  notHex: (position, character) =>
    `第 ${position} 个字符（${character}）不是十六进制数字（0 到 9、a 到 f）。请从来源处重新复制。`,
  characterAndCode: (character, code) => `${character}，${code}`,
  perhapsKey: '这可能是私钥，因此未发送任何内容。如果它是交易哈希，请在前面加上 0x。',
  no0x: '地址以 0x 开头。如果这 40 位十六进制数是地址，请在前面加上 0x。',
  domainName: (name) => `此 API 无法解析 ${name} 这样的名称。请粘贴地址本身。`,
  recoveryPhrase: '这看起来像助记词。未发送任何内容。得到助记词的人就拥有钱包：切勿粘贴到任何地方。',
  onlyNumber: '这只是一个数字。请粘贴交易哈希、地址或 NFT（0x…/42）。',
  tooLong: (most) => `文本太长，无法查找：超过 ${most} 个字符。请只粘贴含有哈希或地址的部分。`,
  nothingFound: '其中没有交易、地址或 NFT。请粘贴 0x 及其十六进制数、NFT（0x…/42）或区块浏览器链接。',
};
