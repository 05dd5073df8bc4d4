import type { DrivenPage } from '../../e2e/driver/driver.ts';
import { choose } from '../../e2e/driver/forms.ts';
import { clickNamed, fill, says } from '../../e2e/driver/hands.ts';
import { ask } from '../../e2e/driver/set-up.ts';
import { addressOf, transactionOf } from '../../e2e/values.ts';
import type { Shoot, Studio } from './shoot-camera.ts';

/** Takes pictures of the "Watched" tab: empty, with checks on, failing, and warning of a look-alike. */
export async function shootWatched({ driver, explorer }: Studio, shoot: Shoot): Promise<void> {
  const names = ['Cold wallet', 'Exchange', 'Rent', ''];
  const addresses = names.map((name, at) => ({
    address: addressOf(`pictured ${at}`),
    name,
    chainId: at === 1 ? 8453 : 1,
  }));
  const hash = transactionOf('pictured');
  const open = async (popup: DrivenPage) => {
    await clickNamed(popup, 'Watched');
    await says(popup, /Background checks/);
    await popup.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
  };
  await shoot('watched-empty', (popup) => clickNamed(popup, 'Watched'));

  for (const one of addresses) await ask(driver, 'saveWatched', { ...one, note: '' });
  await ask(driver, 'saveWatchedTransaction', { hash, chainId: 1, name: 'Payment to Ann', note: 'Rent of May' });
  const pending = { status: null, result: 'pending', block_number: null, timestamp: null, confirmations: 0 };
  explorer.behave({ path: hash, rewrite: (body) => ({ ...Object(body), ...pending }) });
  await shoot('watched-checks', async (popup) => {
    await open(popup);
    await choose(popup, 'Check for changes', '60');
    await says(popup, /Last checked:/);
  });
  const [first = ''] = addresses.map(({ address }) => address);
  await shoot('watched-look-alike', async (popup) => {
    await clickNamed(popup, 'Watched');
    const alike = first.slice(0, 8) + addressOf('another').slice(8, -5) + first.slice(-5);
    await fill(popup, 'Address or transaction to watch', alike);
    await says(popup, /This is not/);
  });
  // Simulates a night without credits.
  await ask(driver, 'forgetAnswers', {});
  explorer.behave({ reply: 'out-of-credits', times: 1 });
  await shoot('watched-failing', async (popup) => {
    await open(popup);
    await choose(popup, 'Check for changes', '0');
    await popup.evaluate(async () => {
      const opening = indexedDB.open('hashlens-watched');
      await new Promise((done) => {
        opening.onsuccess = done;
      });
      const changing = opening.result.transaction(['turn', 'checks'], 'readwrite');
      changing.objectStore('turn').clear();
      changing.objectStore('checks').clear();
      await new Promise((done) => {
        changing.oncomplete = done;
      });
      opening.result.close();
    });
    await choose(popup, 'Check for changes', '60');
    await says(popup, /The last check stopped early/);
  });

  await shoot('watched-off', async (popup) => {
    await open(popup);
    await choose(popup, 'Check for changes', '0');
  });
  for (const { address } of addresses) await ask(driver, 'removeWatched', { address });
  await ask(driver, 'removeWatchedTransaction', { hash });
  // Store the key again, so that requests are allowed again.
  await ask(driver, 'saveCredentials', { apiKey: explorer.key });
}
