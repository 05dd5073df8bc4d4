import type { Words } from '../words.ts';

export const watched: Words['watched'] = {
  namedByYou: '自分で付けた名前',
  isWatched: 'ウォッチ中',
  row: 'ウォッチ中',
  yourNote: '自分のメモ',
  watch: 'ウォッチ',
  edit: '名前を編集',

  empty: {
    title: 'ウォッチ中のアドレスはまだありません',
    text: 'ここでアドレスを追加して名前を付けると、そのアドレスが現れるどの場所でも、カードにその名前が表示されます。トランザクションは取り込まれるまでウォッチできます。',
  },
  address: 'ウォッチするアドレスまたはトランザクション',
  addressHint: 'アドレス、トランザクション、またはリンク',
  name: '自分で付ける名前',
  note: 'メモ',
  add: '追加',
  added: '追加しました。',
  already: 'これはすでにリストにあります。',
  chain: 'チェックするチェーン',
  filter: '絞り込み',
  count: (_count: number, formatted: string) => `アドレス ${formatted} 件`,
  countOf: (_count: number, formatted: string, all: string) => `アドレス ${all} 件中 ${formatted} 件`,
  showMore: (_count: number, formatted: string) => `さらに ${formatted} 件を表示`,
  editNamed: (name: string) => `${name} を編集`,
  removeNamed: (name: string) => `${name} を削除`,
  save: '保存',
  cancel: 'キャンセル',
  removed: (name: string) => `${name} のウォッチをやめました。`,
  undo: '元に戻す',

  reading: 'リストを読み込んでいます…',
  privately: 'プライベートウィンドウではリストを見ることはできますが、変更はできません。ここからは何も保存されません。',
  cannotBeWatched: 'これはウォッチできません',
  noAddress: 'アドレス（0x と 16 進数 40 桁）、トランザクション、またはそのリンクを貼り付けてください。',
  isNft: 'これは NFT です。ウォッチできるのはアドレスとトランザクションだけです。',
  notChanged: 'リストは変更されていません',
  full: (most: string) => `リストには ${most} 件あり、これ以上は入りません。先にどれかを削除してください。`,
  isKey: 'これは秘密鍵のようです。保存も送信もしていません。',
  notStored:
    'ブラウザーに保存できませんでした。もう一度お試しください。ディスクがいっぱいの場合は、先に空きを作ってください。',
  unreadable: {
    title: 'リストを読み込めませんでした',
    detail: 'ブラウザーから取り出せませんでした。失われてはいません。しばらくしてからもう一度お試しください。',
  },
};
