import { sizes } from '../../size.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { cardAt, closeCard, hover, leave, settledCard } from '../driver/hands.ts';
import { hasMarks, marked } from '../driver/marks.ts';
import { plainHost, plainOf } from '../driver/plain-page.ts';
import { switchOff } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

// Each story has its own hash: answers are cached and not requested again.
const [floodedHash, framedHash] = [transactionOf('hostile load'), transactionOf('hostile load of frames')];
const withText = (hash: string) => `<p id="hash">tx ${hash}</p>`;

// A page with Hashlens may take this factor longer, plus this extra time: a busy machine passes, a stuck page does not.
const timesLonger = 4;
const moreMs = 2_000;

test.describe.configure({ timeout: 400_000 });

test.beforeEach(async ({ driver }) => {
  await switchOff(driver, [plainHost]);
});

test.afterAll(async ({ bare }) => switchOff(bare, []));

/**
 * Dispatches `sizes.hostileEvents` synthetic events of five kinds. Returns the milliseconds until the page has drawn
 * again.
 */
function flood(page: DrivenPage, selector: string): Promise<number> {
  return page.evaluate(
    async (wanted, count) => {
      const target = document.querySelector(wanted) ?? document;
      const all = { bubbles: true, composed: true, clientX: 20, clientY: 20, key: 'Escape' };
      const makers = [
        () => new PointerEvent('pointermove', all),
        () => new MouseEvent('mouseover', all),
        () => new KeyboardEvent('keydown', all),
        () => new FocusEvent('focusin', all),
        () => new Event('scroll', all),
      ];
      const start = performance.now();
      for (let turn = 0; turn < count / 5; turn += 1) for (const make of makers) target.dispatchEvent(make());
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return performance.now() - start;
    },
    selector,
    sizes.hostileEvents,
  );
}

test(
  'a page that makes up events by the thousand answers as one without Hashlens does, and so does its card',
  nightly,
  async ({ driver, pages, service }) => {
    const url = pages.serve(withText(floodedHash));
    const plain = await driver.openPage(plainOf(url));
    const boundMs = (await flood(plain, '#hash')) * timesLonger + moreMs;
    expect(await hasMarks(plain)).toBe(false);
    await plain.close();

    const page = await driver.openPage(url);
    await marked(page);
    expect(await flood(page, '#hash')).toBeLessThan(boundMs);
    expect(service.log).toEqual([]);

    const before = await cardAt(page, '#hash');
    expect(await flood(page, '[popover]')).toBeLessThan(boundMs);
    expect((await page.cards())[0]?.text).toBe(before.text);
    await closeCard(page);
    await leave(page);
    await cardAt(page, '#hash');
    expect(service.log).toHaveLength(1);
  },
);

/** Adds `count` frames with a reference, 50 at a time. Returns the milliseconds until the page is idle again. */
function addFrames(page: DrivenPage, count: number, content: string): Promise<number> {
  return page.evaluate(
    async (many, html) => {
      const addOne = () => {
        const frame = document.createElement('iframe');
        // In a smaller one no card has room, so nothing would be marked.
        frame.width = '220';
        frame.height = '90';
        document.querySelector('#frames')?.append(frame);
        // The frame has no URL, because loading one would take longer, with or without Hashlens.
        if (frame.contentDocument) frame.contentDocument.body.innerHTML = html;
      };
      const start = performance.now();
      for (let batch = 0; batch < many / 50; batch += 1) {
        for (let one = 0; one < 50; one += 1) addOne();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
      return performance.now() - start;
    },
    count,
    content,
  );
}

test(
  'a page of very many frames is there about as soon as without Hashlens, asks nothing and shows cards',
  nightly,
  async ({ driver, pages, service }) => {
    const url = pages.serve(`${withText(framedHash)}<div id="frames"></div>`);
    const content = `<p>tx ${transactionOf('in one of many')}</p>`;
    const plain = await driver.openPage(plainOf(url));
    // The full number is added here too, because each frame takes longer than the one before, with or without Hashlens.
    const plainMs = await addFrames(plain, sizes.hostileFrames, content);
    await plain.close();

    const page = await driver.openPage(url);
    await marked(page);
    expect(await addFrames(page, sizes.hostileFrames, content)).toBeLessThan(plainMs * timesLonger + moreMs);
    const isMarked = () =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('iframe')].at(-1);
        last?.scrollIntoView();
        return Reflect.get(last?.contentWindow ?? {}, 'CSS')?.highlights.size > 0;
      });
    // Firefox runs a thousand content scripts one after the other.
    await until('the last frame is marked when it is seen', isMarked, 90_000);
    expect(service.log).toEqual([]);

    await hover(page, '#hash');
    await until('a card is there', () =>
      page.evaluate(() => document.querySelector('[popover]:popover-open') !== null),
    );
    // Removes the frames, because drivers search every frame for cards.
    await page.evaluate(() => document.querySelector('#frames')?.replaceChildren());
    expect((await settledCard(page)).name).toBe(`Transaction ${framedHash}`);
    expect(service.log).toHaveLength(1);
  },
);
