import { chartBox } from '../../e2e/driver/chart.ts';
import { choose, lookUp } from '../../e2e/driver/forms.ts';
import { alertsOf, clickNamed, inkOf, says } from '../../e2e/driver/hands.ts';
import { ask, forgetPlace } from '../../e2e/driver/set-up.ts';
import { until } from '../../e2e/driver/until.ts';
import { readValue } from '../../e2e/states/show-state.ts';
import { addressOf } from '../../e2e/values.ts';
import { oddHistories, toReply } from '../odd-histories.ts';
import { openOwnPage, openWebPage, popupSize, type Shoot, type Studio, takePicture } from './shoot-camera.ts';
import { shootNfts } from './shoot-nfts.ts';
import { shootWatched } from './shoot-watched.ts';

const mara = '0xFD85574679CC42EAFfBf473fda1b07692167e6d4';
const paperBoat = '0x0B0c91cB002eA7ED0467f54d88Cfea3e9B377B28/4021';
const longest = 1200;
const swap = '0x2456f3bc61e17b687a2fc153324a91efcb27996d962b3d1ef57cb3bb25c1eaaf';

/** Takes the README's pictures of the popup. */
export async function shootPopupForReadme(studio: Studio): Promise<void> {
  const shoot = createShoot(studio);
  await shootBalance(shoot);
  await shootNft(shoot);
}

/** Takes pictures of the popup: each tab answered, loading, failing and empty. */
export async function shootPopup(studio: Studio): Promise<void> {
  const { driver, explorer } = studio;
  const states = await openWebPage(studio, 'states.html');
  const [long, waiting, failing, unseen] = await Promise.all([
    readValue(states, 'long-history'),
    readValue(states, 'popup-waiting'),
    readValue(states, 'popup-failing'),
    readValue(states, 'unseen'),
  ]);
  await states.close();
  await ask(driver, 'forgetAnswers', {});

  const shoot = createShoot(studio);
  const nobodyWaits = () =>
    until('all requests have ended', async () => explorer.log.every(({ ended }) => ended !== 'open'), 20_000);

  await shoot('empty', (popup) => says(popup, /Look up an address/));
  await shoot('nothing-such', async (popup) => {
    await lookUp(popup, '0xFD85574679CC42EAFfBf473fda1b07692167e6d');
    await until('it refuses', async () => (await alertsOf(popup)).length > 0);
  });

  await shootBalance(shoot);
  await shoot('by-block', async (popup) => {
    await lookUp(popup, mara);
    await clickNamed(popup, 'By block');
    await until('the line is drawn', () => inkOf(popup));
    const { x, y, width, height } = await chartBox(popup);
    await popup.moveTo({ x: x + width * 0.6, y: y + height / 2 });
    for (let notch = 0; notch < 6; notch += 1) await popup.wheel(-120);
    await says(popup, /Reset zoom/);
  });
  await shoot('table', async (popup) => {
    await lookUp(popup, mara);
    await clickNamed(popup, 'Table');
    await clickNamed(popup, 'Change,');
  });
  for (const [name, changes] of Object.entries(oddHistories)) {
    await shoot(name, async (popup) => {
      const address = addressOf(name);
      explorer.behave({ path: address, times: 1, reply: toReply(changes) });
      await lookUp(popup, address);
      await until('the line is drawn', () => inkOf(popup));
      await says(popup, /Updated/);
    });
  }
  await shoot('known-and-refreshed', async (popup) => {
    await lookUp(popup, mara);
    await says(popup, /Updated/);
    // A stale answer is refreshed automatically. Wait for that, so that the click causes the slow request.
    await nobodyWaits();
    explorer.behave({ path: mara, delayMs: 4000, times: 1 });
    await clickNamed(popup, 'Refresh');
    await says(popup, /Checking…/);
  });
  await shoot('not-refreshed', async (popup) => {
    // Waits for the request that the previous picture left in flight.
    await nobodyWaits();
    await lookUp(popup, mara);
    await says(popup, /Updated/);
    explorer.behave({ path: mara, reply: 'unavailable', times: 3 });
    await clickNamed(popup, 'Refresh');
    await says(popup, /Could not refresh/);
  });
  await shoot('progress', async (popup) => {
    explorer.behave({ path: long, delayMs: 4000, skip: 3, times: 1 });
    await lookUp(popup, long);
    await clickNamed(popup, 'Load full history');
    await says(popup, /15\d changes/);
  });
  await shoot('stopped', async (popup) => {
    const address = addressOf('stopped history');
    explorer.behave({ path: address, delayMs: 1500, skip: 1, times: 1 });
    await lookUp(popup, address);
    await clickNamed(popup, 'Load full history');
    await clickNamed(popup, 'Stop');
    await says(popup, /Older changes are not loaded/);
  });
  await shoot('waiting', async (popup) => {
    explorer.behave({ path: waiting, delayMs: 3000, times: 1 });
    await lookUp(popup, waiting);
    await says(popup, /Loading balance history/);
  });
  await shoot('failing', async (popup) => {
    explorer.behave({ path: failing, reply: 'unavailable', times: 3 });
    await lookUp(popup, failing);
    await until('it fails', async () => (await alertsOf(popup)).length > 0);
  });
  await shoot('unseen', async (popup) => {
    await lookUp(popup, unseen);
    await says(popup, /No balance changes/);
  });

  await shootNft(shoot);
  await shootNfts(shoot, explorer);
  await shoot('transaction', async (popup) => {
    await lookUp(popup, mara);
    await says(popup, /Updated/);
    await lookUp(popup, swap);
    await says(popup, /Block/);
  });
  await shoot('transaction-whole', async (popup) => {
    await lookUp(popup, swap);
    await says(popup, /Block/);
    await clickNamed(popup, 'More details');
  });
  await shootWatched(studio, shoot);
  await shoot('not-served', async (popup) => {
    await lookUp(popup, `eip155:56:${swap}`);
    await until('it fails', async () => (await alertsOf(popup)).length > 0);
  });
  await shoot('other-chain', async (popup) => {
    await choose(popup, 'Chain', '42161');
    await lookUp(popup, mara);
    await until('the line is drawn', () => inkOf(popup));
  });
}

function createShoot(studio: Studio): Shoot {
  return async (name, steps) => {
    await forgetPlace(studio.driver);
    const popup = await openOwnPage(studio, 'popup.html', popupSize);
    await steps(popup);
    await popup.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const height = await popup.evaluate(
      () => (document.querySelector('.popup')?.getBoundingClientRect().bottom ?? 0) + 24,
    );
    // The picture shows the whole popup and nothing below it.
    const size = { ...popupSize, height: Math.min(Math.ceil(height), longest) };
    await popup.setViewport(size);
    await takePicture(studio, popup, `popup-${name}`, { x: 0, y: 0, ...size });
    await popup.close();
  };
}

function shootBalance(shoot: Shoot): Promise<void> {
  return shoot('balance', async (popup) => {
    await lookUp(popup, mara);
    await clickNamed(popup, 'Load full history');
    await says(popup, /the full history\./);
    await until('the line is drawn', () => inkOf(popup));
  });
}

function shootNft(shoot: Shoot): Promise<void> {
  return shoot('nft', async (popup) => {
    await lookUp(popup, paperBoat);
    await says(popup, /minted/i);
  });
}
