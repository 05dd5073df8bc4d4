import type { Words } from '../words.ts';

export const unseenWarnings: Words['unseenWarnings'] = {
  title: '名前に見えない文字',
  address: (hash: string, codes: string) => `${hash} の名前に見えない文字が含まれています: ${codes}。`,
  token: (hash: string, codes: string) => `トークン ${hash} の名前に見えない文字が含まれています: ${codes}。`,
  method: (codes: string) => `呼び出されたメソッドの名前に見えない文字が含まれています: ${codes}。`,
  someMethod: (codes: string) => `呼び出されたメソッドの 1 つの名前に見えない文字が含まれています: ${codes}。`,
  turns: 'テキストの向きを変える文字もあります。',
  others: (_count: number, formatted: string) => `ほか ${formatted} 件の名前も同様です。`,
  withoutThem: '見えない文字を除いて表示すると、別の名前のように見えることがあります。',
};

export const domainWarnings: Words['domainWarnings'] = {
  invalidTitle: '無効なドメイン名',
  scriptsTitle: '複数の文字体系が混ざったドメイン名',
  claimTitle: '未確認のドメイン名',
  invalid: (hash: string, name: string) =>
    `エクスプローラーは ${hash} を「${name}」と呼んでいますが、これはドメイン名として使えません。アドレスで判断してください。`,
  notNormal: (hash: string, name: string) =>
    `エクスプローラーは ${hash} を「${name}」と呼んでいますが、これは正規の形ではなく、見た目どおりのドメインではありません。アドレスで判断してください。`,
  mixedScripts: (hash: string, name: string) =>
    `エクスプローラーは ${hash} を「${name}」と呼んでいますが、1 つの文字体系に見えるよう、複数の文字体系の文字が混ぜられています。アドレスで判断してください。`,
  confusable: (hash: string, name: string) =>
    `エクスプローラーは ${hash} を「${name}」と呼んでいますが、これらの文字に似せて選ばれた別の文字体系の文字です。アドレスで判断してください。`,
  severalScripts: (hash: string, name: string) =>
    `エクスプローラーは ${hash} を「${name}」と呼んでいますが、部分ごとに文字体系が異なり、別のドメインに見えることがあります。アドレスで判断してください。`,
  claim: (hash: string, name: string) =>
    `${hash} は「${name}」と呼ばれていますが、そのドメインの持ち主だと確認されたわけではありません。コントラクトには誰でもこのような名前を付けられます。`,
  sameFor: (_count: number, formatted: string) => `ほか ${formatted} 個のアドレスも同様です。`,
};
