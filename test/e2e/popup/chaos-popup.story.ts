import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { createKills } from '../kills.ts';
import { longHistory } from '../long-history.ts';
import { nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

/** Returns the value of the n-th lookup: an address with a history, an NFT or a transaction. */
function wantedAt(at: number): string {
  if (at % 3 === 1) return `${addressOf(`chaos popup ${at}`)}/${at}`;
  if (at % 3 === 2) return transactionOf(`chaos popup ${at}`);
  return longHistory(`chaos popup ${at}`, 0);
}

/** True if the visible view shows the answer about `wanted`, without an alert and with nothing loading. */
function isAnswered(popup: DrivenPage, wanted: string): Promise<boolean> {
  return popup.evaluate((value) => {
    const view = [...document.querySelectorAll('main > :not([hidden])')].at(-1);
    if (!view || view.querySelector('[aria-busy="true"], [role="alert"]')) return false;
    const named =
      view.querySelector('.hl-card')?.getAttribute('aria-label') ?? view.querySelector('.full')?.textContent;
    return named?.replace(/\s/g, '').toLowerCase().endsWith(value) ?? false;
  }, wanted);
}

test(
  'the popup answers about addresses, NFTs and transactions, or says so with a way on that works, however often the background is stopped',
  nightly,
  async ({ driver, service }) => {
    const chaos = createKills(driver, service);
    const popup = await driver.openExtensionPage('popup.html');

    for (let at = 0; !chaos.isOver(); at += 1) {
      const wanted = wantedAt(at);
      await chaos.killOnItsWay(() => lookUp(popup, wanted));
      // Every second time, the automatic retry is killed, too.
      if (at % 2 === 1) await chaos.kill();
      const about = `kill ${chaos.count()}: ${wanted}`;
      const said = await until(
        `${about} is answered, or the popup shows why not`,
        async () => {
          if (await isAnswered(popup, wanted)) return 'the answer';
          return (await alertsOf(popup)).join();
        },
        15_000,
      );
      if (said === 'the answer') continue;
      await clickNamed(popup, 'Try again');
      await until(`${about} showed "${said}", and is answered when it is tried again`, () => isAnswered(popup, wanted));
    }
  },
);
