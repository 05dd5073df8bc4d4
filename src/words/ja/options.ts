import type { Words } from '../words.ts';

export const options: Words['options'] = {
  title: 'Hashlens の設定',
  access: 'アクセス',
  notStored: 'ブラウザーに保存できませんでした',
  notStoredDetail: '設定は元のままです。もう一度変更してください。',

  apiAddress: 'API アドレス',
  apiAddressHint: 'キーはこのアドレスに送信されます。空欄にすると、通常のアドレスに戻ります。',
  addressUnusable: 'このアドレスは使えません',
  addressUnusableDetail:
    'https のアドレス、またはこのコンピューター上（127.0.0.1 か localhost）の http のアドレスを、ユーザー名、?、# なしで入力してください。以前のアドレスがそのまま使われています。',
  notReachable: (address: string) => `ブラウザーが Hashlens の ${address} への接続をまだ許可していません`,
  notReachableDetail: '許可するまで、検索はできません。',
  allowAccess: 'アクセスを許可',

  speaks: 'Hashlens の言語',
  browsersLanguage: 'ブラウザーの言語',

  keptAnswers: '保存された回答',
  keptAnswersHint:
    '同じものに二重にクレジットを使わないよう、回答はこのブラウザーに保存されます。対象は、検索したトランザクション、残高、転送と、サイトの参照がどのチェーンのものだったか（サイト名は判読できない形に変換）です。プライベートウィンドウでは何も残りません。すべて消去すると、最近調べたものも消え、ポップアップは前回の場所からは開かなくなります。ウォッチ中のものは回答ではないため残ります。',
  forgetEverything: 'すべて消去',
  sureToForget: '保存された回答をすべて消去しますか？もう一度検索すると、クレジットが再びかかります。',
  yesForget: 'すべて消去する',
  keepThem: '残す',
  forgetting: '消去しています…',
  nothingKept: '完了しました。保存された回答はもうありません。',
};
