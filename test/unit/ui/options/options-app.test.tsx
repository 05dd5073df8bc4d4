import { describe, expect, test } from 'vitest';
import { defaultApiAddress } from '../../../../src/settings/api-address.ts';
import { isSetting, type Preferences, preferenceNames } from '../../../../src/settings/preference-definitions.ts';
import { hasAll, toSearched } from '../../../../src/ui/options/options-app.tsx';
import { createDeferred } from '../fake-ask.ts';
import {
  alerts,
  button,
  choose,
  clickAndSettle,
  enter,
  field,
  press,
  pressAndSettle,
  settle,
  type,
  typeAndSettle,
} from '../on-page.ts';
import { drawOptions, focusedName, plainPreferences } from './draw-options.tsx';
import cases from './options-app.cases.json' with { type: 'json' };

// @vitest-environment new-document
type Drawn = Awaited<ReturnType<typeof drawOptions>>;

const askFirst = 'Ask before looking up addresses (50 credits each)';
const offHere = 'Off on these sites';
const sitesOff = (page: HTMLElement) =>
  [...page.querySelectorAll(`ul[aria-label="${offHere}"] bdi`)].map(({ textContent }) => textContent);

describe('the options', () => {
  test('have the list of their sections beside the page, not in it', async () => {
    const { page } = await drawOptions();
    const list = page.querySelector('nav');

    expect(list?.querySelectorAll('a').length).toBe(page.querySelectorAll('main section.block').length);
    expect(list?.closest('main')).toBeNull();
  });

  test('have their fields by name', async () => {
    const { page, address, chains } = await drawOptions();

    expect(field(page, 'API key').type).toBe('password');
    expect(field(page, 'Secret key').type).toBe('password');
    expect(address.value).toBe(defaultApiAddress);
    expect(field(page, 'Daily limit').value).toBe('50000');
    expect(field(page, 'Ask before looking up addresses (50 credits each)').checked).toBe(false);
    expect(chains()).toEqual(['Ethereum', 'Base', 'Arbitrum One']);
    expect(alerts(page)).toEqual([]);
  });

  test('say where a key comes from, what is sent and what is not', async () => {
    const { page } = await drawOptions();

    expect(page.querySelector<HTMLAnchorElement>('.block a')?.href).toBe('https://dev.blockscout.com/');
    expect(page.textContent).toContain('Never sent');
  });

  test('hold what was wanted until there is a key, then look it up at a press', async () => {
    const wanted = { reference: { kind: 'address', address: `0x${'ab'.repeat(20)}` }, chainId: 10 } as const;
    const { page, asked } = await drawOptions(
      {},
      {
        saveCredentials: () => ({ apiKeyEnding: 'cdef', hasSecretKey: false }),
        openPopupPage: () => null,
      },
      wanted,
    );
    const before = page.querySelector('.wanted')?.textContent;

    await enter(field(page, 'API key'), 'proapi_0123456789abcdef', 'Enter');
    await clickAndSettle(button(page, 'Look up 0xabab…abab'));

    expect(before).toBe('To see 0xabab…abab, add your key below.');
    expect(asked.at(-1)).toEqual({ name: 'openPopupPage', request: wanted });
    expect(alerts(page)).toEqual([]);
  });

  test('say that what was wanted could not be opened', async () => {
    const wanted = { reference: { kind: 'transaction', hash: `0x${'ab'.repeat(32)}` }, chainId: 1 } as const;
    const hasKey = { credentialsStatus: () => ({ apiKeyEnding: 'cdef', hasSecretKey: false }) };
    const { page } = await drawOptions({}, hasKey, wanted);

    await clickAndSettle(button(page, 'Look up 0xabab…abab'));

    expect(alerts(page)).toHaveLength(1);
  });

  test('store the secret key without showing it, and forget it', async () => {
    const { page, asked } = await drawOptions();
    const secret = field(page, 'Secret key');
    await enter(secret, 'open sesame', 'blur');
    const html = page.outerHTML;
    await clickAndSettle(button(page, 'Remove secret key'));

    expect(html).not.toContain('open sesame');
    expect(asked.filter(({ name }) => name === 'saveCredentials').map(({ request }) => request)).toEqual([
      { secretKey: 'open sesame' },
      { secretKey: '' },
    ]);
  });

  test('ask the browser for permission inside the key press itself', async () => {
    const { address, requested } = await drawOptions();
    type(address, 'http://127.0.0.1:8080');

    press(address, 'Enter');

    expect(requested).toEqual(['http://127.0.0.1:8080']);
  });

  test('ask for no permission where no gesture is: on leaving the field', async () => {
    const { address, requested } = await drawOptions();
    await enter(address, 'http://127.0.0.1:8080', 'blur');

    expect(requested).toEqual([]);
  });

  test('store the address even while the browser’s question is open', async () => {
    const { address, now } = await drawOptions({ requestReach: () => new Promise(() => {}) });

    await enter(address, 'http://localhost:8080');

    expect(now().apiAddress).toBe('http://localhost:8080');
  });

  test('note a missing permission, and ask for it with a button', async () => {
    let isAllowed = false;
    const { page } = await drawOptions({
      mayReach: async () => isAllowed,
      requestReach: async () => {
        isAllowed = true;
        return true;
      },
    });
    const before = page.querySelector('[role=note]')?.textContent;

    await clickAndSettle(button(page, 'Allow access'));

    expect(before).toContain(defaultApiAddress);
    expect(page.querySelector('[role=note]')).toBe(null);
    expect(alerts(page)).toEqual([]);
  });

  test.for([
    ['says no', async (): Promise<boolean> => false],
    ['refuses even to ask', () => Promise.reject(new Error('not from a gesture'))],
  ] as const)('keep the note when the browser %s, and say that it is still not allowed', async ([, requestReach]) => {
    const { page, address } = await drawOptions({ mayReach: async () => false, requestReach });
    const note = (): string => page.querySelector('[role=note]')?.textContent ?? '';
    const before = note();

    await clickAndSettle(button(page, 'Allow access'));

    expect(before).not.toContain('Still not allowed');
    expect(note()).toContain('Still not allowed');
    // Access to another address has not been requested yet.
    await enter(address, 'http://localhost:8080', 'blur');
    expect(note()).toContain('localhost:8080');
    expect(note()).not.toContain('Still not allowed');
  });

  test('keep the alert of a wrong address when something else is changed after it', async () => {
    const { page, address, pressButton } = await drawOptions();

    await enter(address, 'nonsense');

    await pressButton('Move Base up');

    expect(alerts(page)[0]).toContain('cannot be used');
  });

  test('show what another page stored, and whether the browser allows that', async () => {
    const { page, address, chains, storeElsewhere } = await drawOptions({
      mayReach: async (reached) => reached === defaultApiAddress,
    });

    await storeElsewhere({ apiAddress: 'https://explorer.example', chainIds: [10], dailyLimit: 700 });

    expect(address.value).toBe('https://explorer.example');
    expect(chains()).toEqual(['OP Mainnet']);
    expect(field(page, 'Daily limit').value).toBe('700');
    expect(page.querySelector('[role=note]')?.textContent).toContain('https://explorer.example');
  });

  test('undo nothing that another page stored when an unchanged field is left', async () => {
    const { address, changeElsewhere, now } = await drawOptions();
    changeElsewhere({ apiAddress: 'https://explorer.example' });

    address.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(now().apiAddress).toBe('https://explorer.example');
  });

  test('store an address that this page still shows but another page has replaced, on Enter', async () => {
    const { address, changeElsewhere, now } = await drawOptions();
    changeElsewhere({ apiAddress: 'https://explorer.example' });

    await pressAndSettle(address, 'Enter');

    expect(now().apiAddress).toBe(defaultApiAddress);
  });

  test('take an emptied address as the default one', async () => {
    const { address, now } = await drawOptions();

    await enter(address, 'https://explorer.example');

    await enter(address, '');

    expect(now().apiAddress).toBe(defaultApiAddress);
    expect(address.value).toBe(defaultApiAddress);
  });
});

