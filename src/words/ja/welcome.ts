import type { Words } from '../words.ts';

export const welcome: Words['welcome'] = {
  title: 'Hashlens へようこそ',
  heading: 'ハッシュの正体が見える',
  intro:
    'どのウェブページでも、トランザクションハッシュ、アドレス、NFT にポインターを合わせると、それが何かを Hashlens が表示します。',
  tryItBelow: '下でお試しください。すぐに使えます。',
  tryItBelowAlone: '下でお試しください。すぐに使えて、ブラウザーの外には何も送信されません。',
  tryItHere: 'ここで試す',
  sampleAnswers: 'このページでは内蔵のサンプルが回答します。値にポインターを合わせるか、開いてみてください。',
  openAsks: '「開く」は、あなたのキーで API に問い合わせます。',
  open: <Piece>(caption: string, unseen: (text: string) => Piece) => ['開く', unseen(`（Hashlens で「${caption}」）`)],
  thenEverywhere: 'あとはどのページでも',
};
