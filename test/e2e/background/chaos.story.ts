import { sizes } from '../../size.ts';
import type { DrivenPage, Plain } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { cardOnText, closeCard, hoverText, leave, settledCard, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { createKills } from '../kills.ts';
import { countOf, longHistory, recordsOf } from '../long-history.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';
import { readyForChecks, ringLater, setLocally } from '../watching.ts';

test(
  'cards answer, or say so with a way on, however often the background is stopped under them',
  nightly,
  async ({ driver, pages, service }) => {
    const chaos = createKills(driver, service);
    const all = Array.from({ length: sizes.kills }, (_, at) =>
      at % 3 === 0 ? addressOf(`chaos ${at}`) : transactionOf(`chaos ${at}`),
    );
    const page = await driver.openPage(
      pages.serve(all.map((one) => `<p style="margin-top:20px">Transaction ${one}</p>`).join('')),
    );

    for (const [at, value] of all.entries()) {
      const about = `kill ${at}: ${value}`;
      const hasCard = () => until(`${about} has a card`, async () => (await page.cards()).length === 1);
      if (at % 3 === 0) await chaos.killOnItsWay(() => hoverText(page, value));
      else {
        const before = service.log.length;
        await hoverText(page, value);
        await hasCard();
        if (at % 3 === 1)
          await until(`${about} was answered`, async () =>
            service.log.slice(before).some(({ ended }) => ended === 'sent'),
          );
        await chaos.kill();
      }
      await hasCard();
      const card = await settledCard(page);
      const isAnswered = card.alerts.length === 0 && /Block|ETH/.test(card.text);
      const leadsOn = card.buttons.some(({ name }) => name.includes('Try again'));
      expect(isAnswered || leadsOn, `${about} says "${card.text}"`).toBe(true);
      const sent = service.log.filter(({ path, query }) =>
        `${path} ${query.address ?? ''}`.toLowerCase().includes(value),
      );
      expect(sent.length, `${about} was paid for`).toBeLessThanOrEqual(2);
      await closeCard(page);
      await leave(page);
    }

    expect(chaos.count()).toBe(sizes.kills);
  },
);

/** Clicks the first enabled button whose text contains one of `names`, if there is one. */
async function pressAny(popup: DrivenPage, names: string[]): Promise<void> {
  await popup.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')];
    all.find((one) => wanted.some((name) => one.textContent?.includes(name)))?.click();
  }, names);
}

test(
  'a history that is loaded while the background is stopped again and again comes whole, and no page twice that had come',
  nightly,
  async ({ driver, service }) => {
    const chaos = createKills(driver, service);
    const address = longHistory('chaos history', 500);
    const count = countOf(address);
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(() => textOf(popup)).toContain('Load full history');

    while (!chaos.isOver()) {
      // Every sixth kill lets one more page through first. The others must not: a history has at most twelve pages.
      const skip = chaos.count() % 6 === 0 ? 1 : 0;
      const before = service.log.length;
      await chaos.killOnItsWay(
        () =>
          until('it asks for a page', async () => {
            // If the popup notices the last kill only now, it loads the next page only after another click.
            await pressAny(popup, ['Load full history', 'Try again']);
            return service.log.length > before + skip;
          }),
        skip,
      );
    }
    await until(
      `all ${count} records are there`,
      async () => {
        await pressAny(popup, ['Load full history', 'Try again']);
        return (await recordsOf(popup)) === count;
      },
      20_000,
    );

    const asked = service.log.map(({ query }) => String(query.block_number));
    // The next page is requested only after the one before is stored, so only the last one may be requested again.
    const older = asked.filter((block, at) => block !== 'undefined' && block !== asked[at - 1]);
    expect(new Set(older).size, String(asked)).toBe(older.length);
    expect(asked.length, 'kills met pages on their way').toBeGreaterThanOrEqual(older.length + sizes.kills);
  },
);

type Found = { turn: { endedMs: number | null }; checks: { about: string; askedMs: number }[] };

/** Triggers the alarm for checks from an extension page. */
function ring(page: DrivenPage): Promise<void> {
  return page.evaluate(() =>
    Reflect.get(globalThis, 'chrome').alarms.create('checkWatched', { when: Date.now() + 20 }),
  );
}

