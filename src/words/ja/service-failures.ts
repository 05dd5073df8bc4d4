import type { Words } from '../words.ts';

export const serviceTrouble: Words['serviceTrouble'] = {
  passing: {
    title: 'サービスに問題が発生しています',
    detail: (status: string) =>
      `エラー ${status} が返されました。通常は自然に回復します。しばらくしてからもう一度お試しください。`,
  },
  notThere: {
    title: 'サービスが見つかりませんでした',
    detail: 'この API アドレスからは応答がありません（エラー 404）。設定で API アドレスを確認してください。',
  },
  elsewhere: {
    title: 'サービスはこのアドレスにありません',
    detail: (status: string) =>
      `Hashlens を別の場所に誘導していますが（${status}）、そこにはキーを送信しません。設定で API アドレスを確認してください。`,
  },
  refused: {
    title: 'サービスに接続できませんでした',
    detail: (status: string) =>
      `ファイアウォールなど、途中にあるものが Hashlens を拒否しました（エラー ${status}）。後でもう一度お試しください。`,
  },
};

export const senselessAnswers: Words['senselessAnswers'] = {
  cut: {
    title: '回答が途切れました',
    detail: 'サービスの回答の途中で接続が切れました。内容は表示していません。後でもう一度お試しください。',
  },
  html: {
    title: '回答がウェブページです',
    detail:
      'ネットワークのログインページなど、途中にあるものが応答した可能性があります。内容は表示していません。後でもう一度お試しください。',
  },
  body: {
    title: '回答を読み取れません',
    detail:
      '途中で切れたか、サービスの形式（JSON）ではありません。内容は表示していません。後でもう一度お試しください。',
  },
  size: {
    title: '回答が大きすぎます',
    detail:
      'サービスから想定をはるかに超える量が届いたため、Hashlens は読み取りを中止しました。内容は表示していません。後でもう一度お試しください。',
  },
  answer: {
    title: '回答の内容が異なります',
    detail:
      'サービスは回答しましたが、問い合わせた内容ではありませんでした。内容は表示していません。後でもう一度お試しください。',
  },
  unknown: {
    title: '回答の内容を理解できません',
    detail: (place: string) =>
      `サービスは回答しましたが、Hashlens の知らない形式です（「${place}」の箇所）。内容は表示していません。後でもう一度お試しください。`,
  },
};
