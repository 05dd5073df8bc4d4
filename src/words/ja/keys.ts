import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  source: <Piece>(link: (text: string) => Piece) => [
    'Hashlens は、あなた自身のキーで Blockscout API に問い合わせます。キーは ',
    link('dev.blockscout.com'),
    ' で無料で取得できます。',
  ],
  apiKey: 'API キー',
  apiKeyHint:
    'Enter キーを押すか、入力欄を離れると保存されます。このブラウザーにのみ保存され、API アドレス以外には送信されません。',
  check: 'キーを確認',
  checking: 'キーを確認しています…',
  worksOn: (chain: string) => `このキーは ${chain} で使えます。`,
  noneYet: 'キーはまだ保存されていません。',
  removed: 'キーを削除しました。',
  stored: '保存済みです。',
  storedEnding: (ending: string) => `保存済み: 末尾は …${ending} です。`,
  storedJustNowEnding: (ending: string) => `保存しました: 末尾は …${ending} です。`,
  isStored: 'キーを保存済み',
  endsIn: (ending: string) => `末尾 …${ending}`,
  remove: '削除',
  tooLong: 'キーとしては長すぎます',
  tooLongDetail: 'キーは最大 1,000 文字です。何も保存していません。キーだけをコピーして、もう一度貼り付けてください。',
  notAKey: 'キーが含まれていません',
  notAKeyDetail:
    '空白、引用符、キーには使われない文字だけでした。何も保存していません。キーだけをコピーして、もう一度貼り付けてください。',
  secretKey: 'シークレットキー',
  secretKeyHint:
    'サービスからアクセスを認められた、制限付きリソースにのみ使います。お持ちでない場合は空欄のままにしてください。',
  secretIsStored: '保存済み',
  secretOptional: '任意',
  forget: '消去',
  forgotten: '消去しました。',
};
