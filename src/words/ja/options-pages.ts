import type { Words } from '../words.ts';

export const optionsPages: Words['optionsPages'] = {
  heading: 'ページ上の動作',
  hint: 'ここでの変更は、開いているすべてのタブにすぐに反映されます。',
  opens: 'カードを開く操作',
  modes: { hover: 'ポインターを合わせる', alt: 'Alt キーを押しながら合わせる', click: 'クリック' },
  longPress: '長押しでカードを開く',
  longPressHint: '指またはペンで操作します。ほかの場所を押すと閉じます。',
  showAfter: 'カードを表示するまでの時間',
  showAfterHint: 'ポインターを合わせてからの時間です。クリックの場合はすぐに表示します。',
  leaveAfter: 'カードを閉じるまでの時間',
  leaveAfterHint: 'ポインターが離れてからの時間です。',
  milliseconds: 'ミリ秒',
  delayUnusable: 'この時間は使えません',
  delayUnusableDetail: (least: string, most: string) =>
    `300 のように ${least}〜${most} ミリ秒の値か、0.3 s のように秒数を入力してください。以前の値がそのまま使われています。`,
  underline: '参照の下線',
  marks: { dotted: '点線', solid: '実線', off: 'なし' },

  sites: 'サイト',
  sitesOff: '次のサイトではオフ',
  onlySites: '次のサイトでのみオン',
  sitesOn: 'Hashlens をオンにするサイト',
  onNowhere: 'リストが空です。サイトを追加するまで、Hashlens はどこでもオンになりません。',
  siteHint:
    'サイト名またはページのアドレスを入力します。サブドメインも対象です。Enter キーを押すか、入力欄を離れると追加されます。',
  siteAdded: (site: string) => `${site} をリストに追加しました。`,
  siteRemoved: (site: string) => `${site} をリストから削除しました。`,
  removeSite: (site: string) => `${site} を削除`,
  notASite: 'サイトではありません',
  notASiteDetail:
    'example.org のようなサイト名を入力するか、そのサイトのページのアドレスを貼り付けてください。何も追加していません。',
  siteListed: (site: string) => `${site} はすでにリストにあります`,
  siteListedDetail: 'すべてのサブドメインも対象です。',
  tooLong: 'リストが長すぎて保存できません',
  tooLongDetail: '何も追加していません。不要なサイトを削除するか、複数のサイトをまとめて指す名前を使ってください。',

  pause: 'すべてのページで一時停止',
  pausedUntil: (until: string) => `${until} まで一時停止中です。それまで下線は付かず、カードも開きません。`,
  resume: '再開',
  forAnHour: '1 時間',
  untilTomorrow: '明日まで',
};
