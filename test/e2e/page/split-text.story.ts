import { cardOf } from '../driver/card-of.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { cardAt, leave, leaveCard, noCard } from '../driver/hands.ts';
import { marked, marksCover } from '../driver/marks.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const cut = (value: string, length: number) => value.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
const spans = (parts: string[]) => parts.map((part) => `<span>${part}</span>`).join('');

const two = addressOf('split in two');
const three = transactionOf('split in three');
const each = transactionOf('split in 66');
const broken = transactionOf('broken by wbr');
const soft = transactionOf('soft hyphens');
const nodes = transactionOf('text nodes side by side');
const inside = transactionOf('an address in a hash');

// The first part alone would be an address, but is not one: the second part continues it.
const insideParts = `<span>${inside.slice(0, 42)}</span><span>${inside.slice(42)}</span>`;

test(
  'a reference split over inline elements is marked as one and shows its card on each part',
  once,
  async ({ openPage }) => {
    const page = await openPage(`<p>address <code id="two">${two.slice(0, 9)}<b>${two.slice(9)}</b></code></p>
      <p>tx <code id="three">${three.slice(0, 6)}<i>${three.slice(6, 30)}<b>${three.slice(30, 50)}</b></i>${three.slice(50)}</code></p>
      <p>tx <code id="each">${spans([...each])}</code></p>
      <p>tx <code id="broken">${cut(broken, 8).join('<wbr>')}</code></p>
      <p>tx <code id="inside">${insideParts}</code></p>
      <p>tx <code id="nodes">${nodes.slice(0, 2)}<!-- -->${nodes.slice(2)}</code></p>`);

    await marksCover(page, '#two', two);
    await marksCover(page, '#three', three);
    await marksCover(page, '#each', each);
    await marksCover(page, '#broken', broken);
    await marksCover(page, '#inside', inside);
    await marksCover(page, '#nodes', nodes);

    await cardOf(page, '#two', `Address ${two}`);
    await cardOf(page, '#two b', `Address ${two}`);
    await cardOf(page, '#three i', `Transaction ${three}`);
    await cardOf(page, '#three b', `Transaction ${three}`);
    await cardOf(page, '#each span:nth-child(1)', `Transaction ${each}`);
    await cardOf(page, '#each span:nth-child(40)', `Transaction ${each}`);
    await cardOf(page, '#each span:nth-child(66)', `Transaction ${each}`);
    await cardOf(page, '#broken', `Transaction ${broken}`);
    await cardOf(page, '#inside', `Transaction ${inside}`);
    await cardOf(page, '#nodes', `Transaction ${nodes}`);
  },
);

test('a reference with soft hyphens shows its card', nightly, async ({ openPage }) => {
  const page = await openPage(`<p style="width:300px">tx <code id="soft">${cut(soft, 7).join('&shy;')}</code></p>`);

  await marksCover(page, '#soft', cut(soft, 7).join('\u00ad'));
  await cardOf(page, '#soft', `Transaction ${soft}`);
});

const invisible: [name: string, character: string][] = [
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
];

test(
  'a reference with invisible characters in it shows its card, which warns of them',
  nightly,
  async ({ openPage }) => {
    const page = await openPage(
      invisible
        .map(([name, character], at) => {
          const address = addressOf(name);
          return `<p>address <code id="case-${at}">${address.slice(0, 20)}${character}${address.slice(20)}</code></p>`;
        })
        .join(''),
    );

    for (const [at, [name]] of invisible.entries()) {
      const card = await cardOf(page, `#case-${at}`, `Address ${addressOf(name)}`);
      expect(card.notes.join(' '), name).toContain('nvisible');
    }
  },
);

test(
  'a written-out URL that may break anywhere says its chain, and a token its number',
  nightly,
  async ({ openPage }) => {
    const hash = transactionOf('written-out with breaks');
    const contract = addressOf('token with breaks');
    const page =
      await openPage(`<p>https://<wbr>arbiscan.io/<wbr>tx/<wbr><b id="url">${cut(hash, 16).join('<wbr>')}</b></p>
      <p><code id="token">eip155:1/<wbr>erc721:<span>${contract}</span>/<b>42</b></code></p>`);

    const url = await cardOf(page, '#url', `Transaction ${hash}`);
    const token = await cardOf(page, '#token b', 'NFT ');

    expect(url.text).toContain('Arbitrum');
    expect(token.name).toContain(contract);
    expect(token.text).toContain('42');
  },
);

const values = Array.from({ length: 200 }, (_, at) => addressOf(`row ${at}`));

// A virtual list: eight elements show two hundred rows. Every fifth row has no reference.
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

// The marked text of the drawn rows, in the order of their elements.
const drawn = (first: number) =>
  Array.from({ length: 8 }, (_, at) => first + ((at - first + 8000) % 8))
    .map((at) => `${at % 5 === 4 ? '' : values[at]}more`)
    .join('');

test('a list that uses its rows again marks and shows only what they read now', nightly, async ({ openPage }) => {
  const page = await openPage(virtualList);
  const scrollTo = (row: number) => page.evaluate((top) => document.querySelector('#list')?.scrollTo(0, top), row * 30);
  const scrollTop = () =>
    page.evaluate(async () => {
      // The page draws its rows in the frame after the scroll.
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
  const first = await until('the list stops scrolling', async () => {
    const top = await scrollTop();
    return top === (await scrollTop()) && Math.floor(top / 30);
  });
  await marksCover(page, '#list', drawn(first));
});

test('marks follow a text that is cut, joined, prefixed and emptied in place', nightly, async ({ openPage }) => {
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
  nightly,
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

const first = transactionOf('first text');
const second = transactionOf('second text');

test('text that changed shows the card of what it reads now', async ({ openPage }) => {
  const page = await openPage(`<p id="text">tx ${first}</p>`);
  await marked(page);
  expect((await cardAt(page, '#text')).name).toBe(`Transaction ${first}`);
  await leaveCard(page);

  await page.evaluate((hash) => {
    const node = document.querySelector('#text')?.firstChild;
    if (node !== null && node !== undefined) node.nodeValue = `tx ${hash}`;
  }, second);
  expect((await cardAt(page, '#text')).name).toBe(`Transaction ${second}`);
});
