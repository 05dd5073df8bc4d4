import { createServer } from 'node:http';
import { places, preferenceNames } from '../../../src/settings/preference-definitions.ts';
import { listenOnLoopback } from '../../explorer/listen-on-loopback.ts';
import { address, context, decisions, names, reference, toMessages } from '../../unit/background/hostile-messages.ts';
import { deskPath } from '../driver/desk.ts';
import type { DrivenPage, Driver, Plain } from '../driver/driver.ts';
import { cardOnText } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { spellingsOf } from '../holdings.ts';
import type { Service } from '../service.ts';
import { expect, nightly, once, test } from '../story.ts';
import { openTaken } from '../taken.ts';
import { transactionOf } from '../values.ts';

// Assumes that an attacker has escaped from a page into the content script there, and can ask for and read whatever it
// can.

const hash = transactionOf('taken over');
const refusedNames = names.filter((name) => decisions[name].gets === 'nothing');
const openingNames = names.filter((name) => decisions[name].gets === 'null');

test.beforeEach(async ({ driver, service }) => {
  await ask(driver, 'saveCredentials', { secretKey: service.secretKey });
  await ask(driver, 'saveWatched', { address, name: 'Mine', note: 'Do not touch' });
});

test.afterEach(async ({ driver }) => {
  await ask(driver, 'removeWatched', { address });
  await ask(driver, 'saveCredentials', { secretKey: '' });
});

/** Sends each of these messages as the content script would, and returns the replies. */
function sendAll(page: DrivenPage, messages: unknown[]): Promise<Plain[]> {
  return page.evaluateInOurWorld(async (json) => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const said: Plain[] = [];
    for (const message of JSON.parse(json)) said.push(await runtime.sendMessage(message));
    return said;
    // Passes the messages as JSON, because an object would lose its own "__proto__" property.
  }, JSON.stringify(messages));
}

/**
 * Opens a port with this name for each message. Returns what each port received until it closed or got its last answer.
 */
function postAll(page: DrivenPage, name: string, messages: unknown[]): Promise<Plain[][]> {
  return page.evaluateInOurWorld(
    async (port, json) => {
      const { runtime } = Reflect.get(globalThis, 'chrome');
      const postOne = (message: unknown) =>
        new Promise<Plain[]>((done) => {
          const heard: Plain[] = [];
          const line = runtime.connect({ name: port });
          line.onDisconnect.addListener(() => done([...heard, 'closed']));
          line.onMessage.addListener((answer: { last?: boolean }) => {
            heard.push(answer);
            if (answer.last) done(heard);
          });
          line.postMessage(message);
        });
      const said: Plain[][] = [];
      for (const message of JSON.parse(json)) said.push(await postOne(message));
      return said;
    },
    name,
    JSON.stringify(messages),
  );
}

/** Returns the state that must not change, as extension pages read it. */
async function readKept(driver: Driver): Promise<string> {
  const questions = ['credentialsStatus', 'watchedList', 'watchedChecks', 'recents', 'keptSize', 'allowance'];
  const kept: Plain[] = [];
  for (const name of questions) kept.push(await ask(driver, name, {}));
  return JSON.stringify(kept);
}

function expectNoKey(told: unknown, { key, secretKey }: Service) {
  const text = JSON.stringify(told);
  for (const spelling of spellingsOf([key, secretKey])) expect(text).not.toContain(spelling);
}

test('a page that takes over our script is refused all that is for our own pages, and changes nothing', async ({
  driver,
  pages,
  service,
}) => {
  const { page, us } = await openTaken(driver, pages.serve(`<p>Transaction ${hash}</p>`));
  const before = await readKept(driver);

  for (const name of refusedNames) {
    const messages = toMessages(name, decisions[name].request, us);
    const said = await sendAll(page, messages);
    expect(said, name).toEqual(messages.map(() => ({ refused: true })));
  }

  expect(await readKept(driver)).toBe(before);
  expect(before).toContain('Do not touch');
  expect(service.log).toEqual([]);
});