describe('“Your chains” in the options', () => {
  test('move a chain at once, and keep the focus on its button', async () => {
    const { page, chains, now, pressButton } = await drawOptions();

    await pressButton('Move Base up');

    expect(chains()).toEqual(['Base', 'Ethereum', 'Arbitrum One']);
    expect(now().chainIds).toEqual([8453, 1, 42161]);
    expect(focusedName()).toBe('Move Base up');
    expect(button(page, 'Move Base up').getAttribute('aria-disabled')).toBe('true');
    expect(page.textContent).toContain('Saved just now. Base is number 1 of 3.');
    expect(page.querySelector('.chain-list li')?.textContent).toContain('default');
  });

  test('move down, and not beyond the end', async () => {
    const { chains, pressButton } = await drawOptions();

    await pressButton('Move Ethereum down');
    await pressButton('Move Ethereum down');
    await pressButton('Move Ethereum down');

    expect(chains()).toEqual(['Base', 'Arbitrum One', 'Ethereum']);
    expect(focusedName()).toBe('Move Ethereum down');
  });

  test('lose no move of several in quick succession, however slowly they are stored', async () => {
    const writes: { change: Partial<Preferences>; resolve: () => void }[] = [];
    let preferences = plainPreferences;
    const { page, store, chains } = await drawOptions({
      read: async () => preferences,
      save: (change) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        writes.push({ change, resolve });
        return promise;
      },
    });

    await clickAndSettle(button(page, 'Move Arbitrum One up'));
    await clickAndSettle(button(page, 'Move Arbitrum One up'));
    const atATime = writes.length;
    const [first] = writes;
    preferences = { ...preferences, ...first?.change };
    first?.resolve();
    await store.load();
    await settle();
    const between = chains();
    button(page, 'Remove Base').click();
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      preferences = { ...preferences, ...writes.at(-1)?.change };
      writes.at(-1)?.resolve();
    }
    await settle();

    expect(between).toEqual(['Arbitrum One', 'Ethereum', 'Base']);
    expect([atATime, writes.length]).toEqual([1, 3]);
    expect(chains()).toEqual(['Arbitrum One', 'Ethereum']);
    expect(preferences.chainIds).toEqual([42161, 1]);
  });

  test('remove a chain, and go on to the next one', async () => {
    const { now, pressButton } = await drawOptions();

    await pressButton('Remove Base');
    const next = focusedName();
    await pressButton('Remove Arbitrum One');

    expect(next).toBe('Remove Arbitrum One');
    expect(focusedName()).toBe('Remove Ethereum');
    expect(now().chainIds).toEqual([1]);
  });

  test('take back the last removal, at the same place, until something else is changed', async () => {
    const { page, chains, now, pressButton } = await drawOptions();

    await pressButton('Remove Base');
    await pressButton('Undo');
    const undone = [chains(), now().chainIds, focusedName()];
    await pressButton('Remove Base');
    await pressButton('Move Arbitrum One up');

    expect(undone).toEqual([['Ethereum', 'Base', 'Arbitrum One'], [1, 8453, 42161], 'Remove Base']);
    expect(page.textContent).not.toContain('Undo');
  });

  test.for([
    { from: 2, to: 0, chainIds: [42161, 1, 8453] },
    { from: 0, to: 2, chainIds: [8453, 42161, 1] },
    { from: 1, to: 1, chainIds: [1, 8453, 42161] },
  ])('drag row $from onto row $to', async ({ from, to, chainIds }) => {
    const { page, now } = await drawOptions();
    const rows = page.querySelectorAll('.chain-list li');

    rows[from]?.dispatchEvent(new Event('dragstart'));
    rows[to]?.dispatchEvent(new Event('drop', { cancelable: true }));
    await settle();

    expect(now().chainIds).toEqual(chainIds);
  });

  test('ignore what is dropped after a drag that was cancelled', async () => {
    const { page, now } = await drawOptions();
    const rows = page.querySelectorAll('.chain-list li');

    rows[2]?.dispatchEvent(new Event('dragstart'));
    rows[2]?.dispatchEvent(new Event('dragend', { bubbles: true }));
    rows[0]?.dispatchEvent(new Event('drop', { cancelable: true }));
    await settle();

    expect(now().chainIds).toEqual([1, 8453, 42161]);
  });

  test('keep the last chain', async () => {
    const { page, now, pressButton, storeElsewhere } = await drawOptions();
    await storeElsewhere({ chainIds: [10] });

    await pressButton('Remove OP Mainnet');

    expect(now().chainIds).toEqual([10]);
    expect(button(page, 'Remove OP Mainnet').getAttribute('aria-disabled')).toBe('true');
  });

  test('offer only what is not there yet, test networks apart, and add it at the end', async () => {
    const { page, now, pressButton } = await drawOptions();
    const select = field<HTMLSelectElement>(page, 'Add a chain');
    const offered = [...select.options].map(({ value }) => value);

    select.value = '10';
    await pressButton('Add');

    expect(offered).not.toContain('8453');
    expect([...select.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Mainnets', 'Testnets']);
    expect(now().chainIds).toEqual([1, 8453, 42161, 10]);
    expect(select.value).toBe('');
    expect(focusedName()).toBe('Add');
  });

  test('add nothing where nothing was chosen', async () => {
    const { page, now, pressButton } = await drawOptions();

    await pressButton('Add');

    expect(now().chainIds).toHaveLength(3);
    expect(alerts(page)).toEqual([]);
  });

  test('say when the list is full', async () => {
    const { page, storeElsewhere } = await drawOptions();

    await storeElsewhere({ chainIds: [1, 2, 3, 4, 5] });

    expect(page.textContent).toContain('The list is full');
    expect(page.querySelector('#add-chain')).toBe(null);
  });
});

