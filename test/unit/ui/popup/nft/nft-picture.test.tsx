import { describe, expect, test, vi } from 'vitest';
import type { Protocol } from '../../../../../src/messaging/protocol.ts';
import { createDeferred, type FakeAnswers } from '../../fake-ask.ts';
import { alerts, button, clickAndSettle, settle } from '../../on-page.ts';
import { drawPopup } from '../draw-popup.tsx';
import { failures, good, transferAt } from '../samples.ts';

// @vitest-environment new-document
type PictureReply = Protocol['nftPicture']['reply'];

const contract = `0x${'ed'.repeat(20)}`;
const nft = `${contract}/4021`;
const hash = `0x${'12'.repeat(32)}`;
const offer = 'Look for a picture (20 credits)';
const picture = { url: 'https://pictures.example/4021.png', host: 'pictures.example' };
const found = good(picture, 20);

type Asked = (request: Protocol['nftPicture']['request']) => PictureReply | Promise<PictureReply>;

async function draw(nftPicture: Asked, over: FakeAnswers & { loadPicture?: null; known?: Asked } = {}) {
  const { loadPicture, known = () => null, ...answers } = over;
  const drawn = drawPopup(
    {
      transfersPage: () => good({ transfers: [transferAt(9), transferAt(8)], next: null }, 20),
      nftPicture: (request) => (request.how === 'known' ? known(request) : nftPicture(request)),
      ...answers,
    },
    loadPicture === null ? { loadPicture } : {},
  );
  await drawn.lookUp(nft);
  const panel = drawn.page.querySelector('#nft-panel') ?? drawn.page;
  const paid = () => drawn.asked.filter(({ name, request }) => name === 'nftPicture' && !('how' in Object(request)));
  return { ...drawn, panel, paid };
}

