import { mkdirSync, rmSync } from 'node:fs';
import type { DrivenPage } from '../../e2e/driver/driver.ts';
import { lookUp } from '../../e2e/driver/forms.ts';
import { clickNamed, hover, says, settledCard } from '../../e2e/driver/hands.ts';
import { forgetPlace, leaveAddress } from '../../e2e/driver/set-up.ts';
import { timersDrained } from '../../e2e/driver/timers.ts';
import { openOwnPage, openWebPage, type Studio, takePicture } from './shoot-camera.ts';

/** The only picture size that the stores accept, in device pixels. */
export const storeSize = { width: 1280, height: 800 };

/** Takes the pictures for the stores, named in display order. The studio's size must be `storeSize`. */
export async function shootStore(studio: Studio): Promise<void> {
  rmSync(studio.folder, { recursive: true, force: true });
  mkdirSync(studio.folder, { recursive: true });
  await shootCard({ ...studio, endings: ['light'] }, 'transaction', '1-transaction');
  await shootCard({ ...studio, endings: ['dark'] }, 'address', '2-address');
  await shootPopup({ ...studio, endings: ['light'] }, '3-balance', async (popup) => {
    await lookUp(popup, '0xFD85574679CC42EAFfBf473fda1b07692167e6d4');
    await clickNamed(popup, 'Load full history');
    await says(popup, /the full history\./);
  });
  await shootPopup({ ...studio, endings: ['dark'] }, '4-nft', async (popup) => {
    await lookUp(popup, '0x0B0c91cB002eA7ED0467f54d88Cfea3e9B377B28/4021');
    await says(popup, /transferred/i);
  });
  // Must come last, because it removes the local explorer's address, which no user has.
  await (await leaveAddress(studio.driver, '')).close();
  const options = await openOwnPage(studio, 'options.html');
  await says(options, /Today \(UTC\)/);
  await takePicture({ ...studio, endings: ['light'] }, options, '5-options');
  await options.close();
}

async function shootCard(studio: Studio, kind: string, name: string): Promise<void> {
  const page = await openWebPage(studio, 'demo.html');
  await hover(page, `[data-demo="${kind}"]`);
  await settledCard(page);
  // Waits until the card has faded in.
  await timersDrained(page);
  await settledCard(page);
  await takePicture(studio, page, name);
  await page.close();
}

async function shootPopup(studio: Studio, name: string, steps: (popup: DrivenPage) => Promise<unknown>): Promise<void> {
  await forgetPlace(studio.driver);
  const popup = await openOwnPage(studio, 'popup.html');
  await steps(popup);
  await popup.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await takePicture(studio, popup, name);
  await popup.close();
}