test(
  'checks that are stopped again and again ask about everything once, and the list stays as it is',
  nightly,
  async ({ driver, service }) => {
    const chaos = createKills(driver, service);
    // Each kill removes one or two addresses from the turn.
    const list = Array.from({ length: sizes.kills * 2 + 5 }, (_, at) => ({
      address: addressOf(`chaos checked ${at}`),
      name: `Wallet ${at}`,
      note: `Note ${at}`,
      chainId: 1,
    }));
    await readyForChecks(driver);
    await ask(driver, 'importWatched', { addresses: list, transactions: [], replaces: false });
    // A turn of an earlier story in this browser would delay this one.
    await ringLater(driver);
    const begunMs = Date.now();
    const page = await driver.openExtensionPage('options.html');
    await setLocally(driver, { checkEvery: 60, checkBudget: 100_000 });

    while (!chaos.isOver()) await chaos.killOnItsWay(() => ring(page), chaos.count() % 2);
    const checks = await until(
      'the turn is through',
      async () => {
        await ring(page);
        const found = (await tell(page, 'watchedChecks', {})) as Found | null;
        return Number(found?.turn.endedMs) >= begunMs && found?.checks;
      },
      30_000,
    );

    // A check is recorded before its request. If the background was stopped in between, it counts as done until the
    // next turn.
    const noted = checks.filter(({ askedMs }) => askedMs > 0).map(({ about }) => about);
    expect(new Set(noted)).toEqual(new Set(list.map(({ address }) => address)));
    const asked = service.log.map(({ path }) => path);
    expect(new Set(asked).size, String(asked)).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(0);
    const kept = (await ask(driver, 'watchedList', {})) as typeof list;
    expect(new Set(kept.map(({ name, note }) => `${name} ${note}`))).toEqual(
      new Set(list.map(({ name, note }) => `${name} ${note}`)),
    );
    await setLocally(driver, { checkEvery: 0, checkBudget: 2000 });
    for (const { address } of list) await tell(page, 'removeWatched', { address });
  },
);

/** Sends one message to the background from this page. Returns null if the background is stopped meanwhile. */
function tell(page: DrivenPage, name: string, request: Plain): Promise<Plain> {
  return page.evaluate(
    (question) =>
      Reflect.get(globalThis, 'chrome')
        .runtime.sendMessage(question)
        .then((envelope: { answer?: Plain }) => envelope?.answer ?? null)
        .catch(() => null),
    { name, request },
  );
}

test(
  'a value saved while the background is stopped is the old or the new one, and the new one if that was confirmed',
  nightly,
  async ({ driver, pages, service }) => {
    const chaos = createKills(driver, service);
    const page = await driver.openExtensionPage('options.html');
    const address = addressOf('chaos written');
    const writes: {
      [what: string]: { write(at: number): Promise<Plain>; read(): Promise<string>; toText(at: number): string };
    } = {
      'the watched list': {
        write: (at) => tell(page, 'saveWatched', { address, name: `Name ${at}`, note: `Note ${at}` }),
        read: async () => {
          const [first] = (await tell(page, 'watchedList', {})) as { name: string; note: string }[];
          return first ? `${first.name} ${first.note}` : '';
        },
        toText: (at) => `Name ${at} Note ${at}`,
      },
      'the key': {
        write: (at) => tell(page, 'saveCredentials', { apiKey: `proapi_chaos_${1000 + at}` }),
        read: async () => String(Object(await tell(page, 'credentialsStatus', {})).apiKeyEnding),
        toText: (at) => String(1000 + at),
      },
      'a limit': {
        write: (at) => tell(page, 'saveGuarded', { dailyLimit: 50_000 + at }),
        read: async () => String(Object(await tell(page, 'heldPreferences', {})).dailyLimit),
        toText: (at) => String(50_000 + at),
      },
      'a setting': {
        write: (at) =>
          page.evaluate(async (ms) => {
            await Reflect.get(globalThis, 'chrome').storage.sync.set({ showAfterMs: ms, leaveAfterMs: ms });
            return ms;
          }, 300 + at),
        // Reads the copy that pages receive. The background has to update it, even if it was stopped before.
        read: async () =>
          page.evaluate(async () => {
            const { pagePreferences } = await Reflect.get(globalThis, 'chrome').storage.local.get('pagePreferences');
            return `${pagePreferences?.showAfterMs} ${pagePreferences?.leaveAfterMs}`;
          }),
        toText: (at) => `${300 + at} ${300 + at}`,
      },
    };
    const names = Object.keys(writes);
    const allowed = new Map(
      await Promise.all(names.map(async (name) => [name, [await writes[name]?.read()]] as const)),
    );

    for (let at = 0; at < Math.max(sizes.kills, names.length * 2); at += 1) {
      const name = names[at % names.length] ?? '';
      const { write, read, toText } = writes[name] ?? {};
      if (!write || !read || !toText) throw new Error(name);
      // Kills during the write, or right after it is confirmed.
      const isOnItsWay = at % (names.length * 2) < names.length;
      const saying = write(at);
      if (!isOnItsWay) await saying;
      const [said] = await Promise.all([saying, chaos.kill()]);
      const may = said === null ? [...(allowed.get(name) ?? []), toText(at)] : [toText(at)];
      await until(`kill ${at}: ${name} is one of ${may}, after the reply ${JSON.stringify(said)}`, async () => {
        // Any message starts the background.
        await tell(page, 'allowance', {});
        const found = await read();
        allowed.set(name, [found]);
        return may.includes(found);
      });
    }

    await tell(page, 'removeWatched', { address });
    await tell(page, 'saveCredentials', { apiKey: service.key });
    await tell(page, 'saveGuarded', { dailyLimit: 0 });
    await page.evaluate(() => Reflect.get(globalThis, 'chrome').storage.sync.remove(['showAfterMs', 'leaveAfterMs']));
    const hash = transactionOf('chaos written');
    const shown = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
    expect((await cardOnText(shown, hash)).alerts).toEqual([]);
    expect(service.log.at(-1)?.query.apikey).toBe(service.key);
  },
);
