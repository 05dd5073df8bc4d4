import type { Words } from '../words.ts';

const advice =
  'このような転送は、酷似アドレスを履歴に紛れ込ませるために使われます。ここからアドレスをコピーしないでください。';

export const transactionWarnings: Words['transactionWarnings'] = {
  scam: {
    title: '詐欺トークン',
    text: (_count: number, number: string) =>
      `エクスプローラーが詐欺と判定したトークンの転送が ${number} 件あります。名前に書かれた指示には従わないでください。`,
  },
  nothing: {
    title: '中身のない転送',
    transfers: (_count: number, number: string) => `数量ゼロの転送が ${number} 件あります。${advice}`,
    noCoins: `コインは送信されていません。${advice}`,
  },
  innerCall: {
    title: '内部呼び出しの失敗',
    text: 'トランザクションは成功しましたが、その内部で行われた呼び出しが失敗しました。',
  },
  updating: {
    title: '更新中',
    text: 'エクスプローラーがこのトランザクションのブロックを読み直しています。詳細が変わる可能性があります。',
  },
};