describe('“Credits” in the options', () => {
  test.for(cases.credits)('say $name', async ({ allowance, words }) => {
    const { page } = await drawOptions({}, { allowance: () => allowance });

    expect(page.textContent).toContain(words);
  });
});

describe('“Kept answers” in the options', () => {
  const forgotten = (asked: { name: string }[]) => asked.filter(({ name }) => name === 'forgetAnswers').length;

  test('are forgotten after a second word, and the page says so', async () => {
    const answer = createDeferred<null>();
    const { page, asked, pressButton } = await drawOptions({}, { forgetAnswers: () => answer.promise });

    await pressButton('Clear saved data');
    const focusThen = focusedName();
    const before = forgotten(asked);
    await pressButton('Clear all');
    await pressButton('Clear all');
    const busy = page.textContent;
    answer.resolve(null);
    await settle();

    expect(focusThen).toBe('Clear all');
    expect([before, forgotten(asked)]).toEqual([0, 1]);
    expect(busy).toContain('Clearing…');
    expect(page.textContent).toContain('Saved data cleared.');
    expect(focusedName()).toBe('Clear saved data');
  });

  test('stay when the user cancels', async () => {
    const { page, asked, pressButton } = await drawOptions({}, { forgetAnswers: () => null });

    await pressButton('Clear saved data');
    await pressButton('Cancel');

    expect(forgotten(asked)).toBe(0);
    expect(focusedName()).toBe('Clear saved data');
    expect(page.textContent).not.toContain('Saved data cleared.');
  });

  test('alert when they could not be forgotten', async () => {
    const { page, pressButton } = await drawOptions();

    await pressButton('Clear saved data');
    await pressButton('Clear all');

    expect(alerts(page)[0]).toContain('did not answer');
    expect(page.textContent).not.toContain('Saved data cleared.');
  });
});

