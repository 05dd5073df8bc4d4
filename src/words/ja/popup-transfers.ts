import type { Words } from '../words.ts';

export const popupTransfers: Words['popupTransfers'] = {
  nothingAsked: {
    title: 'NFT の転送をたどる',
    text: (example: string) =>
      `NFT を検索すると、転送が表示されます。${example} のように、コントラクト、スラッシュ、番号の順に入力してください。`,
  },
  asking: '転送を問い合わせています…',
  empty: {
    title: '転送の記録はありません',
    text: 'サービスには、このチェーンでのこの NFT の転送の記録がありません。番号が正しいか確認してください。',
  },
  onlyEmptyPages: {
    title: 'サービスから空のページしか届きませんでした',
    text: '続きがあるとされていますが、たどり着けません。この NFT が移動したことがあるかどうかは不明です。',
  },

  newestFirst: '転送（新しい順）',
  moves: {
    minted: { verb: 'ミント', with: (to: string) => `宛先 ${to}` },
    burnt: { verb: 'バーン', with: (by: string) => `実行元 ${by}` },
    announced: { verb: '公表', with: (_nobody: string) => '保有者なし' },
    transferred: { verb: '転送', with: (to: string) => `宛先 ${to}` },
  },
  facts: (all: string[]) => all.join('、'),
  from: (sender: string) => `送信元 ${sender}`,
  log: (number: string) => `ログ ${number}`,

  transfers: (_count: number, formatted: string) => `転送 ${formatted} 件`,
  soFar: (transfers: string) => `ここまで${transfers}`,
  areAll: (transfers: string) => `${transfers}: これですべてです。`,
  repeat: (transfers: string) =>
    `${transfers}。サービスが同じ内容を繰り返し始めたため、これより古いものは取得できません。`,
  askingForMore: '続きを問い合わせています…',
  more: 'さらに表示',
};
