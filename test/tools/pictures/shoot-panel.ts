import { lookUp } from '../../e2e/driver/forms.ts';
import { clickNamed, fill, inkOf, textOf } from '../../e2e/driver/hands.ts';
import { until } from '../../e2e/driver/until.ts';
import { openOwnPage, openWebPage, popupSize, type Studio, takePicture } from './shoot-camera.ts';

const mara = '0xFD85574679CC42EAFfBf473fda1b07692167e6d4';
const swap = '0x2456f3bc61e17b687a2fc153324a91efcb27996d962b3d1ef57cb3bb25c1eaaf';
// A tall column, at the narrowest width that browsers allow a panel.
const panelSize = { width: 320, height: 900 };

/**
 * Takes pictures of the side panel beside a page, and of the look-up field's suggestions in the panel and the popup.
 */
export async function shootPanel(studio: Studio): Promise<void> {
  const page = await openWebPage(studio, 'states.html');
  const panel = await openOwnPage(studio, 'sidepanel.html', panelSize);
  await until('the panel is drawn', async () => /Follow the page/.test(await textOf(panel)));
  await clickNamed(panel, 'On this page');
  await until('it lists the page', async () => /references?/.test(await textOf(panel)));
  await takePicture(studio, panel, 'panel-page');
  await lookUp(panel, swap);
  await until('it is answered', async () => /Block/.test(await textOf(panel)));
  await takePicture(studio, panel, 'panel-transaction');
  await lookUp(panel, mara);
  await until('the line is drawn', () => inkOf(panel));
  await takePicture(studio, panel, 'panel-balance');
  await fill(panel, 'Look up', '');
  await until('it offers something', async () => /Clear recent lookups/.test(await textOf(panel)));
  await takePicture(studio, panel, 'panel-offers');
  await panel.close();
  await page.close();

  const popup = await openOwnPage(studio, 'popup.html', popupSize);
  await fill(popup, 'Look up', '0x');
  await until('it offers something', async () => /Clear recent lookups/.test(await textOf(popup)));
  await popup.press('ArrowDown');
  await takePicture(studio, popup, 'popup-offers');
  await popup.close();
}
