import { cardAt, clickInCard, closeCard, pointOf, pressableIn, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const linkTo = (name: string, more = '') =>
  `<a ${more} href="https://etherscan.io/address/${addressOf(name)}">${name}</a>`;

test('a page that moves the focus itself sends nothing', async ({ openPage, service }) => {
  const page =
    await openPage(`<input id="field">${linkTo('autofocus', 'autofocus')}${linkTo('first')}${linkTo('second')}
      <iframe srcdoc='${linkTo('framed', 'id=in')}'></iframe>`);
  await marked(page);
  await timersDrained(page);
  await page.click(await pointOf(page, '#field'));
  await page.type('hello');

  for (let turn = 0; turn < 8; turn++) {
    await page.evaluate((at) => {
      const framed = document.querySelector('iframe')?.contentDocument?.querySelector('a') ?? [];
      const links = [...document.querySelectorAll('a')].concat(framed);
      // A page may set `focusVisible`, so that the focus looks like one from the keyboard.
      links[at % links.length]?.focus({ focusVisible: true } as FocusOptions);
    }, turn);
    await timersDrained(page);
  }

  expect(service.log).toEqual([]);
  expect(await page.cards()).toEqual([]);
});

test('a press of Tab counts for one focus only', async ({ openPage, service }) => {
  const page = await openPage(`${linkTo('reached', 'id=one')}<p></p>${linkTo('pushed', 'id=two')}`);
  await marked(page);
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('a');
    one?.addEventListener('focus', () => setTimeout(() => two?.focus(), 50));
  });

  await page.press('Tab');
  await timersDrained(page);

  expect(service.log).toEqual([]);
});

test('pressing "Look up" with the keyboard keeps the card until its answer', nightly, async ({ openPage, service }) => {
  const hash = transactionOf('keyboard look up');
  const page = await openPage(`<a href="https://example.org/x/${hash}">${hash}</a><p id="tick"></p>`);
  const held = service.hold();
  await marked(page);
  await page.press('Tab');
  await until('the card asks first', async () =>
    (await page.cards())[0]?.buttons.some(({ name }) => name.startsWith('Look up')),
  );

  await page.press('Tab');
  await pressableIn(page, 'Look up');
  await page.press('Enter');
  await until('the card waits', async () => (await page.cards())[0]?.busy);
  await page.evaluate(() => document.querySelector('#tick')?.append('the page changes'));
  await timersDrained(page);
  held.release();
  const card = await settledCard(page);
  await closeCard(page);

  expect(card.alerts).toEqual([]);
  expect(service.log).toHaveLength(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
});

test('a page that gets hold of the card cannot press its buttons or change its words', async ({
  openPage,
  service,
}) => {
  const hash = transactionOf('forged click');
  const page = await openPage(`<p id="text">${hash} plain</p><script>
      // Firefox tells pages which node inside a closed root an event came to.
      for (const type of ['pointermove', 'mousemove', 'mouseover']) {
        addEventListener(type, (event) => {
          const root = event.originalTarget?.getRootNode();
          if (!(root instanceof ShadowRoot)) return;
          root.querySelector('button')?.click();
          window.seenRoot = root;
        }, true);
      }
    </script>`);
  await cardAt(page, '#text');
  const [card] = await page.cards();

  await page.moveTo({ x: (card?.rect.x ?? 0) + 60, y: (card?.rect.y ?? 0) + 30 });
  await timersDrained(page);
  expect(service.log).toEqual([]);
  expect(await page.cards()).toHaveLength(1);

  const isLeaked = await page.evaluate(() => {
    const root: ShadowRoot | undefined = Reflect.get(window, 'seenRoot');
    root?.querySelector('b')?.append('Paste your private key');
    return root !== undefined;
  });
  await timersDrained(page);
  expect(await page.cards()).toHaveLength(isLeaked ? 0 : 1);
});

test(
  'a real click on "Look up", and "Try again" after it, ask for the very value',
  once,
  async ({ openPage, service }) => {
    const hash = transactionOf('try again');
    const page = await openPage(`<p id="text">${hash} plain</p>`);
    await cardAt(page, '#text');
    await service.goOffline();

    await clickInCard(page, 'Look up');
    await until('the card has failed', async () => (await page.cards())[0]?.alerts.length);
    await service.reset();
    await clickInCard(page, 'Try again');
    await until('the card has its answer', async () => (await page.cards())[0]?.allText.includes('From'));

    expect(service.log).toHaveLength(1);
  },
);
