import type { Words } from '../words.ts';

export const watchedFiles: Words['watchedFiles'] = {
  heading: 'インポートとエクスポート',
  exportJson: 'JSON をエクスポート',
  exportCsv: 'CSV をエクスポート',
  import: 'インポート…',
  importHint:
    'Hashlens の JSON または CSV ファイル、あるいは「address」列のある CSV ファイル。「name」「note」「chain」列も使えます。',
  replace: '既にある名前とメモを置き換える',
  keeps: 'リストに既にあるものは、名前とメモがそのまま残ります。',
  added: (_count, formatted) => `追加 ${formatted} 件`,
  changed: (_count, formatted) => `変更 ${formatted} 件`,
  skipped: (_count, formatted) => `そのまま ${formatted} 件`,
  done: (counts) => `インポートしました：${counts}。`,
  reading: 'ファイルを読み込んでいます…',

  notExported: 'エクスポートできません',
  transactionsUnread:
    'トランザクションを読み込めなかったため、ファイルから抜け落ちてしまいます。このページを開き直してください。',
  notImported: '何もインポートされませんでした',
  tooLarge: 'ファイルが 4 MB を超えています。',
  unreadable: 'ファイルを読み込めませんでした。',
  notAList:
    'Hashlens の認識できるリストではありません。Hashlens の JSON ファイルか、「address」列のある CSV ファイルを選んでください。',
  empty: 'ファイルにアドレスもトランザクションもありません。',
  tooMany: (most) => `リストに入るのは ${most} 件までです。ファイルの分を加えると超えてしまいます。`,
  notAReference: (place) => `${place} 番目の項目はアドレスでもトランザクションでもありません。`,
  wrongChecksum: (place) =>
    `${place} 番目の項目のアドレスはチェックサムが正しくありません。文字が変わっている可能性があります。`,
  wrongChain: (place) => `${place} 番目の項目のチェーンは、チェーンの番号ではありません。`,
  noChain: (place) => `${place} 番目の項目は、チェーンのないトランザクションです。`,
  tooLong: (place) => `${place} 番目の項目の名前またはメモが長すぎます。`,
  notText: (place) => `${place} 番目の項目の名前、メモ、または時刻が正しくありません。`,
};