test(
  'what it may have opened are pages of ours, which tell it nothing',
  nightly,
  async ({ driver, pages, service }) => {
    const { page, us } = await openTaken(driver, pages.serve(`<p>Transaction ${hash}</p>`));
    await closeOpened(driver);

    for (const name of openingNames) {
      for (const said of await sendAll(page, toMessages(name, decisions[name].request, us)))
        expect([{ answer: null }, { refused: true }], name).toContainEqual(said);
    }

    const opened = await closeOpened(driver);
    expect(opened.length).toBeGreaterThan(2);
    for (const url of opened) expect(url).toMatch(new RegExp(`^${us.baseUrl}(?:popup|options)\\.html`));
    expectNoKey(opened, service);
  },
);

/** Closes all tabs with extension pages except the driver's own. Returns their URLs. */
async function closeOpened(driver: Driver): Promise<string[]> {
  const ours = await driver.openExtensionPage('options.html');
  const opened = await ours.evaluate(async (desk) => {
    const { runtime, tabs } = Reflect.get(globalThis, 'chrome');
    const { id } = await tabs.getCurrent();
    const contexts: { tabId: number; documentUrl: string }[] = await runtime.getContexts({ contextTypes: ['TAB'] });
    const others = contexts.filter(({ tabId, documentUrl }) => tabId !== id && !documentUrl.endsWith(desk));
    await tabs.remove(others.map(({ tabId }) => tabId));
    return others.map(({ documentUrl }) => documentUrl);
  }, deskPath);
  await ours.close();
  return opened;
}

test(
  'its ports are closed, but a card’s, through which comes a card and no key, even of a service that says it back',
  once,
  async ({ driver, pages, service }) => {
    const { page, us } = await openTaken(driver, pages.serve(`<p>Transaction ${hash}</p>`));
    const question = { id: 'q', reference, context, asked: true, isSeen: true };
    const wrong = names.flatMap((name) => toMessages(name, decisions[name].request, us));

    for (const name of ['page', 'walk', 'keys', '', 'Card', 'card ', '__proto__', ...names])
      expect(await postAll(page, name, [question]), name).toEqual([['closed']]);
    expect(await postAll(page, 'card', wrong)).toEqual(wrong.map(() => ['closed']));
    expect(service.log).toEqual([]);

    const forged = {
      ...question,
      apiKey: 'x',
      source: 'secrets',
      baseUrl: us.baseUrl,
      access: { baseUrl: us.baseUrl },
    };
    const message = `No ${service.url}?apikey=${service.key}&key=${service.secretKey}`;
    service.behave({ reply: { status: 400, body: { message } }, times: 1 });
    const said = await postAll(page, 'card', [forged, { ...forged, refresh: true }]);

    expect(said.map((one) => JSON.stringify(one.at(-1)))).toEqual([
      expect.stringContaining('"kind":"failure"'),
      expect.stringContaining('"kind":"content"'),
    ]);
    expectNoKey(said, service);
  },
);

// The settings that pages use, and the other device-local ones. An attacker in the content script can read every item
// in local storage, so add an item here only if that does no harm.
const mayBeReadInPages = [
  ...['pagePreferences', 'apiAddress', 'snoozedUntil', 'checkEvery', 'checkBudget', 'tellChanges'],
  // Whether the panel follows the page; stored once the user has changed it.
  'followPage',
];
// Firefox cannot block content scripts from reading these.
const synced = preferenceNames.filter((name) => places[name].area === 'sync');

