import { loadWatched } from '../driver/forms.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { savedFile } from '../driver/saved-file.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';
import { forgetWatched, openWatched } from '../watching.ts';

const address = addressOf('taken along as JSON');
// This name is almost as long as allowed (60 characters).
const hostile = '<img src=x onerror="document.title=1"><script></script>';

test.afterEach(({ driver }) => forgetWatched(driver));

test(
  'a JSON file goes out and comes in as it was, and what is hostile in it is text alone',
  once,
  async ({ driver, service }) => {
    const entry = { name: hostile, note: '"}],"kind":"__proto__", =1+1 漢字' };
    await ask(driver, 'saveWatched', { address, ...entry, chainId: 10 });
    const popup = await openWatched(driver);
    await until('it is listed', async () => (await textOf(popup)).includes(hostile));
    await popup.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });

    await clickNamed(popup, 'Export JSON');
    const { text } = await savedFile(driver, (name) => /^hashlens-watched-.*\.json$/.test(name));
    expect(JSON.parse(text)).toMatchObject({ kind: 'hashlens-watched', entries: [{ ...entry, chain: 10 }] });
    await forgetWatched(driver);

    await loadWatched(popup, text);
    await clickNamed(popup, 'Import 1');
    await expect.poll(() => textOf(popup)).toContain('Imported: 1 added.');
    expect(await ask(driver, 'watchedList', {})).toMatchObject([{ address, ...entry, chainId: 10 }]);
    const drawn = await popup.evaluate(() => [
      document.title,
      document.querySelectorAll('#watched-panel :is(img, script)').length,
    ]);
    expect(drawn).toEqual([expect.stringContaining('Hashlens'), 0]);
    expect(await alertsOf(popup)).toEqual([]);
    expect(service.log).toEqual([]);
  },
);

test(
  'a file is shown before it is imported, what is no entry is left out, and all is undone',
  once,
  async ({ driver }) => {
    const popup = await openWatched(driver);
    await until('the import is there', () =>
      popup.evaluate(() => {
        const all = [...document.querySelectorAll('details')];
        for (const one of all) one.open = true;
        return all.some((one) => one.querySelector('#watched-file'));
      }),
    );

    // As Rotki writes its address book.
    await loadWatched(popup, `address,name,blockchain,location\n${address},Bob,arbitrum_one,\n<b>0x</b>,,,`);

    await expect.poll(() => textOf(popup)).toContain('Row 3 is neither an EVM address nor a transaction. <b>0x</b>');
    expect(await ask(driver, 'watchedList', {})).toEqual([]);
    await clickNamed(popup, 'Import 1');
    await expect.poll(() => textOf(popup)).toContain('Imported: 1 added.');
    expect(await ask(driver, 'watchedList', {})).toMatchObject([{ address, name: 'Bob', chainId: 42161 }]);
    await clickNamed(popup, 'Undo');
    await expect.poll(() => textOf(popup)).toContain('Import undone.');
    expect(await ask(driver, 'watchedList', {})).toEqual([]);
  },
);

for (const [what, text, said] of [
  ['that is nested without end', '['.repeat(200_000), 'Hashlens cannot read this list'],
  ['of ten million characters', 'x'.repeat(10_000_000), 'larger than 4 MB'],
] as const) {
  test(`a JSON file ${what} changes nothing, and the reason is shown`, nightly, async ({ driver }) => {
    const popup = await openWatched(driver);

    await loadWatched(popup, text);

    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringContaining(said)]);
    expect(await ask(driver, 'watchedList', {})).toEqual([]);
  });
}
