import type { Words } from '../words.ts';

export const headlines: Words['headlines'] = {
  failed: (reason: string) => `失敗: ${reason}`,
  waiting: 'ブロックへの取り込み待ち',
  waitingWhenAsked: '取得時点でブロックへの取り込み待ち',
  included: '取り込み済み、詳細はインデックス中',
  includedWhenAsked: '取り込み済み、取得時点で詳細はインデックス中',
  dropped: '破棄または置き換え済み',
  neverIncluded: (intent: string) => `ブロックに取り込まれませんでした: ${intent}`,
  unknown: '状態不明',
  unknownSaid: (said: string) => `状態不明:「${said}」`,
  deposit: 'ベースレイヤーからの入金',
};

export const reverts: Words['reverts'] = {
  notKnown: '理由はまだ不明',
  noReason: '理由なしのリバート',
  error: (selector: string) => `エラー ${selector}`,
  panic: (code: string) => `パニック ${code}`,
  assertion: 'アサーションの失敗',
  overflow: '数値のオーバーフロー',
  divisionByZero: 'ゼロ除算',
  outsideEnum: 'enum の範囲外の値',
  storage: 'ストレージのエンコードの誤り',
  emptyList: '空のリストからの取り出し',
  outOfBounds: '範囲外のインデックス',
  memory: 'メモリの使いすぎ',
  emptyFunction: '空の関数の呼び出し',
};
