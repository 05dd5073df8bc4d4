import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../../../src/messaging/protocol.ts';
import { createDeferred, inTurn } from '../fake-ask.ts';
import { alerts, button, clickAndSettle, settle } from '../on-page.ts';
import { drawPopup, openOn } from './draw-popup.tsx';
import { addressOf, failures, good, transferAt } from './samples.ts';

// @vitest-environment new-document
type Reply = Protocol['transfersPage']['reply'];

const contract = `0x${'ed'.repeat(20)}`;
const nft = `${contract}/4021`;
const zero = addressOf(`0x${'0'.repeat(40)}`);
const mint = transferAt(1, { type: 'token_minting', from: zero });
/** Returns a page whose only transfer names a picture at this host. */
const picturedAt = (host: string) => {
  const tokenInstance = { id: '4021', imageUrl: `https://${host}/4021.png` };
  const total = { tokenId: '4021', value: null, decimals: null, tokenInstance } as never;
  return good({ transfers: [transferAt(9, { total })], next: null });
};
const pictured = picturedAt('pictures.example');
const firstPage = good({ transfers: [transferAt(9), transferAt(8)], next: { index: '8' } }, 20);
/** Opens the popup on an NFT. The transfer replies are returned in order, and the last one repeats. */
const openNft = (...replies: (Reply | Promise<Reply>)[]) => openOn(nft, { transfersPage: inTurn(...replies) });

