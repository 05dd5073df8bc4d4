import { browser } from 'wxt/browser';
import { ask } from '../../src/messages/ask.ts';
import { checkIntervals } from '../../src/settings/preference-places.ts';
import { readSome } from '../../src/settings/preferences.ts';
import type { CheckParts, CheckWishes } from '../../src/views/popup/create-watch-checks.ts';

const permission = { permissions: ['notifications' as const] };

/** How the person wants checks, as the settings keep it, and whether the browser lets us notify. */
export const checkParts: CheckParts = {
  intervals: checkIntervals,
  read: () => readSome('checkEvery', 'checkBudget', 'tellChanges'),
  save: async ({ checkEvery, ...others }) => {
    await ask('saveGuarded', { ...others, ...toInterval(checkEvery) });
  },
  mayTell: () => browser.permissions.contains(permission),
  requestTelling: () => browser.permissions.request(permission),
};

function toInterval(minutes: CheckWishes['checkEvery'] | undefined) {
  const checkEvery = checkIntervals.find((one) => one === minutes);
  return checkEvery === undefined ? {} : { checkEvery };
}