test('the language is the browser’s until one is chosen, each by its own name', async () => {
  const { page, now } = await drawOptions();
  const select = page.querySelector<HTMLSelectElement>('#language');
  const before = select?.value;
  const names = [...(select?.options ?? [])].map(({ text }) => text);

  await choose(select, 'ar');

  expect(before).toBe('auto');
  expect(names).toEqual(['Browser default', 'English', 'Deutsch', 'Español', '简体中文', '日本語', 'العربية']);
  expect(now().language).toBe('ar');
});

/** Changes that the browser refuses to store, each with a function that returns the displayed, unchanged value. */
const refused: [what: string, act: (drawn: Drawn) => Promise<void>, shown: (drawn: Drawn) => unknown][] = [
  ['the order of chains', ({ pressButton }) => pressButton('Move Base up'), ({ chains }) => chains()],
  ['a tick', ({ page }) => clickAndSettle(field(page, askFirst)), ({ page }) => field(page, askFirst).checked],
  ['a choice', ({ page }) => clickAndSettle(field(page, 'Click')), ({ page }) => field(page, 'Click').checked],
  ['a site', ({ page }) => enter(field(page, offHere), 'example.org'), ({ page }) => sitesOff(page)],
  ['a pause', ({ pressButton }) => pressButton('1 hour'), ({ page }) => page.textContent?.includes('Paused until')],
];

test.for(refused)('%s that the browser does not store is as it was, and that is an alert', async ([, act, shown]) => {
  const drawn = await drawOptions({ save: () => Promise.reject(new Error('quota')) });
  const before = shown(drawn);

  await act(drawn);

  expect(shown(drawn)).toEqual(before);
  expect(alerts(drawn.page)).toEqual([expect.stringContaining('Could not save')]);
});

