import type { Words } from '../words.ts';

export const optionsLooks: Words['optionsLooks'] = {
  heading: '外観と言語',
  hint: 'Hashlens のページにはすぐに、カードには次のものから反映されます。',
  theme: 'テーマ',
  themes: { auto: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  numbers: '数字',
  asTheLanguage: '言語に合わせる',
  hours: '時刻の表記',
  hourNames: { auto: '言語に合わせる', 12: '12 時間制', 24: '24 時間制' },
  zone: '時刻',
  zones: { local: 'このコンピューターのタイムゾーン', utc: 'UTC' },

  pictures: 'NFT の画像',
  picturesHint:
    '画像は NFT の作成者が選んだサーバーから届き、そのサーバーにネットワークアドレスが知られます。Hashlens が自動で読み込むことはありません。',
  pictureChoices: { ask: '1 枚ごとに確認する', never: '表示を提案しない' },
};
