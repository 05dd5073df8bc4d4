import { toNftLife } from '../../explorer/generator/generate-transfers.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { storeAddress, storeKey } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { type PictureHost, startPictureHost } from '../nft-picture/picture-host.ts';
import type { Service } from '../service.ts';
import { expect, nightly, startBrowser, test } from '../story.ts';
import { addressOf } from '../values.ts';

type Detail = { token_transfers: { total: { token_instance: object } }[] };

const offer = 'Look for a picture (20 credits)';

/** Returns an NFT unique to `name`. Its newest transaction has `url` as the picture's URL. */
function nftWith(service: Service, name: string, url: string): string {
  const contract = addressOf(name);
  service.behave({
    path: toNftLife(1, { contract, tokenId: '42' }).at(-1)?.hash ?? '',
    rewrite: (body) => {
      const { token_transfers, ...rest } = body as Detail;
      const pictured = token_transfers.map(({ total, ...transfer }) => ({
        ...transfer,
        total: { ...total, token_instance: { ...total.token_instance, image_url: url } },
      }));
      return { ...rest, token_transfers: pictured };
    },
  });
  return `${contract}/42`;
}

type World = { driver: Driver; popup: DrivenPage; host: PictureHost; other: PictureHost };

/**
 * Runs `tell` in a browser that accepts the picture hosts' certificates. `/away` redirects from the first host to the
 * other.
 */
async function withHosts(kind: Driver['name'], service: Service, tell: (world: World) => Promise<void>): Promise<void> {
  await service.reset();
  const other = await startPictureHost();
  const host = await startPictureHost({ awayTo: `${other.url}/dot.png` });
  const driver = await startBrowser(kind, { trustsAnyHost: true });
  try {
    await storeAddress(driver, service.url);
    await storeKey(driver, service.key);
    const popup = await driver.openExtensionPage('popup.html');
    await tell({ driver, popup, host, other });
  } finally {
    await driver.close();
    await Promise.all([host.close(), other.close()]);
  }
}

const asked = (service: Service) =>
  service.log.map(({ path }) => path.replace(/.*\/(transactions|instances)\/.*/, '$1'));
const isDrawn = (popup: DrivenPage) =>
  until('the picture is drawn', () =>
    popup.evaluate(() => (document.querySelector<HTMLImageElement>('.nft-picture')?.naturalWidth ?? 0) > 0),
  );

test(
  'the picture of an NFT is requested once the user wants it, and reveals nothing about them',
  nightly,
  async ({ browserKind, service }) => {
    await withHosts(browserKind, service, async ({ driver, popup, host, other }) => {
      const there = nftWith(service, 'pictured NFT', `${host.url}/dot.png`);
      const gone = nftWith(service, 'NFT whose picture is gone', `${host.url}/gone.png`);
      const away = nftWith(service, 'NFT whose picture is elsewhere', `${host.url}/away`);
      // Sets the host's cookie, which identifies the user if the browser sends it.
      await (await driver.openPage(`${host.url}/page`)).close();
      host.log.length = 0;
      await popup.bringToFront();

      await lookUp(popup, there);
      await expect.poll(() => textOf(popup)).toContain(offer);
      expect(asked(service)).toEqual(['instances']);
      await clickNamed(popup, offer);
      await expect.poll(() => textOf(popup)).toMatch(/Show picture.*localhost/);
      expect(asked(service)).toEqual(['instances', 'transactions']);
      expect(host.log).toEqual([]);
      await clickNamed(popup, 'Show picture');
      await isDrawn(popup);

      expect(host.log.map(({ path }) => path)).toEqual(['/dot.png']);
      const { cookie, referer, origin } = host.log[0]?.headers ?? {};
      expect([cookie, referer, origin]).toEqual([undefined, undefined, undefined]);

      for (const [nft, path] of [
        [gone, '/gone.png'],
        [away, '/away'],
      ] as const) {
        await lookUp(popup, nft);
        await clickNamed(popup, offer);
        await clickNamed(popup, 'Show picture');
        await expect
          .poll(() => alertsOf(popup))
          .toEqual([expect.stringMatching(/The picture could not be loaded.*localhost did not send it/)]);
        expect(host.log.at(-1)?.path).toBe(path);
      }
      // No NFT names this host, so the redirect to it is not followed.
      expect(other.log).toEqual([]);
      expect(host.log).toHaveLength(3);
    });
  },
);

test(
  'where the browser lets Hashlens onto no other site, a picture’s host is asked for nothing before it is allowed',
  nightly,
  async ({ browserKind, service }) => {
    await withHosts(browserKind, service, async ({ driver, popup, host }) => {
      await lookUp(popup, nftWith(service, 'pictured NFT', `${host.url}/dot.png`));
      await clickNamed(popup, offer);
      await expect.poll(() => textOf(popup)).toContain('Show picture');
      await driver.setHostAccess(false);
      await popup.bringToFront();
      await expect.poll(() => textOf(popup)).toContain('Allow access');

      await clickNamed(popup, 'Show picture');

      // The offer is busy until the browser's permission prompt is answered, which no test can do in Chromium.
      const isBusy = () => popup.evaluate(() => document.querySelector('.nft-picture-ask')?.getAttribute('aria-busy'));
      await expect.poll(isBusy).toBe('true');
      await timersDrained(popup);
      expect(await isBusy()).toBe('true');
      expect(host.log).toEqual([]);
    });
  },
);
