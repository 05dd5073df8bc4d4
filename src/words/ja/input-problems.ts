import type { Words } from '../words.ts';

export const inputProblems: Words['inputProblems'] = {
  empty: 'トランザクションハッシュ、アドレス、NFT（0x…/42）、またはそのリンクを貼り付けてください。',
  transactionDigits: (_count: number, digits: string, expected: string) =>
    `16 進数が ${digits} 桁です。トランザクションは ${expected} 桁です。`,
  addressDigits: (_count: number, digits: string, expected: string) =>
    `16 進数が ${digits} 桁です。アドレスは ${expected} 桁です。`,
  missing: (_count: number, digits: string) => `${digits} 桁足りません。もう一度コピーしてください。`,
  tooMany: (_count: number, digits: string) => `${digits} 桁多すぎます。もう一度コピーしてください。`,
  notHex: (position: string, character: string) =>
    `${position} 文字目（${character}）は 16 進数の数字（0〜9、a〜f）ではありません。元の場所から値をもう一度コピーしてください。`,
  characterAndCode: (character: string, code: string) => `${character}、${code}`,
  perhapsKey:
    '秘密鍵の可能性があるため、何も送信していません。トランザクションハッシュの場合は、先頭に 0x を付けてください。',
  no0x: 'アドレスは 0x で始まります。この 40 桁の 16 進数がアドレスの場合は、先頭に 0x を付けてください。',
  domainName: (name: string) =>
    `この API では ${name} のような名前を解決できません。アドレスそのものを貼り付けてください。`,
  recoveryPhrase:
    'リカバリーフレーズのようです。何も送信していません。これを知る人はウォレットを自由にできます。どこにも貼り付けないでください。',
  onlyNumber: 'これは数字だけです。トランザクションハッシュ、アドレス、または NFT（0x…/42）を貼り付けてください。',
  tooLong: (most: string) =>
    `テキストが長すぎて調べられません（${most} 文字を超えています）。ハッシュやアドレスの部分だけを貼り付けてください。`,
  nothingFound:
    'このテキストにはトランザクション、アドレス、NFT がありません。0x で始まる 16 進数、NFT なら 0x…/42、またはエクスプローラーへのリンクを貼り付けてください。',
};
