import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

const advice = 'ربما صنع أحدهم أحدهما ليُظن أنه الآخر: قارن كل خانة.';

const alike = (groups: string, how = 'البداية والنهاية') => `يتشابهان في ${how}، ويختلفان في ${groups}. ${advice}`;

export const lookAlikes: Words['lookAlikes'] = {
  title: 'عناوين شبيهة',
  two: {
    address: (groups) => `عنوانان شبيهان: ${alike(groups)}`,
    transaction: (groups) => `في هذه المعاملة عنوانان شبيهان: ${alike(groups)}`,
    nft: (groups) => `لهذا الـ NFT عنوانان شبيهان: ${alike(groups)}`,
  },
  onPage: {
    address: (groups) => `هذا العنوان وعنوان آخر في هذه الصفحة شبيهان: ${alike(groups)}`,
    transaction: (groups) => `عنوان في هذه المعاملة وعنوان آخر في هذه الصفحة شبيهان: ${alike(groups)}`,
    nft: (groups) => `عنوان لهذا الـ NFT وعنوان آخر في هذه الصفحة شبيهان: ${alike(groups)}`,
  },
  ends: { both: 'البداية والنهاية', start: 'البداية', end: 'النهاية' },
  ofWatched: {
    address: (own, groups, how) => `هذا العنوان شبيه ${own}: ${alike(groups, how)}`,
    transaction: (own, groups, how) => `في هذه المعاملة عنوان شبيه ${own}: ${alike(groups, how)}`,
    nft: (own, groups, how) => `لهذا الـ NFT عنوان شبيه ${own}: ${alike(groups, how)}`,
    page: (own, groups, how) => `في هذه الصفحة عنوان آخر شبيه ${own}: ${alike(groups, how)}`,
  },
  watchedNamed: (name) => `بالعنوان ${name} الذي تراقبه`,
  watchedUnnamed: 'بعنوان تراقبه',
  known: 'بعنوان تعرفه',
  morePairs: (count, formatted) =>
    plural('ar', count, {
      zero: `ويوجد ${formatted} زوج آخر مثلهما.`,
      one: 'ويوجد زوج آخر مثلهما.',
      two: 'ويوجد زوجان آخران مثلهما.',
      few: `وتوجد ${formatted} أزواج أخرى مثلهما.`,
      many: `ويوجد ${formatted} زوجًا آخر مثلهما.`,
      other: `ويوجد ${formatted} زوج آخر مثلهما.`,
    }),

  groups: (count, numbers, all) =>
    plural('ar', count, {
      zero: `المجموعات ${numbers} من ${all}`,
      one: `المجموعة ${numbers} من ${all}`,
      two: `المجموعتين ${numbers} من ${all}`,
      few: `المجموعات ${numbers} من ${all}`,
      many: `المجموعات ${numbers} من ${all}`,
      other: `المجموعات ${numbers} من ${all}`,
    }),
  range: (first, last) => `${first} إلى ${last}`,
};