test('what it can read of all that is stored holds neither key', async ({ driver, pages, service }) => {
  const { page } = await openTaken(driver, pages.serve(`<p>Transaction ${hash}</p>`));
  await cardOnText(page, hash);

  const { areas, databases, others, powers } = await page.evaluateInOurWorld(async () => {
    const { runtime, storage, ...rest } = Reflect.get(globalThis, 'chrome');
    const read = async (area: string): Promise<{ [name: string]: Plain }> => {
      try {
        return await storage[area].get(null);
      } catch (error) {
        return { 'not allowed': String(error) };
      }
    };
    const databases: Plain[] = [];
    for (const name of ['hashlens-secrets', 'hashlens-watched', 'hashlens-records', 'hashlens-recents']) {
      databases.push(
        await new Promise<Plain>((done) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => done(String(opening.error));
          opening.onsuccess = () => {
            done([...opening.result.objectStoreNames]);
            opening.result.close();
            // This database is the page's own, and has just been created by opening it.
            indexedDB.deleteDatabase(name);
          };
        }),
      );
    }
    const places = ['options.html', 'popup.html', 'manifest.json', 'background.js'].map((path) => runtime.getURL(path));
    const loads = places.map((url: string) => fetch(url).then((reply) => reply.text(), String));
    return {
      areas: {
        local: await read('local'),
        sync: await read('sync'),
        session: await read('session'),
        managed: await read('managed'),
      },
      databases,
      others: await Promise.all(loads),
      powers: [...Object.keys(rest), ...Object.keys(rest.scripting ?? {})],
    };
  });

  const strangers = Object.keys(areas.local).filter((name) => !mayBeReadInPages.includes(name));
  expect(strangers).toEqual([]);
  expect(Object.keys(areas.local)).toContain('pagePreferences');
  expect(Object.keys(areas.session)).toEqual(['not allowed']);
  if (driver.name === 'chromium') expect(Object.keys(areas.sync)).toEqual(['not allowed']);
  else expect(Object.keys(areas.sync).filter((name) => !synced.some((one) => one === name))).toEqual([]);
  expect(databases).toEqual([[], [], [], []]);
  expect(others).toEqual(Array(4).fill(expect.stringMatching(/Failed to fetch|NetworkError/)));
  // The content script has no API that opens tabs, runs scripts or requests permissions.
  const strong = ['tabs', 'windows', 'permissions', 'executeScript', 'registerContentScripts', 'alarms', 'action'];
  expect(powers.filter((name) => strong.includes(name))).toEqual([]);
  expectNoKey([areas, databases, others], service);
});

test('the key does not go to another address that it writes down', once, async ({ driver, pages, service }) => {
  const asked: string[] = [];
  const { port, close } = await listenOnLoopback(
    createServer((request, response) => {
      asked.push(String(request.url));
      response.end('{}');
    }),
    0,
  );
  const other = transactionOf('written down');
  const { page } = await openTaken(driver, pages.serve(`<p>Transaction ${other}</p>`));

  await page.evaluateInOurWorld(
    async (items) => {
      const { storage } = Reflect.get(globalThis, 'chrome');
      await storage.sync.set(items).catch(() => {});
      await storage.local.set(items);
    },
    // Uses the real API's host with another port, because host permissions do not distinguish ports.
    { apiAddress: `http://127.0.0.1:${port}` },
  );
  const card = await cardOnText(page, other);

  expect(card.alerts).toEqual([]);
  expect(asked).toEqual([]);
  expect(service.log).toHaveLength(1);
  await close();
});

test('it can write no setting that is synced to other machines, if the browser can close them', async ({
  driver,
  pages,
}) => {
  test.skip(driver.name === 'firefox', 'Firefox cannot: the next story shows what that is good for.');
  const { page } = await openTaken(driver, pages.serve(`<p>Transaction ${hash}</p>`));

  const said = await page.evaluateInOurWorld(async () => {
    const { sync } = Reflect.get(globalThis, 'chrome').storage;
    const tries = [
      () => sync.set({ askBeforeHashes: false, sitesOff: [] }),
      () => sync.remove('sitesOff'),
      () => sync.clear(),
    ];
    return Promise.all(tries.map((run) => run().then(() => 'done', String)));
  });

  expect(said).toEqual(Array(3).fill(expect.stringContaining('not allowed')));
});
