import { cardOf } from './driver/card-of.ts';

import { marksCover } from './driver/marks.ts';
import { expect, nightly, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

const cut = (value: string, length: number) => value.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
const spans = (parts: string[]) => parts.map((part) => `<span>${part}</span>`).join('');

const two = addressOf('split in two');
const three = transactionOf('split in three');
const each = transactionOf('split in 66');
const broken = transactionOf('broken by wbr');
const soft = transactionOf('soft hyphens');
const nodes = transactionOf('text nodes side by side');
const inside = transactionOf('an address in a hash');

// The whole of an address stands in its first part, and it is none: what follows belongs to it.
const insideParts = `<span>${inside.slice(0, 42)}</span><span>${inside.slice(42)}</span>`;

test('a reference split over inline elements is marked as one and shows its card on each part', async ({
  openPage,
}) => {
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
});

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

test('a reference with invisible characters in it shows its card, which warns of them', async ({ openPage }) => {
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
});

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
