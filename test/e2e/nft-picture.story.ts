import { startChromium } from './driver/chromium.ts';
import { startFirefox } from './driver/firefox.ts';
import { lookUp } from './driver/forms.ts';
import { alertsOf, clickNamed, textOf } from './driver/hands.ts';
import { storeAddress, storeKey } from './driver/set-up.ts';
import { until } from './driver/until.ts';
import { startPictureHost } from './nft-picture/picture-host.ts';
import { build, expect, named, test } from './story.ts';
import { addressOf } from './values.ts';

type Transfers = { items: { total: { token_instance: object | null } }[] };

const withPicture = (url: string) => (body: unknown) => {
  const { items, ...rest } = body as Transfers;
  const pictured = items.map(({ total, ...item }) => ({
    ...item,
    total: { ...total, token_instance: { ...total.token_instance, id: '42', image_url: url } },
  }));
  return { ...rest, items: pictured } as never;
};

test('the picture of an NFT is asked for once the person wants it, and says nothing of them', async ({
  browserKind,
  service,
}) => {
  const host = await startPictureHost();
  const options = { trustsAnyHost: true };
  const driver = await (browserKind === 'chromium'
    ? startChromium({ ...options, executablePath: named('CHROMIUM'), extensionDir: build('chrome-mv3') })
    : startFirefox({ ...options, executablePath: named('FIREFOX'), extensionDir: build('firefox-mv3') }));
  try {
    await storeAddress(driver, service.url);
    await storeKey(driver, service.key);
    const [there, gone] = [addressOf('pictured NFT'), addressOf('NFT whose picture is gone')];
    service.behave({ path: there, rewrite: withPicture(`${host.url}/dot.png`) });
    service.behave({ path: gone, rewrite: withPicture(`${host.url}/gone.png`) });
    // The host knows this person, if the browser lets it.
    await (await driver.openPage(`${host.url}/page`)).close();
    host.log.length = 0;
    const popup = await driver.openExtensionPage('popup.html');

    await lookUp(popup, `${there}/42`);
    await expect.poll(() => textOf(popup)).toMatch(/Show picture.*localhost/);
    expect(host.log).toEqual([]);
    await clickNamed(popup, 'Show picture');
    await until('the picture is drawn', () =>
      popup.evaluate(() => (document.querySelector<HTMLImageElement>('.nft-picture')?.naturalWidth ?? 0) > 0),
    );

    expect(host.log.map(({ path }) => path)).toEqual(['/dot.png']);
    const { cookie, referer, origin } = host.log[0]?.headers ?? {};
    expect([cookie, referer, origin]).toEqual([undefined, undefined, undefined]);

    await lookUp(popup, `${gone}/42`);
    await expect.poll(() => textOf(popup)).toContain('Show picture');
    await clickNamed(popup, 'Show picture');
    await expect
      .poll(() => alertsOf(popup))
      .toEqual([expect.stringMatching(/The picture could not be loaded.*localhost did not send one/)]);
    expect(host.log.map(({ path }) => path)).toEqual(['/dot.png', '/gone.png']);
  } finally {
    await driver.close();
    await host.close();
  }
});
