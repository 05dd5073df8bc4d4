import type { Words } from '../words.ts';

export const watchChecks: Words['watchChecks'] = {
  heading: 'الفحص',
  label: 'فحص التغييرات',
  every: {
    never: 'أبدًا',
    quarter: 'كل 15 دقيقة',
    hour: 'كل ساعة',
    sixHours: 'كل 6 ساعات',
    day: 'كل يوم',
  },
  cost: (address, transaction) =>
    `ينظر في الخلفية هل تغيّر رصيد (${address} نقطة في كل مرة) وهل دخلت معاملة في كتلة (${transaction} نقطة في كل مرة). ما دام متوقفًا فلا يُرسَل أي طلب.`,
  budget: 'النقاط اليومية للفحص',
  budgetHint: 'يُبدأ بما لم يُفحص منذ أطول مدة. ويسري حدك اليومي أيضًا.',
  notABudget: 'هذا ليس عددًا من النقاط',
  notABudgetDetail: 'اكتب عددًا صحيحًا من 50 فما فوق، مثل 2000. ما زال العدد السابق ساريًا.',
  tell: 'إعلامي بالتغييرات',
  tellHint: 'في إشعارات متصفحك، مع الاسم الذي اخترته والتغيير.',
  notAllowed: 'لا يسمح المتصفح لـ Hashlens بإرسال إشعارات',
  notAllowedDetail: 'تظل التغييرات معلَّمة هنا. اسمح بالإشعارات لتصلك.',
  allow: 'السماح بالإشعارات',
  notStored: 'لم يحفظ المتصفح هذا الإعداد. حاول مرة أخرى.',
  notKnown: 'تعذّرت قراءة نتائج الفحص. أعد فتح هذه الصفحة.',

  checking: 'جارٍ الفحص الآن…',
  notYet: 'لم يُفحص بعد.',
  last: (age) => `آخر فحص: ${age}.`,
  next: (wait) => `الفحص التالي بعد ${wait}.`,
  spent: (spent, budget) => `النقاط المستخدمة اليوم (UTC): ${spent} من ${budget}.`,
  overBudget: 'نفدت نقاط الفحص لهذا اليوم',
  overBudgetDetail: 'يُستأنف الفحص بعد منتصف الليل بتوقيت UTC، أو فورًا إذا زدت عدد النقاط.',
  stopped: 'توقف الفحص الأخير قبل أن يكتمل',

  isNew: 'جديد',
  changed: (change, age) => `${change}، لوحظ ${age}`,
  checkedOn: (chain, age) => `${chain}، فُحص ${age}`,
  notCheckedOn: (chain) => `${chain}، لم يُفحص بعد`,
  failedOn: (chain, why) => `${chain}، تعذّر الفحص: ${why}`,
  transactions: 'المعاملات',

  endLabels: {
    succeeded: 'ناجحة',
    failed: 'فاشلة',
    dropped: 'أُسقطت أو استُبدلت',
    lost: 'غير موجودة',
    left: 'ما زالت معلّقة',
  },
  ends: {
    succeeded: 'دخلت المعاملة في كتلة.',
    failed: 'دخلت المعاملة في كتلة لكنها فشلت.',
    dropped: 'أُسقطت المعاملة أو حلّت محلها معاملة أخرى.',
    lost: 'لا تجد الخدمة المعاملة، ولن يُبحث عنها بعد الآن.',
    left: 'طال تعليق المعاملة كثيرًا، فلن تُفحص بعد الآن.',
  },

  onChain: (text, chain) => `${chain}: ${text}`,
  changedTo: (change, balance) => `${change}، والرصيد الآن ${balance}`,
  severalTitle: (_count, formatted) => `تغييرات فيما تراقبه: ${formatted}`,
  others: (_count, formatted) => `أخرى عددها ${formatted}`,
};