describe('the NFT transfers tab', () => {
  test('names the NFT and its holder as of the last transfer', async () => {
    const { page, sent } = await openNft(firstPage);

    const panel = page.querySelector('#nft-panel');
    expect(panel?.hasAttribute('hidden')).toBe(false);
    expect(panel?.querySelector('h2')?.textContent).toBe('“Azuki” #4,021');
    expect(panel?.textContent).toContain('Held by vitalik.eth');
    expect(sent('transfersPage').at(-1)?.request).toEqual({ chainId: 1, contract, tokenId: '4021', next: null });
  });

  test('has the contract and the whole number to read and to copy', async () => {
    const number = '7'.repeat(78);
    const { page } = await openOn(`${contract}/${number}`, { transfersPage: () => firstPage });

    expect(page.querySelector('#nft-panel .full')?.textContent?.toLowerCase()).toBe(`${contract}/${number}`);
  });

  test('tells each transfer in words, with method, block and exact time', async () => {
    const { page } = await openNft(good({ transfers: [transferAt(9), mint], next: null }));

    const [newest, oldest] = [...page.querySelectorAll('#nft-panel li')];
    expect(newest?.textContent).toContain('Transferred to vitalik.eth');
    expect(newest?.textContent).toContain('from 0x1111…1111');
    expect(newest?.textContent).toContain('block\u00a014,000,009');
    expect(newest?.textContent).toContain('safeTransferFrom');
    expect(newest?.querySelector('[title*="2025"]')?.getAttribute('title')).toMatch(/4\sJun\s2025,\s08:00:00.*UTC/);
    expect(oldest?.textContent).toContain('Minted to vitalik.eth');
  });

  test('has the user’s own names first, and looks up whom it names once it is pressed', async () => {
    const [address, name] = [`0x${'11'.repeat(20)}`, 'My cold wallet'];
    const { page, sent } = await openOn(nft, {
      transfersPage: () => good({ transfers: [transferAt(9, { from: addressOf(address) })], next: null }),
      watchedList: () => [{ address, name, note: '', addedMs: 0 }],
    });

    const line = page.querySelector('#nft-panel li')?.textContent;
    [...page.querySelectorAll<HTMLElement>('#nft-panel li button')]
      .find((one) => one.textContent?.includes(name))
      ?.click();
    await settle();

    expect(line).toContain('from My cold wallet named by you 0x1111…1111');
    expect(sent('balancePage').at(-1)?.request).toMatchObject({ address, chainId: 1 });
  });

  test('has the pictures of those whom it names beside their names', async () => {
    const { page } = await openNft(good({ transfers: [transferAt(9), mint], next: null }));

    const counts = [...page.querySelectorAll('#nft-panel li')].map((row) => row.querySelectorAll('.hl-icon').length);
    expect(counts).toEqual([2, 1]);
  });

  test('draws of thousands those in view, and fetches the next page once it is scrolled to the end', async () => {
    const many = Array.from({ length: 50 }, (_, at) => transferAt(1000 - at));
    const { page, sent } = await openNft(
      good({ transfers: many, next: { index: '8' } }, 20),
      good({ transfers: [mint], next: null }, 20),
      firstPage,
    );
    const frame = page.querySelector('#nft-panel .windowed') as HTMLElement;
    const [drawn, askedAtFirst] = [page.querySelectorAll('#nft-panel li').length, sent('transfersPage').length];

    frame.scrollTop = 50 * 96;
    frame.dispatchEvent(new Event('scroll'));
    await settle();

    expect(drawn).toBeLessThan(40);
    expect(askedAtFirst).toBe(1);
    expect(sent('transfersPage')).toHaveLength(2);
    expect(page.querySelector('#nft-panel .loader')?.textContent).toBe('51 transfers');
  });

  test('of pages with next to nothing it fetches no other before it is scrolled again', async () => {
    let at = 1000;
    const { sent } = await openOn(nft, {
      transfersPage: () => good({ transfers: [transferAt(at--)], next: { index: String(at) } }, 20),
    });
    await settle();

    expect(sent('transfersPage')).toHaveLength(1);
  });

  test('shows the picture only once it is asked for, and says before who would learn of it', async () => {
    const loaded: string[] = [];
    const loadPicture = async (url: string) => {
      loaded.push(url);
      return { own: 'blob:chrome-extension://ours/1' };
    };
    const { page } = await openOn(nft, { transfersPage: () => pictured }, { loadPicture });
    const [before, said] = [[...loaded], page.querySelector('#nft-panel')?.textContent];

    await clickAndSettle(button(page, 'Show picture'));
    const picture = page.querySelector<HTMLImageElement>('#nft-panel img');
    picture?.dispatchEvent(new Event('error'));
    await settle();

    expect(before).toEqual([]);
    expect(said).toContain('Loads from pictures.example');
    expect(loaded).toEqual(['https://pictures.example/4021.png']);
    expect(picture?.src).toBe('blob:chrome-extension://ours/1');
    expect(alerts(page).join()).toContain('The picture could not be loaded');
  });

  test('says that a picture did not come, and takes another press', async () => {
    const { page } = await openOn(nft, { transfersPage: () => pictured }, { loadPicture: async () => null });

    await clickAndSettle(button(page, 'Show picture'));

    expect(alerts(page).join()).toContain('pictures.example did not send it');
    expect(button(page, 'Show picture').matches(':disabled')).toBe(false);
  });

  test('says that the browser does not let its host be asked, and takes another press', async () => {
    const answers = [{ own: null }, { own: 'blob:chrome-extension://ours/1' }];
    const { page } = await openOn(
      nft,
      { transfersPage: () => pictured },
      { loadPicture: async () => answers.shift() ?? null },
    );

    await clickAndSettle(button(page, 'Show picture'));
    const said = alerts(page).join();
    await clickAndSettle(button(page, 'Show picture'));

    expect(said).toContain('Permission needed for pictures.example');
    expect(page.querySelectorAll('#nft-panel img')).toHaveLength(1);
  });

  test('asks again for a picture that is kept elsewhere now', async () => {
    const { page } = await openOn(
      nft,
      { transfersPage: inTurn(pictured, picturedAt('other.example'), firstPage) },
      { loadPicture: async () => ({ own: 'blob:chrome-extension://ours/1' }) },
    );
    await clickAndSettle(button(page, 'Show picture'));

    await clickAndSettle(button(page, 'Refresh'));

    expect(page.querySelectorAll('#nft-panel img')).toHaveLength(0);
    expect(page.querySelector('#nft-panel')?.textContent).toContain('Loads from other.example');
  });

  test('has a band of who held it, in words too', async () => {
    const first = { ...mint, to: addressOf(`0x${'11'.repeat(20)}`) };
    const later = transferAt(9, { timestamp: '2025-08-04T08:00:00Z' });
    const { page } = await openNft(good({ transfers: [later, first], next: null }));

    const band = page.querySelector('#nft-panel [role=img]');
    expect(band?.getAttribute('aria-label')).toMatch(/^2 holders since \d+\s\w+\s2025$/);
    expect([...(band?.children ?? [])].at(-1)?.getAttribute('title')).toMatch(/^vitalik\.eth, since /);
  });

  test('fetches more until there is no more', async () => {
    const { page, sent } = await openNft(firstPage, good({ transfers: [mint], next: null }, 20), firstPage);

    await clickAndSettle(button(page, 'Load more'));

    expect(sent('transfersPage').at(-1)?.request).toMatchObject({ next: { index: '8' } });
    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(3);
    expect(page.querySelector('#nft-panel .loader')?.textContent).toBe('3 transfers');
    expect(() => button(page, 'Load more')).toThrow();
  });

  test('stops when the service sends the same page again', async () => {
    const { page } = await openNft(firstPage);

    await clickAndSettle(button(page, 'Load more'));

    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(2);
    expect(page.textContent).toContain('Older ones are not available: the service repeated a page.');
  });

  test('says that the service sends known transfers again, and goes on behind them at a press', async () => {
    const again: Reply = good({ transfers: [], next: { block_number: '7', index: '1' }, repeats: true });
    const { page, sent } = await openNft(firstPage, again, good({ transfers: [mint], next: null }));

    await clickAndSettle(button(page, 'Load more'));
    const said = page.textContent;
    const asked = sent('transfersPage').length;
    await clickAndSettle(button(page, 'Load more'));

    expect(said).toContain('The service repeated records that are already loaded.');
    expect(sent('transfersPage')).toHaveLength(asked + 1);
    expect(sent('transfersPage').at(-1)?.request).toMatchObject({ next: { block_number: '7' } });
    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(3);
    expect(page.textContent).not.toContain('repeated');
  });

  test('shows every transfer of a page, also those that share a transaction or do not say their log', async () => {
    const logless = transferAt(9, { logIndex: null });
    const { page } = await openNft(good({ transfers: [logless, transferAt(8), logless], next: null }));

    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(3);
  });

  test('takes equal transfers of unknown logs on one page for two, and those of two pages for one', async () => {
    const logless = transferAt(8, { logIndex: null });
    const replies = [
      good({ transfers: [transferAt(9), logless, logless], next: { index: '8' } }),
      good({ transfers: [logless, logless, transferAt(7)], next: null }),
    ];
    const { page } = await openNft(...replies);

    await clickAndSettle(button(page, 'Load more'));

    const blocks = [...page.querySelectorAll('#nft-panel li')].map(
      (one) => /block\u00a014,000,00(.)/.exec(one.textContent)?.[1],
    );
    expect(blocks).toEqual(['9', '8', '8', '7']);
  });

  test.for<[string, string, number]>([
    ['in the block that it was in', '0x1', 3],
    ['in another block', '0x2', 2],
  ])('keeps what is older on “Refresh” only where the oldest new transfer is %s', async ([, blockHash, count]) => {
    const page1 = (hash: string) =>
      good({ transfers: [transferAt(9), transferAt(8, { blockHash: hash })], next: { index: '8' } }, 20);
    const { page } = await openNft(
      page1('0x1'),
      good({ transfers: [mint], next: null }, 20),
      page1(blockHash),
      firstPage,
    );
    await clickAndSettle(button(page, 'Load more'));

    await clickAndSettle(button(page, 'Refresh'));

    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(count);
  });

  test('says that an NFT has no transfers', async () => {
    const { page } = await openNft(good({ transfers: [], next: null }));

    expect(page.textContent).toContain('No transfers recorded');
    expect(alerts(page)).toEqual([]);
  });

  test.for(failures)('alerts of $kind', async (failure) => {
    const { page } = await openNft({ ok: false, failure });

    expect(alerts(page)).toHaveLength(1);
    expect(page.querySelector('[aria-busy=true]')).toBe(null);
  });

  test('drops the answer about an NFT that is no longer asked about', async () => {
    const slow = createDeferred<Reply>();
    const { page, lookUp } = drawPopup({
      transfersPage: ({ tokenId }) => (tokenId === '4021' ? slow.promise : good({ transfers: [mint], next: null })),
    });
    await lookUp(nft);
    await lookUp(`${contract}/7`);

    slow.resolve(firstPage);
    await settle();

    expect(page.querySelector('#nft-panel h2')?.textContent).toBe('“Azuki” #7');
    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(1);
  });

  test('looks up the transaction of a transfer, and comes back', async () => {
    const { page, card } = await openNft(firstPage);

    await clickAndSettle(button(page.querySelector('#nft-panel') ?? page, '0x1212…1212'));
    const asked = card.asked.at(-1);
    const tabs = [...page.querySelectorAll('[role=tab][aria-selected=true]')];
    await clickAndSettle(button(page, '← Back to the NFT'));

    expect(asked).toMatchObject({
      reference: { kind: 'transaction', hash: `0x${'12'.repeat(32)}` },
      asked: true,
      chainId: 1,
    });
    expect(tabs).toEqual([]);
    expect(page.querySelector('#nft-panel')?.hasAttribute('hidden')).toBe(false);
    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(2);
  });

  test('shows the transfers that are known with their age, each row once, until the newest are here', async () => {
    const newest = createDeferred<Reply>();
    const known = good({ transfers: [transferAt(8), mint], next: null }, 0);
    const { page } = await openOn(
      nft,
      { transfersPage: () => newest.promise },
      { known: { transfersPage: () => (known.ok ? { ...known, asOf: '2026-11-19T10:00:00Z' } : known) } },
    );
    const rows = [...page.querySelectorAll('#nft-panel li')];
    const before = page.querySelector('#nft-panel')?.textContent;
    newest.resolve(good({ transfers: [transferAt(9), transferAt(8), mint], next: null }));
    await settle();

    expect(before).toContain('Updated 2\u00a0days ago · Checking…');
    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(3);
    expect([...page.querySelectorAll('#nft-panel li')].slice(1)).toEqual(rows);
  });

  test('asks for a list again that was empty', async () => {
    const { page, sent } = await openNft(good({ transfers: [], next: null }), firstPage);

    await clickAndSettle(button(page, 'Refresh'));

    expect(sent('transfersPage').at(-1)?.request).toMatchObject({ how: 'new' });
    expect(page.querySelectorAll('#nft-panel li')).toHaveLength(2);
  });
});

test('two different parties of an NFT’s transfers are never shortened alike', async () => {
  const [one, other] = ['1', '2'].map((digit) => addressOf(`0x1234${digit.repeat(32)}5678`));
  const { page } = await openNft(
    good({ transfers: [transferAt(9, { from: one ?? null }), transferAt(8, { from: other ?? null })], next: null }),
  );

  const lines = [...page.querySelectorAll('#nft-panel li')].map((line) => line.textContent);
  expect(lines[0]).toContain('from 0x12341…15678');
  expect(lines[1]).toContain('from 0x12342…25678');
});
