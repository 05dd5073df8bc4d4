import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: '検索',
  sends: (host) => `「検索」を押すと、この値と API キーが ${host} に送信され、取り消せません。`,
  noSign: {
    title: 'トランザクションではなく秘密鍵かもしれません',
    detail: 'どちらなのかを示すものがありません。まだ何も送信していません。',
  },
  nearKeyWords: {
    title: 'トランザクションではなく秘密鍵かもしれません',
    detail: '近くに鍵や秘密を表す言葉があります。まだ何も送信していません。',
  },
  otherLabel: {
    title: 'トランザクションではなく秘密鍵かもしれません',
    detail: '直前の言葉が別のものだと示しています。まだ何も送信していません。',
  },
  mayBeHash: {
    title: 'アドレスではないかもしれません',
    detail: '直前の言葉がハッシュかパスワードだと示しています。まだ何も送信していません。',
  },
  goneUnseen: {
    title: 'これを検索しますか？',
    detail: 'このページでは、誰も読めないうちにカードが消えました。今回は何も送信していません。',
  },
  hashSetting: {
    title: 'これを検索しますか？',
    detail: 'まだ何も送信していません。64 桁の値は秘密鍵の可能性があるため、先に確認する設定になっています。',
  },
  addressSetting: {
    title: 'これを検索しますか？',
    detail: 'まだ何も送信していません。アドレスの検索には 50 クレジットかかるため、先に確認する設定になっています。',
  },
};

export const waiting: Words['waiting'] = {
  lookingItUp: '検索中…',
  trouble: 'サービスに問題があるため再試行中…',
  noConnection: '接続がないため再試行中…',
  tooManyRequests: (wait: string) => `リクエストが多すぎるため ${wait}後に再開…`,
};

export const plainWord: Words['plainWord'] = {
  title: 'これは数値などのデータです',
  number: (formatted) => `数値 ${formatted}`,
  largest: '32 バイトの最大値',
  address: '32 バイトに揃えたアドレス',
  text: (text) => `テキスト「${text}」`,
  bytes: (_count, formatted) => `${formatted} バイトのデータ（32 バイトに揃えたもの）`,
  event: (name) => `イベント「${name}」のトピック`,
  slot: (name) => `ストレージスロット「${name}」`,
  type: (name) => `「${name}」の EIP-712 タイプハッシュ`,
  role: (name) => `ロール「${name}」`,
  nothing: '空のデータのハッシュ',
  detail: 'これはトランザクションではありません。何も送信していません。',
  lookUpAddress: 'アドレスを検索',
};
