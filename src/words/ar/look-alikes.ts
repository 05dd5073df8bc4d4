import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

const advice = 'ربما صنع أحدهم أحدهما ليُظن أنه الآخر: قارن كل خانة.';

const alike = (groups: string) => `يتشابهان في البداية والنهاية، ويختلفان في ${groups}. ${advice}`;

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
  ofWatched: {
    address: (own, groups) => `هذا العنوان شبيه ${own}: ${alike(groups)}`,
    transaction: (own, groups) => `في هذه المعاملة عنوان شبيه ${own}: ${alike(groups)}`,
    nft: (own, groups) => `لهذا الـ NFT عنوان شبيه ${own}: ${alike(groups)}`,
    page: (own, groups) => `في هذه الصفحة عنوان آخر شبيه ${own}: ${alike(groups)}`,
  },
  watchedNamed: (name) => `بالعنوان ${name} الذي تراقبه`,
  watchedUnnamed: 'بعنوان تراقبه',
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