describe('a field of the options', () => {
  test.for(cases.stored)(
    '$field: “$text” is stored on $how',
    async ({ field: name, text, how, stored, shown, says }) => {
      const { page, now } = await drawOptions();
      const input = field(page, name);

      await enter(input, text, how as 'Enter' | 'blur');

      expect(now()).toEqual({ ...plainPreferences, ...stored });
      expect(input.value).toBe(shown);
      expect(page.textContent).toContain(says);
      expect(alerts(page)).toEqual([]);
    },
  );

  const refusedByField = Object.entries(Object.groupBy(cases.refused, (row) => row.field));

  test.for(refusedByField)('%s: wrong texts are refused in words, and nothing is stored', async ([name, rows = []]) => {
    const { page, now, requested } = await drawOptions();
    const input = field(page, name);
    const right = input.value;

    for (const { text, alert } of rows) {
      await enter(input, right);
      const before = alerts(page);
      await enter(input, text);

      expect(before, text).toEqual([]);
      expect(alerts(page), text).toEqual([expect.stringContaining(alert)]);
      expect(input.getAttribute('aria-invalid'), text).toBe('true');
      expect(input.value).toBe(text);
      expect(now(), text).toEqual(plainPreferences);
    }
    expect(requested).toEqual([]);
  });

  test.for(cases.ticks)('$field: a click is stored at once', async ({ field: name, stored, group, says }) => {
    const { page, now } = await drawOptions();
    const box = field(page, name);
    const before = box.checked;

    await clickAndSettle(box);

    expect([before, box.checked]).toEqual([false, true]);
    expect(now()).toMatchObject(stored);
    expect(page.textContent).toContain(says ?? 'Saved just now.');
    if (group === undefined) return;
    expect(box.closest('fieldset')?.querySelector('legend')?.textContent).toBe(group);
    expect(box.closest('fieldset')?.textContent).toContain('Saved just now.');
  });
});

const seen = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('section.block')]
    .filter(({ hidden }) => !hidden)
    .map((block) => block.querySelector('h2')?.textContent);

describe('a search of the settings', () => {
  test('leaves what has its words', async () => {
    const { page } = await drawOptions();
    const box = field(page, 'Search settings');

    for (const { query, blocks } of cases.searches) {
      await typeAndSettle(box, '');
      const before = seen(page);
      await typeAndSettle(box, query);

      expect(before.length, query).toBeGreaterThan(1);
      expect(seen(page), query).toEqual(blocks);
      expect(page.querySelector('.settings-search [role=status]')?.textContent).toMatch(/^1 of \d sections matches\.$/);
    }
  });

  test('that finds nothing says so', async () => {
    const { page } = await drawOptions();

    await typeAndSettle(field(page, 'Search settings'), 'qwertz');

    expect(seen(page)).toEqual([]);
    expect(page.querySelector('.settings-search [role=status]')?.textContent).toContain('No settings found');
  });

  test('ends with Esc, and everything is there again', async () => {
    const { page } = await drawOptions();
    const before = seen(page);
    const box = field(page, 'Search settings');
    await typeAndSettle(box, 'limit');

    await pressAndSettle(box, 'Escape');

    expect(box.value).toBe('');
    expect(seen(page)).toEqual(before);
    expect(page.querySelector('.settings-search [role=status]')?.textContent).toBe('');
  });
});

test.for(cases.matches)('in “$text”, “$query” is found: $isFound', ({ text, query, isFound }) => {
  expect(hasAll(text, toSearched(query))).toBe(isFound);
});

const canBeSet = preferenceNames.filter(isSetting);
const locking = (...names: (keyof Preferences)[]) => ({ readLocked: async () => new Set(names) });
const words = 'Set by your administrator.';

test('an administrator is not mentioned if there is none', async () => {
  const { page } = await drawOptions();

  expect(page.textContent).not.toContain(words);
  expect(page.querySelectorAll('fieldset:disabled')).toHaveLength(0);
});

test('each setting is shown as locked where an administrator set it, and nothing else is', async () => {
  let name = canBeSet[0];
  const { page, store } = await drawOptions({ readLocked: async () => new Set(name && [name]) });

  for (name of canBeSet) {
    await store.load();
    await settle();

    const locked = [...page.querySelectorAll('fieldset:disabled')];
    expect(locked, name).toHaveLength(1);
    expect(locked[0]?.textContent, name).toContain(words);
    expect(page.textContent?.split(words), name).toHaveLength(2);
  }
});

test('the browser can still be asked to let Hashlens reach an address that an administrator set', async () => {
  const { page } = await drawOptions({ ...locking('apiAddress'), mayReach: async () => false });

  const button = [...page.querySelectorAll('button')].find((one) => one.textContent === 'Allow access');
  expect(button?.closest('fieldset:disabled')).toBe(null);
});
