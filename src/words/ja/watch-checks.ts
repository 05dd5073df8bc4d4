import type { Words } from '../words.ts';

export const watchChecks: Words['watchChecks'] = {
  heading: 'チェック',
  label: '変化をチェック',
  every: {
    never: 'しない',
    quarter: '15 分ごと',
    hour: '1 時間ごと',
    sixHours: '6 時間ごと',
    day: '1 日ごと',
  },
  cost: (address, transaction) =>
    `残高が変わったか（1 回 ${address} クレジット）、トランザクションが取り込まれたか（1 回 ${transaction} クレジット）をバックグラウンドで確認します。オフの間は何も問い合わせません。`,
  budget: 'チェックに使う 1 日のクレジット',
  budgetHint: '最も長くチェックされていないものが先になります。1 日の上限も適用されます。',
  notABudget: 'クレジットの数ではありません',
  notABudgetDetail: '2000 のように 50 以上の整数を入力してください。以前の値が引き続き使われます。',
  tell: '変化を通知する',
  tellHint: 'ブラウザーの通知で、付けた名前と変化をお知らせします。',
  notAllowed: 'ブラウザーが Hashlens の通知を許可していません',
  notAllowedDetail: '変化はここには表示されます。お知らせを受け取るには通知を許可してください。',
  allow: '通知を許可',
  notStored: 'ブラウザーにこの設定を保存できませんでした。もう一度お試しください。',
  notKnown: 'チェックの結果を読み込めませんでした。このページを開き直してください。',

  checking: 'チェックしています…',
  notYet: 'まだチェックしていません。',
  last: (age) => `前回のチェック：${age}。`,
  next: (wait) => `次回は ${wait}後。`,
  spent: (spent, budget) => `今日（UTC）は ${budget} クレジットのうち ${spent} を使用しました。`,
  overBudget: '今日のチェック用クレジットを使い切りました',
  overBudgetDetail: 'UTC の 0 時を過ぎると再開します。クレジットを増やすとすぐに再開できます。',
  stopped: '前回のチェックは中断されました',

  isNew: '新着',
  changed: (change, age) => `${change}、${age}に確認`,
  checkedOn: (chain, age) => `${chain}、${age}にチェック`,
  notCheckedOn: (chain) => `${chain}、まだチェックしていません`,
  failedOn: (chain, why) => `${chain}、チェックできませんでした：${why}`,
  transactions: 'トランザクション',

  endLabels: {
    succeeded: '成功',
    failed: '失敗',
    dropped: '破棄または置き換え',
    lost: '見つかりません',
    left: 'まだ保留中',
  },
  ends: {
    succeeded: 'トランザクションが取り込まれました。',
    failed: 'トランザクションは取り込まれましたが、失敗しました。',
    dropped: 'トランザクションは破棄されたか、別のものに置き換えられました。',
    lost: 'サービスでトランザクションが見つからないため、これ以上は探しません。',
    left: 'トランザクションの保留が長すぎるため、これ以上はチェックしません。',
  },

  onChain: (text, chain) => `${chain}：${text}`,
  changedTo: (change, balance) => `${change}、現在 ${balance}`,
  severalTitle: (_count, formatted) => `ウォッチ中のものに ${formatted} 件の変化`,
  others: (_count, formatted) => `ほか ${formatted} 件`,
};
