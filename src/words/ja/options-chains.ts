import type { Words } from '../words.ts';

export const optionsChains: Words['optionsChains'] = {
  heading: '使用するチェーン',
  hint: '手がかりのないトランザクションは、これらのチェーンをこの順に、最大 4 つまで探します。それ以外は先頭のチェーンに問い合わせます。テストネットワークには、リストにある場合にのみ問い合わせます。',
  list: '使用するチェーン（優先順）',
  default: '既定',
  moveUp: (chain: string) => `${chain} を上へ移動`,
  moveDown: (chain: string) => `${chain} を下へ移動`,
  remove: (chain: string) => `${chain} を削除`,
  place: (chain: string, place: string, of: string) => `${chain} は ${of} 件中 ${place} 番目です。`,
  added: (chain: string) => `${chain} をリストに追加しました。`,
  removed: (chain: string) => `${chain} をリストから削除しました。`,
  add: 'チェーンを追加',
  chooseOne: '選択…',
  addIt: '追加',
  byNumber: '番号で別のチェーンを追加',
  byNumberHint: 'Enter キーを押すか、入力欄を離れると追加されます。',
  full: (most: string) => `リストがいっぱいです（最大 ${most} 件）。追加するには、どれかを削除してください。`,
  notANumber: 'チェーン番号ではありません',
  notANumberDetail: '8453 のように番号だけを入力してください。何も追加していません。',
  alreadyListed: (chain: string) => `${chain} はすでにリストにあります`,
  alreadyListedDetail: '順序は、名前の横の矢印で変更できます。',

  explorers: 'エクスプローラー',
  explorersHint: '各チェーンのカードの「エクスプローラーで開く」で開くサイトです。次のカードから反映されます。',
  explorerOf: (chain: string) => `${chain} のエクスプローラー`,
  usualExplorer: (place: string) => `${place}（既定）`,
  noUsualExplorer: '既知のものはありません',
  ownExplorer: 'その他…',
  explorerAddress: (chain: string) => `${chain} のエクスプローラーのアドレス`,
  explorerAddressHint: 'Enter キーを押すか、入力欄を離れると保存されます。空にすると既定に戻ります。',
  explorerUnusable: 'このエクスプローラーのアドレスは使用できません',
  explorerUnusableDetail:
    'https://etherscan.io のような https のアドレスを、ユーザー名、?、# を付けずに入力してください。リンク先は以前のままです。',
  explorerOfAnother: '別のチェーンのエクスプローラー',
  explorersFull: (most: string) =>
    `エクスプローラーを個別に選べるチェーンは最大 ${most} 件です。別のチェーンで選ぶには、どれかを既定に戻してください。`,
};
