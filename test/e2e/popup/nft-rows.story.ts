import { transfer } from '../../unit/every-field/full-transfer.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { textOf } from '../driver/hands.ts';
import type { Service } from '../service.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';

const widths = [320, 460, 760];

/**
 * Makes the service return `count` transfers of an NFT. In those that `isFull` selects, both parties have every mark.
 */
function tell(service: Service, contract: string, count: number, isFull: (at: number) => boolean): void {
  const none = { is_scam: false, reputation: 'ok', is_contract: false, proxy_type: null };
  const unnamed = { private_tags: [], public_tags: [], watchlist_names: [], metadata: { tags: [] } };
  const plain = {
    from: { ...transfer.from, ...none, ...unnamed },
    to: { ...transfer.to, ...none, ...unnamed },
  };
  const items = Array.from({ length: count }, (_, at) => ({
    ...transfer,
    ...(!isFull(at) && plain),
    block_number: 21_000_000 - at,
    token: { ...transfer.token, address_hash: contract },
  }));
  service.behave({ path: contract, reply: { status: 200, headers: {}, body: { items, next_page_params: null } } });
}

/**
 * Returns a line for each part that is cut off or outside its row, and for each row that overlaps the one above. Further
 * facts are shown as far as there is room.
 */
const findCut = (popup: DrivenPage) =>
  popup.evaluate(() => {
    const found: string[] = [];
    const rows = [...document.querySelectorAll<HTMLElement>('#nft-panel li')];
    for (const [at, row] of rows.entries()) {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      if (top < (rows[at - 1]?.getBoundingClientRect().bottom ?? top) - 1)
        found.push(`row ${at} lies on the one above`);
      for (const part of row.querySelectorAll<HTMLElement>(':not(.facts, .facts *)')) {
        const { overflowY } = getComputedStyle(part);
        if (overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1) found.push(`cut: ${part.innerText}`);
        const text = [...part.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
        for (const node of text) {
          const range = document.createRange();
          range.selectNode(node);
          const seen = range.getBoundingClientRect();
          const isInside = seen.top >= top && seen.bottom <= bottom && seen.left >= left && seen.right <= right;
          if (!isInside || seen.width === 0) found.push(`outside of row ${at}: ${node.textContent}`);
        }
      }
    }
    return found;
  });

/** Returns the index of the first visible row, and how far (px) it begins below the list's top. */
const placeOf = (popup: DrivenPage) =>
  popup.evaluate(() => {
    const top = document.querySelector('#nft-panel .windowed')?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll('#nft-panel li')];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > top + 1);
    return { at: Number(row?.getAttribute('aria-posinset')), px: (row?.getBoundingClientRect().top ?? 0) - top };
  });

const placeOfRow = (popup: DrivenPage, at: number) =>
  popup.evaluate((index) => {
    const top = document.querySelector('#nft-panel .windowed')?.getBoundingClientRect().top ?? 0;
    const row = document.querySelector(`#nft-panel li[aria-posinset="${index}"]`);
    return row === null ? null : row.getBoundingClientRect().top - top;
  }, at);

/** Scrolls the list by `px` and waits until new rows are drawn. */
const scrollBy = (popup: DrivenPage, px: number) =>
  popup.evaluate(async (by) => {
    document.querySelector('#nft-panel .windowed')?.scrollBy({ top: by, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, px);

test(
  'a transfer between parties with every mark is whole in its row, in any window',
  nightly,
  async ({ driver, service }) => {
    const contract = addressOf('NFT between parties with every mark');
    tell(service, contract, 6, (at) => at % 2 === 0);
    const popup = await driver.openExtensionPage('popup.html');

    await lookUp(popup, `${contract}/4021`);

    await expect.poll(() => textOf(popup)).toMatch(/\b6 transfers(?! loaded|\))/);
    for (const width of widths) {
      await popup.setViewport({ width, height: 640 });
      await expect.poll(() => findCut(popup), { message: `${width} pixels wide` }).toEqual([]);
    }
    const said = await popup.evaluate(() => document.querySelector<HTMLElement>('#nft-panel li')?.innerText ?? '');
    for (const party of ['taker', 'giver'])
      expect(said.replace(/\s+/g, ' ')).toMatch(
        new RegExp(`${party}\\.eth verified contract proxy scam ${party} watched ${party} private`),
      );
    expect(said).toMatch(/block\s21,000,000/);
    expect(said).toContain('log index 1,234');
    expect(said).toContain('batchTransfer');
  },
);

test('what would be cut in a row would be found', nightly, async ({ driver, service }) => {
  const contract = addressOf('NFT whose rows are cut');
  tell(service, contract, 2, () => true);
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, `${contract}/4021`);
  await expect.poll(() => textOf(popup)).toMatch(/\b2 transfers(?! loaded|\))/);

  await popup.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('#nft-panel li');
    if (first) first.style.height = '60px';
    const said = second?.querySelector('p');
    if (said) Object.assign(said.style, { maxHeight: '20px', overflow: 'clip' });
  });

  const found = await findCut(popup);
  expect(found).toContainEqual(expect.stringMatching(/^outside of row 0: scam/));
  expect(found).toContainEqual(expect.stringMatching(/^cut: Transferred/));
});

test(
  'a list with higher rows here and there is scrolled without a jump, down, back and to its end',
  nightly,
  async ({ driver, service }) => {
    const contract = addressOf('NFT with higher rows here and there');
    tell(service, contract, 200, (at) => at % 3 === 0);
    const popup = await driver.openExtensionPage('popup.html');
    await popup.setViewport({ width: 460, height: 640 });
    await lookUp(popup, `${contract}/4021`);
    await expect.poll(() => textOf(popup)).toMatch(/\b200 transfers(?! loaded|\))/);

    // Jumps to rows that were never shown: the rows above are measured only when they come into view.
    await scrollBy(popup, 9_000);
    for (const step of [-50, -50, -50, -130, -130, -130, -130, 60, 60, -90, -90, -90, 110]) {
      const { at, px } = await placeOf(popup);
      await scrollBy(popup, step);
      expect(Math.abs(((await placeOfRow(popup, at)) ?? Number.NaN) - (px - step)), `${step} from ${at}`).toBeLessThan(
        2,
      );
    }
    expect((await placeOf(popup)).at).toBeGreaterThan(20);
    await scrollBy(popup, 1_000_000);

    const end = await popup.evaluate(() => {
      const frame = document.querySelector('#nft-panel .windowed');
      const last = document.querySelector('#nft-panel li[aria-posinset="200"]');
      return (frame?.getBoundingClientRect().bottom ?? 0) - (last?.getBoundingClientRect().bottom ?? Number.NaN);
    });
    expect(Math.abs(end)).toBeLessThan(3);
    await scrollBy(popup, -1_000_000);
    expect((await placeOf(popup)).at).toBe(1);
  },
);
