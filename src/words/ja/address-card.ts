import type { Words } from '../words.ts';

export const addressCard: Words['addressCard'] = {
  noChanges: (chain: string) => `${chain} に残高の変動の記録はありません`,
  noChangesDetail:
    'そこでコインを保有したことがないか、エクスプローラーがこのチェーンの残高を記録していない可能性があります。',

  changedByAt: (amount: string, age: string) => `${amount} ≈ ${age}`,
  changed: '変動あり',
  changedAt: (age: string) => `変動 ≈ ${age}`,
  changes: (_count: number, formatted: string) => `変動 ${formatted} 件`,
  changesSince: (_count: number, formatted: string, day: string) => `≈\u00a0${day} 以降の変動 ${formatted} 件`,

  name: '名前',
  zeroAddress: 'ゼロアドレス',
  nobodysKey: '鍵を持つ人はいません',
  exactly: '正確な値',
  seenIn: '確認元',
  counts: '集計対象',
  onlyCoin: (symbol: string) => `${symbol} のみ（トークンは含まず）`,
  olderChanges: 'さらに古い変動あり',
  recordedChange: '記録された変動',
  amountNotRecorded: '金額の記録なし',
  inBlock: 'ブロック',
  time: '日時',
  about: (time: string) => `≈ ${time}`,
  lastChange: '最新の変動',

  line: (_count: number, of: { changes: string; first: string; newest: string; lowest: string; highest: string }) =>
    `変動 ${of.changes} 件の残高推移: ${of.first} から ${of.newest}、最低 ${of.lowest}、最高 ${of.highest}。`,
  lineSince: (
    _count: number,
    of: { changes: string; day: string; first: string; newest: string; lowest: string; highest: string },
  ) =>
    `≈ ${of.day} 以降の変動 ${of.changes} 件の残高推移: ${of.first} から ${of.newest}、最低 ${of.lowest}、最高 ${of.highest}。`,
};