describe('an NFT whose transfers name no picture', () => {
  test('is looked for in the transaction of its newest transfer once the button with its price is pressed', async () => {
    const { page, panel, paid, popup } = await draw(() => found);
    const [before, creditsBefore] = [paid(), popup.creditsUsed.value];

    await clickAndSettle(button(page, offer));

    expect(before).toEqual([]);
    expect(paid().map(({ request }) => request)).toEqual([{ chainId: 1, contract, tokenId: '4021', hash }]);
    expect(panel.textContent).toContain('Loads from pictures.example');
    expect(button(page, 'Show picture')).toBeDefined();
    expect(panel.textContent).not.toContain('Look for');
    expect(popup.creditsUsed.value - creditsBefore).toBe(20);
  });

  test('is named at once, and without a price, where the transaction is known', async () => {
    const { panel, paid } = await draw(() => found, { known: () => good(picture, 0) });

    expect(panel.textContent).toContain('Loads from pictures.example');
    expect(panel.textContent).not.toContain('credits)');
    expect(paid()).toEqual([]);
  });

  test('is offered for nothing before it is known whether it is known', async () => {
    const slow = createDeferred<PictureReply>();
    const { page, panel } = await draw(() => found, { known: () => slow.promise });
    const isOffered = () => panel.querySelector('.nft-picture-ask:not(.unsure)') !== null;
    const before = isOffered();

    slow.resolve(null);
    await settle();

    expect(before).toBe(false);
    expect(isOffered()).toBe(true);
    expect(button(page, offer)).toBeDefined();
  });

  test('is offered where it takes long to learn whether it is known, and named where that comes after all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = createDeferred<PictureReply>();
    const { panel } = await draw(() => found, { known: () => slow.promise });
    const isOffered = () => panel.querySelector('.nft-picture-ask:not(.unsure)') !== null;

    const before = isOffered();
    await vi.advanceTimersByTimeAsync(2_500);
    const after = isOffered();
    slow.resolve(good(picture, 0));
    await settle();

    expect([before, after]).toEqual([false, true]);
    expect(panel.textContent).toContain('Loads from pictures.example');
  });

  test('is offered if there is no answer whether it is known', async () => {
    const { panel } = await draw(() => found, { known: () => Promise.reject(new Error('gone')) });

    expect(panel.querySelector('.nft-picture-ask:not(.unsure)')?.textContent).toContain(offer);
  });

  test('is reported as named nowhere, there where the focus was, and is no longer looked for', async () => {
    const { page, panel, paid } = await draw(() => good(null, 20));
    button(page, offer).focus();

    await clickAndSettle(button(page, offer));

    expect(panel.querySelector('.nft-picture-ask [role=status]')?.textContent).toMatch(
      /^No usable picture found in the latest transaction/,
    );
    expect(panel.textContent).not.toContain(offer);
    expect(document.activeElement?.textContent).toMatch(/^No usable picture/);
    expect(alerts(page)).toEqual([]);
    expect(paid()).toHaveLength(1);
  });

  test.for(failures)('alerts of $kind, and can be looked for again', async (failure) => {
    const replies: PictureReply[] = [{ ok: false, failure }, found];
    const { page, panel } = await draw(() => replies.shift() ?? null);
    await clickAndSettle(button(page, offer));
    const [said, isBusy] = [alerts(page), panel.querySelector('[aria-busy=true]')];

    await clickAndSettle(button(page, offer));

    expect(said).toHaveLength(1);
    expect(isBusy).toBe(null);
    expect(alerts(page)).toEqual([]);
    expect(panel.textContent).toContain('pictures.example');
  });

  test('says that there is no answer if the background is gone', async () => {
    const { page } = await draw(() => Promise.reject(new Error('gone')));

    await clickAndSettle(button(page, offer));

    expect(alerts(page)).toHaveLength(1);
  });

  test('is asked for once, however often the button is pressed, and says that it is on its way', async () => {
    const slow = createDeferred<PictureReply>();
    const { page, panel, paid } = await draw(() => slow.promise);

    await clickAndSettle(button(page, offer));
    await clickAndSettle(button(page, 'Looking for a picture…'));

    expect(paid()).toHaveLength(1);
    expect(panel.querySelector('.nft-picture-ask')?.getAttribute('aria-busy')).toBe('true');
  });

  test('leaves the focus on the next button after a press', async () => {
    const { page } = await draw(() => found);
    button(page, offer).focus();

    await clickAndSettle(button(page, offer));

    expect(document.activeElement).toBe(button(page, 'Show picture'));
  });

  test('stays found when a newer transfer comes, and is looked for again where none was', async () => {
    const newer = `0x${'34'.repeat(32)}`;
    const pages = () => [
      good({ transfers: [transferAt(8)], next: null }, 20),
      good({ transfers: [transferAt(9, { transactionHash: newer }), transferAt(8)], next: null }, 20),
    ];
    const [first, second] = [pages(), pages()];
    const lucky = await draw(() => found, { transfersPage: () => first.shift() ?? null });
    await clickAndSettle(button(lucky.page, offer));
    await clickAndSettle(button(lucky.page, 'Refresh'));
    const luckily = lucky.panel.textContent;
    const unlucky = await draw(() => good(null, 20), { transfersPage: () => second.shift() ?? null });
    await clickAndSettle(button(unlucky.page, offer));
    await clickAndSettle(button(unlucky.page, 'Refresh'));
    await clickAndSettle(button(unlucky.page, offer));

    expect(luckily).toContain('Loads from pictures.example');
    expect(unlucky.paid().map(({ request }) => Reflect.get(Object(request), 'hash'))).toEqual([hash, newer]);
  });

  test.for<[string, Parameters<typeof draw>[1]]>([
    ['no pictures are wanted', { loadPicture: null }],
    [
      'no transfer names a transaction',
      {
        transfersPage: () =>
          good({
            transfers: [transferAt(9, { transactionHash: null }), transferAt(8, { transactionHash: 'x' })],
            next: null,
          }),
      },
    ],
  ])('is not looked for where %s', async ([, over]) => {
    const { panel, asked } = await draw(() => found, over);

    expect(panel.textContent).toContain('Azuki');
    expect(panel.textContent).not.toContain('picture');
    expect(asked.filter(({ name }) => name === 'nftPicture')).toEqual([]);
  });
});
