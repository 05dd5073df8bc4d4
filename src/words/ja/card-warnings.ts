import type { Words } from '../words.ts';

export const scamWarnings: Words['scamWarnings'] = {
  title: '既知の詐欺',
  accounts: (_count: number, names: string) => `エクスプローラーは ${names} を詐欺と判定しています。`,
  thisAddress: 'エクスプローラーは別の回答で、このアドレスを詐欺と判定しています。',
};

export const reputationWarnings: Words['reputationWarnings'] = {
  title: '評価',
  text: (reputations: string) => `エクスプローラーの評価: ${reputations}。`,
  ofAddress: (hash: string, reputation: string) => `${hash} は「${reputation}」`,
  ofToken: (hash: string, reputation: string) => `トークン ${hash} は「${reputation}」`,
};

export const writtenWarnings: Words['writtenWarnings'] = {
  wrongChecksum: {
    title: 'チェックサムの不一致',
    text: '大文字の位置が数字や文字の並びと合いません。どこかの文字が書き換えられたか、誤入力された可能性があります。ここに何かを送る前に、入手元と照合してください。',
  },
  invisible: {
    title: '見えない文字',
    text: 'ページ上のこの値には見えない文字が含まれています。Hashlens はそれを除いた値を検索しました。',
  },
  otherLink: {
    title: 'リンク先が異なります',
    text: 'ページにはこの値が書かれていますが、リンク先は別の値です。どちらが目的か確認してください。',
  },
};

export const nftWarnings: Words['nftWarnings'] = {
  scam: {
    title: '詐欺コレクション',
    text: 'エクスプローラーはこのコレクションを詐欺と判定しています。名前に書かれた指示には従わないでください。',
  },
  nothingTitle: '中身のない転送',
  nothing: (_count: number, formatted: string) =>
    `何も移動していない転送が ${formatted} 件あります。このような転送は、酷似アドレスを履歴に紛れ込ませるために使われます。ここからアドレスをコピーしないでください。`,
};

export const tokenWarnings: Words['tokenWarnings'] = {
  imitation: {
    title: '有名トークンの偽物',
    text: (hash, name, real) =>
      `トークン ${hash} は ${name} と名乗っていますが、${real} ではありません。アドレスで確認してください。`,
  },
  sameName: {
    title: '有名トークンの名前',
    text: (hash, name, real) =>
      `トークン ${hash} は ${name} と名乗っていますが、${real} として知られるコントラクトではありません。アドレスで確認してください。`,
  },
  letters: {
    title: '見かけだけ同じ文字',
    text: (hash, name) =>
      `トークン ${hash} は ${name} と名乗っていますが、よく似た別の文字体系の文字が含まれています。アドレスで確認してください。`,
  },
  site: {
    title: '名前に広告',
    text: (hash, name) =>
      `トークン ${hash} の名前は ${name} です。サイト名を含むトークンの多くは、そのサイトに誘い込むために送られます。開かないでください。`,
  },
};
