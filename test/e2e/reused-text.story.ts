import { cardOf } from './driver/card-of.ts';
import type { DrivenPage } from './driver/driver.ts';
import { cardAt, leave, noCard } from './driver/hands.ts';
import { marksCover } from './driver/marks.ts';
import { until } from './driver/until.ts';
import { expect, nightly, once, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

const values = Array.from({ length: 200 }, (_, at) => addressOf(`row ${at}`));

// Eight elements stand for two hundred rows, as in any virtual list; every fifth row has no reference.
const virtualList = `<div id="list" style="height:240px;overflow:auto;position:relative"><div style="height:6000px"></div></div>
  <div style="height:600px"></div>
  <script>
    const values = ${JSON.stringify(values)};
    const list = document.querySelector('#list');
    const rows = Array.from({ length: 8 }, () => {
      const row = document.createElement('div');
      row.style.cssText = 'position:absolute;left:0;height:30px';
      row.append('', document.createElement('a'));
      list.append(row);
      return row;
    });
    const draw = () => {
      const first = Math.floor(list.scrollTop / 30);
      for (let at = first; at < first + 8; at++) {
        const row = rows[at % 8];
        row.id = 'row-' + at;
        row.style.top = at * 30 + 'px';
        const text = at % 5 === 4 ? at + ' nothing' : values[at] + ' paid ';
        if (row.firstChild.data !== text) row.firstChild.data = text;
        row.lastChild.textContent = 'more';
        row.lastChild.href = 'https://etherscan.io/address/' + values[at];
      }
    };
    list.addEventListener('scroll', draw);
    draw();
  </script>`;

// What is marked in the rows that are drawn, in the order of the elements.
const drawn = (first: number) =>
  Array.from({ length: 8 }, (_, at) => first + ((at - first + 8000) % 8))
    .map((at) => `${at % 5 === 4 ? '' : values[at]}more`)
    .join('');

test('a list that uses its rows again marks and shows only what they read now', async ({ openPage }) => {
  const page = await openPage(virtualList);
  const scrollTo = (row: number) => page.evaluate((top) => document.querySelector('#list')?.scrollTo(0, top), row * 30);
  const scrollTop = () =>
    page.evaluate(async () => {
      // The page draws its rows in the frame after it was scrolled.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.querySelector('#list')?.scrollTop ?? 0;
    });
  await marksCover(page, '#list', drawn(0));
  await cardOf(page, '#row-3', `Address ${values[3]}`);

  await scrollTo(40);
  await marksCover(page, '#list', drawn(40));
  await cardOf(page, '#row-43', `Address ${values[43]}`);

  await cardAt(page, '#row-45');
  await page.wheel(900);
  await until('the rows are used again', () => page.evaluate(() => document.querySelector('#row-45') === null));
  await noCard(page);
  const first = await until('the list stands still', async () => {
    const top = await scrollTop();
    return top === (await scrollTop()) && Math.floor(top / 30);
  });
  await marksCover(page, '#list', drawn(first));
});

test('marks follow a text that is cut, joined, prefixed and emptied in place', async ({ openPage }) => {
  const [first, second] = [addressOf('in place'), addressOf('in place later')];
  const page = await openPage(`<p id="text">${first} paid</p>`);
  const change = async (work: (text: Text, value: string) => void, value = '') =>
    page.evaluate(
      (source, value) => {
        const node = document.querySelector('#text')?.firstChild;
        new Function('text', 'value', `(${source})(text, value)`)(node, value);
      },
      String(work),
      value,
    );
  await marksCover(page, '#text', first);

  await change((text) => text.insertData(0, 'Today '));
  await marksCover(page, '#text', first);
  await cardAtFirst(page, first);
  await change((text) => void text.splitText(16));
  await marksCover(page, '#text', first);
  await cardAtFirst(page, first);
  await change((text) => text.parentNode?.normalize());
  await marksCover(page, '#text', first);
  await change((text, value) => text.replaceData(6, 42, value), second);
  await marksCover(page, '#text', second);
  await cardAtFirst(page, second);
  await change((text) => text.insertData(20, '!'));
  await marksCover(page, '#text', '');
  await change((text) => text.deleteData(20, 1));
  await marksCover(page, '#text', second);
  await change((text) => text.deleteData(0, 99));

  await until('nothing is marked', () => page.evaluate(() => CSS.highlights.size === 0));
});

async function cardAtFirst(page: DrivenPage, value: string) {
  await cardOf(page, '#text', `Address ${value}`);
}

test(
  'a page that changes its address and its content without a load shows the new content',
  once,
  async ({ openPage }) => {
    const [first, second] = [transactionOf('first view'), transactionOf('second view')];
    const page = await openPage(`<main><p id="view">tx ${first}</p></main>`);
    await marksCover(page, 'main', first);
    await cardAt(page, '#view');

    await page.evaluate((hash) => {
      history.pushState(null, '', '?view=second');
      const view = document.createElement('p');
      view.id = 'view';
      view.textContent = `tx ${hash}`;
      document.querySelector('main')?.replaceChildren(view);
    }, second);
    await noCard(page);
    await marksCover(page, 'main', second);
    await leave(page);

    await cardOf(page, '#view', `Transaction ${second}`);
  },
);

test('a page that is gone back to is as it was left', nightly, async ({ pages, openPage }) => {
  const hash = transactionOf('gone back to');
  const page = await openPage(`<p id="text">tx ${hash}</p><p id="later"></p>`);
  await marksCover(page, 'body', hash);
  await cardOf(page, '#text', `Transaction ${hash}`);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'isBack', persisted)),
  );

  await page.goto(pages.serve('<p>Another page.</p>'));
  await page.evaluate(() => void setTimeout(() => history.back()));
  await until('the page was kept', () => page.evaluate(() => Reflect.get(globalThis, 'isBack')).catch(() => false));

  await marksCover(page, 'body', hash);
  await cardOf(page, '#text', `Transaction ${hash}`);
  await page.evaluate((value) => document.querySelector('#later')?.append(value), addressOf('after going back'));
  await marksCover(page, '#later', addressOf('after going back'));
  expect(await page.evaluate(() => document.body.textContent)).toContain(hash);
});
