import type { Words } from '../words.ts';

export const whatIsSent: Words['whatIsSent'] = {
  heading: '送信されるもの、されないもの',
  sent: 'API アドレスに送信されるもの',
  sentReference: 'ポインターを合わせた、または検索した 1 つのハッシュ、アドレス、NFT。',
  sentChain: '問い合わせ先のチェーン。',
  sentKey: 'API キーと、設定している場合はシークレットキー。',
  never: '決して送信されないもの',
  neverPages: '閲覧したページとそのアドレス、テキスト。',
  neverUnasked: 'ポインターを合わせる前のあらゆるもの。ページの調査はブラウザー内でのみ行われます。',
  neverTyped: '入力した内容、パスワード、Cookie、利用統計。',
  cannotWork: '動作しない場所',
  onCanvas: 'Google ドキュメントや Google スプレッドシートなど、キャンバスに描画されたテキスト。',
  inPdf: 'ブラウザー内蔵のビューアーで開いた PDF ファイル。',
  onBrowserPages: '設定などのブラウザー自体のページと、拡張機能のストア。',
  onPagesFromBefore:
    'Chrome の場合: Hashlens のインストール前から開いていたページ。そのページでアイコンを一度クリックするか、再読み込みすると動作します。',
};
