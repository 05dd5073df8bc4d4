import type { Preferences } from '../../../src/settings/preference-definitions.ts';

/** Every preference with a value other than its default. */
export const otherPreferences: Preferences = {
  apiAddress: 'http://127.0.0.1:4000',
  chainIds: [10, 1],
  dailyLimit: 100,
  askBeforeAddresses: true,
  askBeforeHashes: true,
  explorers: { 1: 'https://eth.blockscout.com', 10: 'https://optimism.blockscout.com' },
  language: 'ja',
  theme: 'dark',
  numbers: 'space',
  hours: '12',
  zone: 'utc',
  pictures: 'never',
  keptMb: 200,
  checkEvery: 60,
  checkBudget: 500,
  tellChanges: true,
  mode: 'click',
  longPress: true,
  showAfterMs: 500,
  leaveAfterMs: 600,
  marks: 'off',
  sitesOff: ['example.org', 'docs.io'],
  onlySites: ['a.io', 'b.io'],
  snoozedUntil: Date.now() + 365 * 86_400_000,
};
