import type { Words } from '../words.ts';

export const exporting: Words['exporting'] = {
  export: 'エクスポート',
  as: (form) => `${form} でエクスポート`,
  onlyLoaded: (rows) => `読み込まれた分のみ：${rows}。`,
  nothing: 'エクスポートするものがありません。',
  writing: (share) => `ファイルを書き込み中… ${share}`,
  saved: (name) => `ダウンロードに保存：${name}`,
  failed: {
    title: 'ファイルを書き込めませんでした',
    detail: 'ブラウザーに空き容量がありません。空き容量を増やしてから、もう一度エクスポートしてください。',
  },
  stop: '停止',
};
