import { cardOf } from '../driver/card-of.ts';
import { expect, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

test('an address that looks like another on the page is warned of, both in full', once, async ({ openPage }) => {
  const [real, forger] = [addressOf('to be taken for another'), addressOf('who takes it')];
  const fake = real.slice(0, 6) + forger.slice(6, -4) + real.slice(-4);
  const page = await openPage(`<p id="real">Paid ${real}</p><p>from address ${fake}</p>`);

  const { notes } = await cardOf(page, '#real', 'Address');

  const said = notes.join(' ').toLowerCase();
  expect(said).toContain('two addresses here look alike');
  expect(said).toContain('only start and end match');
  expect(said).toContain('this one');
  expect(said).toContain('on this page');
  for (const address of [real, fake]) expect(said.replaceAll(/\s/g, '')).toContain(address);
});

test('a link whose text is another address is warned of, whatever else is in it', once, async ({ openPage }) => {
  const [real, other] = [addressOf('whose text it is'), addressOf('where it leads')];
  const linkTo = (id: string, path: string) =>
    `<p>Pay <a id="${id}" href="https://etherscan.io/${path}">${real}</a></p>`;
  const page = await openPage(
    `${linkTo('false', `address/${other}?a=${real}`)}${linkTo('right', `token/${other}?a=${real}`)}`,
  );

  expect((await cardOf(page, '#false', 'Address')).notes.join(' ')).toContain('The link leads elsewhere');
  expect((await cardOf(page, '#right', 'Address')).notes.join(' ')).not.toContain('elsewhere');
});
