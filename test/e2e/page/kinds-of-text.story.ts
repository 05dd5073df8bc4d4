import { cardOf } from '../driver/card-of.ts';
import { hover, noCard } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test('code with highlighting spans shows its references, whole and cut', async ({ openPage }) => {
  const whole = addressOf('whole in code');
  const parted = transactionOf('parted in code');
  const page =
    await openPage(`<pre><code id="code"><span class="k">const</span> <span class="n">to</span> = <span class="s">"<b id="whole">${whole}</b>"</span>;
<span class="k">const</span> <span class="n">tx</span> = <span class="m">0x</span><span class="h" id="parted">${parted.slice(2)}</span>;</code></pre>`);

  await marksCover(page, '#code', whole + parted);
  await cardOf(page, '#whole', `Address ${whole}`);
  await cardOf(page, '#parted', `Transaction ${parted}`);
});

test('cells and boxes end a reference where no white space does', nightly, async ({ openPage }) => {
  const [cell, row, item, beside] = ['in a cell', 'in a row', 'in an item', 'beside others'].map(addressOf);
  const hash = transactionOf('in a cell');
  const page =
    await openPage(`<table id="table"><tbody><tr><td id="cell">${cell}</td><td>12.5 ETH</td></tr><tr><td>From</td><td id="row">${row}</td><td>0xa9059cbb</td></tr><tr><td>1</td><td id="hash">${hash}</td><td>7</td></tr></tbody></table>
      <ul id="list"><li id="item">${item}</li><li>42 tokens</li></ul>
      <style>#beside span { margin-left: 8px }</style>
      <p id="beside"><span>From</span><span id="spaced">${beside}</span><span>12.5</span></p>`);

  await marksCover(page, '#table', `${cell}${row}${hash}`);
  await marksCover(page, '#list', `${item}`);
  await marksCover(page, '#beside', `${beside}`);
  await cardOf(page, '#cell', `Address ${cell}`);
  await cardOf(page, '#row', `Address ${row}`);
  await cardOf(page, '#hash', `Transaction ${hash}`);
  await cardOf(page, '#item', `Address ${item}`);
  await cardOf(page, '#spaced', `Address ${beside}`);
});

test('text in SVG shows its references', nightly, async ({ openPage }) => {
  const whole = addressOf('svg whole');
  const parted = addressOf('svg parted');
  const page =
    await openPage(`<svg width="900" height="80" font-size="16"><text id="whole" x="10" y="20">${whole}</text>
      <text id="parted" x="10" y="60"><tspan>${parted.slice(0, 24)}</tspan><tspan>${parted.slice(24)}</tspan></text></svg>`);

  await marksCover(page, '#whole', whole);
  await marksCover(page, '#parted', parted);
  await cardOf(page, '#whole', `Address ${whole}`);
  await cardOf(page, '#parted', `Address ${parted}`);
});

test('fields that cannot be edited show what they hold', nightly, async ({ openPage }) => {
  const values = ['read-only input', 'disabled input', 'read-only area', 'disabled area'].map(addressOf);
  const second = addressOf('second line');
  const page =
    await openPage(`<style>input, textarea { font: 15px/20px monospace; width: 700px; padding: 0; display: block; margin: 12px }</style>
      <input id="field-0" readonly value="${values[0]}"><input id="field-1" disabled value="${values[1]}">
      <textarea id="field-2" readonly rows="1">${values[2]}</textarea><textarea id="field-3" disabled rows="1">${values[3]}</textarea>
      <textarea id="lines" readonly rows="2" style="height:40px">${values[0]}\n${second}</textarea>`);

  for (const [at, value] of values.entries()) await cardOf(page, `#field-${at}`, `Address ${value}`);

  const { x, y } = await page.evaluate(() => {
    const box = document.querySelector('#lines')?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + 100, y: box.y + 30 };
  });
  await page.moveTo({ x, y });
  await until('the second line shows its card', async () => (await page.cards())[0]?.name === `Address ${second}`);

  await page.evaluate((value) => {
    const field = document.querySelector<HTMLTextAreaElement>('#lines');
    if (field) field.value = value;
  }, addressOf('changed line'));
  await noCard(page);
  await hover(page, '#field-0');
  await until('another field shows its card', async () => (await page.cards())[0]?.name === `Address ${values[0]}`);
});

test(
  'text whose rendering the browser skips is marked, and shows its card once it is seen',
  nightly,
  async ({ openPage }) => {
    const hidden = addressOf('content-visibility');
    const page = await openPage(`<p>Above.</p><div style="height:4000px"></div>
      <section id="far" style="content-visibility:auto;contain-intrinsic-size:auto 200px"><p>Sent by</p><p><code id="hidden">${hidden}</code></p></section>
      <div style="height:2000px"></div>`);

    await page.evaluate(() => document.querySelector('#far')?.scrollIntoView({ block: 'center' }));
    await marksCover(page, '#far', hidden);
    await cardOf(page, '#hidden', `Address ${hidden}`);
  },
);

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60"/></svg>')}`;

test(
  'links to explorers and marketplaces show what they lead to, whatever their content',
  once,
  async ({ openPage }) => {
    const contract = addressOf('sold');
    const [hash, framed] = [transactionOf('shortened'), transactionOf('split link')];
    const holder = addressOf('drawn');
    const page =
      await openPage(`<p><a id="image" href="https://opensea.io/assets/ethereum/${contract}/42"><img src="${picture}" alt="A picture"></a></p>
      <p><a id="drawing" href="https://basescan.org/address/${holder}"><svg width="120" height="40"><rect width="120" height="40"/></svg></a></p>
      <p>Paid in <a id="short" href="https://arbiscan.io/tx/${hash}">${hash.slice(0, 8)}…${hash.slice(-4)}</a>.</p>
      <p>Paid in <a id="parted" href="https://etherscan.io/tx/${framed}"><span>${framed.slice(0, 12)}</span><span>${framed.slice(12)}</span></a>.</p>
      <p>Paid by <a id="named" href="https://etherscan.io/address/${holder}"><b>A name</b> of theirs</a>.</p>`);

    await marksCover(page, '#short', `${hash.slice(0, 8)}…${hash.slice(-4)}`);
    await marksCover(page, '#parted', framed);
    await marksCover(page, '#named', 'A name of theirs');

    const image = await cardOf(page, '#image img', 'NFT ');
    expect(image.name).toContain(contract);
    expect(image.text).toContain('42');
    expect((await cardOf(page, '#drawing svg', `Address ${holder}`)).text).toContain('Base');
    expect((await cardOf(page, '#short', `Transaction ${hash}`)).text).toContain('Arbitrum');
    await cardOf(page, '#parted', `Transaction ${framed}`);
    await cardOf(page, '#named', `Address ${holder}`);
  },
);
