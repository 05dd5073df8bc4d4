import { describe, expect, test, vi } from 'vitest';
import type { CardQuestion } from '../../../../../src/messaging/protocol.ts';
import { nameReference } from '../../../../../src/references/reference.ts';
import { askFirst } from '../../../cards/ask-first.ts';
import { hashLike } from '../../../hash-like.ts';
import type { FakeAnswers } from '../../fake-ask.ts';
import { alerts, button, clickAndSettle, field, settle, type, typeAndSettle } from '../../on-page.ts';
import { drawPopup, showPanel } from '../draw-popup.tsx';
import { addressAt, createFakeTab, listOf, transactionAt } from '../fake-tab.ts';
import { changeAt, good, noChecks, transferAt } from '../samples.ts';
import { mainSwitch, type Over, openOver, row, rows } from './open-over-page.ts';
import cases from './page-tab.cases.json' with { type: 'json' };

// @vitest-environment new-document
// Questions without `isSeen` are answered from the cache alone.
const wanted = (card: { asked: CardQuestion[] }) => card.asked.filter(({ isSeen }) => isSeen);
const contract = `0x${'ed'.repeat(20)}`;
const nft = {
  reference: { kind: 'token-instance', contract, tokenId: '4021' },
  written: `${contract}/4021`,
  count: 1,
} as const;

describe('the list of this page', () => {
  test('shows each kind with its number, and how often a reference is there', async () => {
    const references = [transactionAt(1), addressAt(2, { count: 3 }), nft, addressAt(4)];

    const { panel, page } = await openOver({ lists: [listOf(references)] });

    expect([...panel.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      'Transactions 1',
      'Addresses 2',
      'NFTs 1',
    ]);
    expect(rows(panel.querySelector('[aria-label=Addresses]') ?? panel)[0]?.textContent).toBe('0x0000…00023 times');
    expect(rows(panel.querySelector('[aria-label=NFTs]') ?? panel)[0]?.textContent).toMatch(/^0x.{4}….{4}\/4021$/);
    expect(panel.querySelector('[role=status]')?.textContent).toBe('4 references');
    expect(page.querySelector<HTMLElement>('.popup')?.style.getPropertyValue('--hl-found')).toBe('"4"');
    expect(page.querySelector('#page-tab')?.textContent).toBe('On this page');
    expect(alerts(page)).toEqual([]);
  });

  test('has the full value in the name of each row, and beside it where the pointer rests', async () => {
    const { panel } = await openOver({ lists: [listOf([transactionAt(1), nft])] });

    const names = [nameReference(transactionAt(1).reference), `NFT ${contract}/4021`];
    expect(names.map((name) => row(panel, name).title.toLowerCase())).toEqual([
      transactionAt(1).written,
      `${contract}/4021`,
    ]);
  });

  test('has the picture of each address before it, and none of a transaction', async () => {
    const { panel } = await openOver({ lists: [listOf([transactionAt(1), addressAt(1), addressAt(2)])] });
    const pictures = rows(panel).map(
      (row) => row.querySelector('.found-value > .hl-icon[aria-hidden=true]')?.innerHTML,
    );

    expect(pictures.filter((one) => one !== undefined)).toHaveLength(2);
    expect(new Set(pictures).size).toBe(3);
  });

  test('adds up what several frames hold, and takes a frame’s newer list for its older one', async () => {
    const { panel, ports } = await openOver({
      lists: [
        listOf([addressAt(1, { count: 2 }), addressAt(2)]),
        listOf([addressAt(1), addressAt(3)], { frame: 'b', pageHost: 'frame.example' }),
      ],
    });
    const before = panel.querySelector('[aria-label=Addresses]')?.textContent;

    ports[0]?.tell(listOf([addressAt(3)], { frame: 'b' }));
    await settle();

    expect(before).toBe('0x0000…00013 times0x0000…00020x0000…0003');
    expect(panel.querySelector('[aria-label=Addresses]')?.textContent).toBe('0x0000…00012 times0x0000…00020x0000…0003');
  });

  test('keeps one value on two chains apart, and names them', async () => {
    const { hash } = { hash: hashLike('ab') };
    const on = (chainId: number) => transactionAt(0, { reference: { kind: 'transaction', hash, chainId } });

    const { panel } = await openOver({ lists: [listOf([on(1), on(8453), transactionAt(9, { chainPrefix: 'arb1' })])] });

    expect(rows(panel).map((one) => one.querySelector('.hl-tag')?.textContent)).toEqual(['Ethereum', 'Base', 'arb1']);
  });

  test('looks an address up on the chain that the page speaks for', async () => {
    const link = 'https://basescan.org/address/0x01';
    const { panel, page, asked, sent } = await openOver({
      lists: [listOf([addressAt(1, { link, written: `0x${'0'.repeat(39)}1` })])],
      answers: {
        chainFor: () => ({ chain: { id: 8453, name: 'Base' }, reason: { kind: 'link', host: 'basescan.org' } }),
        balancePage: () => good({ changes: [changeAt(30)], next: null }),
      },
    });

    await clickAndSettle(row(panel, nameReference(addressAt(1).reference)));

    const { reference } = addressAt(1);
    expect(asked.find(({ name }) => name === 'chainFor')?.request).toEqual({
      reference,
      context: {
        written: `0x${'0'.repeat(39)}1`,
        pageHost: 'example.org',
        before: '',
        after: '',
        isListed: true,
        link,
      },
    });
    expect(sent('balancePage').at(-1)?.request).toMatchObject({ chainId: 8453 });
    expect(field(page, 'Look up').value).toBe(`0x${'0'.repeat(39)}1`);
    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Balance');
  });

  test('leaves it to the gate whether a value of a page may be asked about, and goes back to the list', async () => {
    const { panel, page, card } = await openOver({ lists: [listOf([transactionAt(1)])] });

    await clickAndSettle(row(panel, nameReference(transactionAt(1).reference)));
    const asked = card.asked.at(-1);
    card.answer(askFirst);
    await settle();
    await clickAndSettle(button(page.querySelector('[aria-label=Transaction]') ?? page, 'Look up'));
    await clickAndSettle(button(page, '← Back to this page'));

    expect(asked).toMatchObject({ asked: false, context: { pageHost: 'example.org' } });
    expect(card.asked.at(-1)).toMatchObject({ asked: true });
    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('On this page');
  });

  test('lists what may be a private key apart, with nothing to press that looks it up or watches it', async () => {
    const around = { before: 'DEPLOYER_PRIVATE_KEY=', after: '' };
    const keys = [transactionAt(1, { around }), transactionAt(2, { around: { ...around, heads: [] } })];
    const { panel } = await openOver({ lists: [listOf([...keys, transactionAt(3)])] });

    const list = panel.querySelector('[aria-label="Possible private keys"]');
    expect([...panel.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      'Possible private keys 2',
      'Transactions 1',
    ]);
    expect(list?.textContent).toBe('0x0000…00010x0000…0002');
    expect([...(list?.querySelectorAll('button') ?? [])].map((one) => one.title)).toEqual([
      'Show on the page',
      'Show on the page',
    ]);
    expect(button(panel, 'Look up 1 reference')).toBeDefined();
  });

  test('says for how long looking up all of it waits', async () => {
    const { panel } = await openOver({ lists: [listOf([addressAt(1)])], answers: { heldUntil: () => 90_000 } });
    await clickAndSettle(button(panel, 'Look up 1 reference'));
    vi.useFakeTimers();

    button(panel, 'Look up 1 reference').click();
    await vi.advanceTimersByTimeAsync(2_500);

    expect(panel.textContent).toContain('0 of 1 looked up');
    expect(panel.textContent).toContain('Too many requests. Retrying in');
  });

  test('lists numbers and the like apart, with nothing to look up', async () => {
    const number = `0x${'7'.padStart(64, '0')}`;
    const listed = { reference: { kind: 'transaction', hash: number }, written: number, count: 1 } as const;
    const { panel } = await openOver({ lists: [listOf([listed, transactionAt(3)])] });

    expect([...panel.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      'Transactions 1',
      'Numbers and other data 1',
    ]);
    expect(panel.querySelector('[aria-label="Numbers and other data"] .found-value')?.localName).toBe('span');
  });

  test('asks with what is around a value on the page', async () => {
    const around = { before: 'Transaction hash: ', after: ' on Base', heads: ['Tx'] };
    const { panel, card } = await openOver({ lists: [listOf([transactionAt(1, { around })])] });

    await clickAndSettle(row(panel, nameReference(transactionAt(1).reference)));

    expect(wanted(card)[0]).toMatchObject({ asked: false, context: around });
    expect(wanted(card)[0]?.context).not.toHaveProperty('isListed');
  });

  test('tells the gate which addresses are on the page, of a listed value and of one in the box', async () => {
    const { panel, page, card } = await openOver({
      lists: [listOf([transactionAt(1), addressAt(1), addressAt(2)]), listOf([addressAt(2)], { frame: 'b' })],
    });
    const addresses = [addressAt(1), addressAt(2)].map(({ written }) => written);

    await clickAndSettle(row(panel, nameReference(transactionAt(1).reference)));
    type(field(page, 'Look up'), transactionAt(3).written);
    await clickAndSettle(button(page, 'Go'));

    expect(wanted(card)).toMatchObject([
      { asked: false, context: { addresses, isListed: true } },
      { asked: true, context: { addresses } },
    ]);
    expect(wanted(card)[1]?.context).not.toHaveProperty('isListed');
  });

  test('looks an NFT up', async () => {
    const { panel, sent } = await openOver({
      lists: [listOf([nft])],
      answers: { transfersPage: () => good({ transfers: [transferAt(1)], next: null }) },
    });

    await clickAndSettle(row(panel, `NFT ${contract}/4021`));

    expect(sent('transfersPage').at(-1)?.request).toMatchObject({ contract, tokenId: '4021' });
  });

  test('scrolls the page to a reference', async () => {
    const { panel, ports } = await openOver({ lists: [listOf([addressAt(1), nft])] });

    button(panel, `Show NFT ${contract}/4021 on the page`).click();

    expect(ports[0]?.jumps).toEqual([`NFT ${contract}/4021`]);
  });

  test('does not cover the page that it scrolls', async () => {
    const { panel, calls } = await openOver({ lists: [listOf([addressAt(1)])] });
    const before = calls.uncover;

    button(panel, `Show ${nameReference(addressAt(1).reference)} on the page`).click();

    expect([before, calls.uncover]).toEqual([0, 1]);
  });

  test.for([
    [10, false],
    [11, true],
  ] as const)('%i references have a filter: %s', async ([count, hasFilter]) => {
    const { panel } = await openOver({ lists: [listOf(Array.from({ length: count }, (_, at) => addressAt(at)))] });

    expect(panel.querySelector('#page-filter') !== null).toBe(hasFilter);
  });

  test.for([
    ['those that hold it, in any case', ' 001A', 1, '1 of 32 references'],
    ['none, and says so', 'fff', 0, '0 of 32 references'],
  ] as const)('leaves by what is typed into the filter %s', async ([, text, count, said]) => {
    const { panel } = await openOver({ lists: [listOf(Array.from({ length: 32 }, (_, at) => addressAt(at)))] });

    await typeAndSettle(field(panel, 'Filter'), text);

    expect(rows(panel)).toHaveLength(count);
    expect(panel.querySelector('[role=status]')?.textContent).toBe(said);
  });

  test('shows 200 of a kind at once, and the others on demand', async () => {
    const many = Array.from({ length: 437 }, (_, at) => addressAt(at));
    const { panel } = await openOver({ lists: [listOf([...many, transactionAt(1)])] });
    const list = panel.querySelector('[aria-label=Addresses]') ?? panel;

    const counts = [rows(list).length];
    for (const words of ['Show 200 more Addresses', 'Show 37 more Addresses']) {
      await clickAndSettle(button(panel, words));
      counts.push(rows(list).length);
    }

    expect(counts).toEqual([200, 400, 437]);
    expect(panel.textContent).not.toContain('more');
  });
});

describe('what is watched, on this page', () => {
  const own = { address: addressAt(1).written, name: 'Cold wallet', note: '', addedMs: 1 };
  const pending = { hash: transactionAt(3).written, chainId: 1, name: 'Rent', note: '', addedMs: 1 };
  const answers: FakeAnswers = {
    chainFor: () => ({ chain: { id: 8453, name: 'Base' }, reason: { kind: 'default' } }),
    watchedList: () => [own, { ...own, address: addressAt(2).written, name: '' }],
    watchedChecks: () => ({ ...noChecks, transactions: [pending] }),
  };
  const references = [addressAt(1), addressAt(2), addressAt(4), transactionAt(3), transactionAt(5), nft];
  const open = (over: Partial<Over> = {}) => openOver({ lists: [listOf(references)], answers, ...over });
  const focusedField = (page: HTMLElement, name: string) => field(page.querySelector('#watched-panel') ?? page, name);

  test('has the user’s own names before its values, and says so', async () => {
    const { panel } = await open();

    expect(rows(panel).map((one) => one.textContent)).toEqual([
      'Rent 0x0000…0003named by you',
      '0x0000…0005',
      'Cold wallet 0x0000…0001named by you',
      '0x0000…0002watched',
      '0x0000…0004',
      expect.stringContaining('/4021'),
    ]);
    expect(button(panel, `Cold wallet 0x0000…0001, ${nameReference(addressAt(1).reference)}`)).toBeDefined();
  });

  test.for([
    ['an address', nameReference(addressAt(4).reference), addressAt(4).written],
    ['a transaction', nameReference(transactionAt(5).reference), transactionAt(5).written],
  ] as const)(
    '“Watch” takes %s to the list, on the chain that the page speaks for, and looks nothing up',
    async ([, name, value]) => {
      const { panel, page, asked, sent, card } = await open();

      await clickAndSettle(button(panel, `Watch ${name}`));

      const question = asked.find(({ name }) => name === 'chainFor')?.request;
      expect(question).toMatchObject({ context: { pageHost: 'example.org', written: value } });
      expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Watched');
      expect(focusedField(page, 'Address or transaction to watch').value).toBe(value);
      expect(page.querySelector<HTMLSelectElement>('#watched-panel select')?.value).toBe('8453');
      expect([sent('balancePage'), wanted(card)]).toEqual([[], []]);
    },
  );

  test('a hash that is put on the list goes to the gate with the addresses of the page', async () => {
    const { panel, page, asked } = await open();
    const { written, reference } = transactionAt(5);

    await clickAndSettle(button(panel, `Watch ${nameReference(reference)}`));
    await clickAndSettle(button(page.querySelector('#watched-panel') ?? page, 'Add'));

    expect(asked.find(({ name }) => name === 'saveWatchedTransaction')?.request).toMatchObject({
      hash: written,
      context: { addresses: [1, 2, 4].map((at) => addressAt(at).written) },
    });
  });

  test.for([
    ['an address', 'Cold wallet'],
    ['a transaction', 'Rent'],
  ] as const)('%s that is watched already leads to its name', async ([, name]) => {
    const { panel, page } = await open();

    await clickAndSettle(button(panel, `Edit ${name}`));

    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Watched');
    expect(focusedField(page, 'Your name for it').value).toBe(name);
  });

  test('cannot be an NFT', async () => {
    const { panel } = await open();

    const names = [...panel.querySelectorAll('[aria-label=NFTs] button')].map((one) => one.getAttribute('aria-label'));
    expect(names.filter((name) => !name?.includes(`NFT ${contract}/4021`))).toEqual([]);
    expect(names).toHaveLength(2);
  });

  test('has its names in a private window, and no button that would keep something', async () => {
    const fake = createFakeTab({ lists: [listOf(references)] });
    const panel = await showPanel(drawPopup(answers, { tab: fake.tab, isPrivate: true }), 'page');

    const names = [...panel.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? '');
    expect(names.filter((name) => /^(?:Watch|Edit) /.test(name))).toEqual([]);
    expect(panel.textContent).toContain('Cold wallet');
  });
});

describe('a page that tells no references', () => {
  test('has none', async () => {
    const { panel, page } = await openOver({ lists: [listOf([])] });

    expect(panel.textContent).toContain('No references on this page');
    expect(page.querySelector<HTMLElement>('.popup')?.style.getPropertyValue('--hl-found')).toBe('""');
  });

  test('says so where it has no place for cards, and lists what is there', async () => {
    const { panel } = await openOver({
      lists: [listOf([addressAt(1)])],
      prepare: ({ now }) => Object.assign(now, { contentType: 'image/svg+xml', takesCards: false }),
    });

    expect(panel.textContent).toContain('Hashlens cannot show cards on this kind of page.');
    expect(rows(panel)).toHaveLength(1);
  });

  test('says nothing of cards where they have a place, or the browser does not tell', async () => {
    const html = await openOver({ lists: [listOf([addressAt(1)])] });
    const untold = await openOver({
      lists: [listOf([addressAt(1)])],
      prepare: ({ now }) => Object.assign(now, { contentType: null, takesCards: false }),
    });

    for (const { panel } of [html, untold]) expect(panel.textContent).not.toContain('cards');
  });

  test('does not exist if the popup is in its own tab', async () => {
    const panel = await showPanel(drawPopup({}), 'page');

    expect(panel.textContent).toContain('No page to read');
  });

  test('is still being looked through', async () => {
    const { panel } = await openOver({ otherEnd: 'busy' });

    expect(panel.querySelector('[aria-busy=true]')?.textContent).toContain('Looking through the page…');
  });

  test('older than Hashlens gets the script, and tells them then', async () => {
    const { panel, calls, endWaits } = await openOver({
      otherEnd: 'nobody',
      lists: [listOf([addressAt(1)])],
      prepare: ({ now }) => {
        now.inject = () => {
          // The script listens only after a moment.
          setTimeout(() => {
            now.otherEnd = 'page';
          });
          return true;
        };
      },
    });
    await endWaits();

    expect(calls.inject).toBe(1);
    expect(rows(panel)).toHaveLength(1);
  });

  test('answered by our script is not given it again', async () => {
    const { calls } = await openOver({ lists: [listOf([])] });

    expect(calls.inject).toBe(0);
  });

  test.for(cases.reasons)('at $url says why: $words', async ({ url, words, canReload }) => {
    const { panel, page } = await openOver({ otherEnd: 'nobody', url });

    expect(panel.textContent).toContain(words);
    expect([...panel.querySelectorAll('button')].map((one) => one.textContent)).toEqual(canReload ? ['Reload'] : []);
    expect(alerts(page)).toEqual([]);
  });

  test('in the PDF viewer says so, though our script runs around it', async () => {
    const { panel } = await openOver({
      lists: [listOf([])],
      prepare: ({ now }) => {
        now.contentType = 'application/pdf';
      },
    });

    expect(panel.textContent).toContain('PDF viewer');
  });

  test('is reloaded by the button, and asked again when it is there', async () => {
    const { panel, calls, now, endWaits } = await openOver({ otherEnd: 'nobody', lists: [listOf([addressAt(1)])] });

    button(panel, 'Reload').click();
    now.otherEnd = 'page';
    now.loaded();
    await endWaits();

    expect(calls.reload).toBe(1);
    expect(rows(panel)).toHaveLength(1);
  });
});

describe('a page that goes on', () => {
  test('takes its list with it, and tells the new one', async () => {
    const { panel, page, ports, now, endWaits } = await openOver({ lists: [listOf([addressAt(1), addressAt(2)])] });

    now.otherEnd = 'nobody';
    ports[0]?.end();
    await settle();
    const meanwhile = [
      panel.textContent,
      page.querySelector<HTMLElement>('.popup')?.style.getPropertyValue('--hl-found'),
    ];
    now.otherEnd = 'page';
    now.lists = [listOf([addressAt(3)], { frame: 'c' })];
    await endWaits();

    expect(meanwhile[0]).toContain('Looking through the page…');
    expect(meanwhile[1]).toBe('""');
    expect(rows(panel).map((one) => one.textContent)).toEqual(['0x0000…0003']);
  });

  test('is listened to on one line only', async () => {
    const { panel, ports, now, endWaits } = await openOver({ lists: [listOf([addressAt(1)])] });

    now.lists = [listOf([addressAt(2)], { frame: 'b' })];
    now.loaded();
    await endWaits();
    ports[0]?.tell(listOf([addressAt(3)]));
    await settle();

    expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(rows(panel).map((one) => one.textContent)).toEqual(['0x0000…0002']);
  });
});

describe('the switch of a site', () => {
  test('is named by the site and on where Hashlens is on', async () => {
    const { panel } = await openOver({ lists: [listOf([])] });

    expect(mainSwitch(panel)?.closest('label')?.textContent).toBe('Hashlens is on for example.org');
    expect(mainSwitch(panel)?.checked).toBe(true);
  });

  test('switches Hashlens off there, and the list goes away', async () => {
    const { panel, page, site, now, endWaits, ports } = await openOver({ lists: [listOf([addressAt(1)])] });

    mainSwitch(panel)?.click();
    now.otherEnd = 'nobody';
    await endWaits();

    expect(site.switched).toEqual([['example.org', false]]);
    expect(mainSwitch(panel)?.checked).toBe(false);
    expect(rows(panel)).toEqual([]);
    expect(panel.textContent).toContain('Hashlens is off on this site');
    expect(page.querySelector<HTMLElement>('.popup')?.style.getPropertyValue('--hl-found')).toBe('""');
    expect(ports.map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  test('switches it on, and the page is asked as soon as our script is awake', async () => {
    const { panel, now, calls, endWaits } = await openOver({
      otherEnd: 'nobody',
      lists: [listOf([addressAt(1)])],
      site: { isOn: false },
    });
    const before = panel.textContent;

    await clickAndSettle(mainSwitch(panel));
    now.otherEnd = 'page';
    await endWaits();

    expect(before).toContain('Hashlens is off on this site');
    expect(rows(panel)).toHaveLength(1);
    expect(calls.inject).toBe(0);
  });

  test('goes back and says so when the browser does not store it', async () => {
    const { panel, page, site, endWaits } = await openOver({ lists: [listOf([addressAt(1)])] });
    site.refuses = true;

    mainSwitch(panel)?.click();
    await endWaits();

    expect(mainSwitch(panel)?.checked).toBe(true);
    expect(alerts(page)[0]).toContain('Could not save');
    expect(rows(panel)).toHaveLength(1);
  });

  test('is not there for a page that belongs to no site', async () => {
    const { panel } = await openOver({ otherEnd: 'nobody', url: 'chrome://settings/', site: { site: null } });

    expect(mainSwitch(panel)).toBeNull();
  });

  test('is not there where only other sites are on', async () => {
    const { panel } = await openOver({ otherEnd: 'nobody', url: 'file:///a', site: { site: null, isOn: false } });

    expect(panel.textContent).toContain('Hashlens is on only for the sites on your list.');
  });

  test('says until when Hashlens is paused, and resumes', async () => {
    const pausedUntilMs = Date.parse('2026-11-21T14:30:00Z');
    const { panel, endWaits, ports } = await openOver({ lists: [listOf([addressAt(1)])], site: { pausedUntilMs } });
    const before = panel.textContent;
    const opened = ports.length;

    button(panel, 'Resume').click();
    await endWaits();

    expect(before).toMatch(/Paused until .*30/);
    expect(before).toContain('Hashlens is paused');
    expect(opened).toBe(0);
    expect(panel.textContent).not.toContain('Paused');
    expect(rows(panel)).toHaveLength(1);
  });
});

test('two different addresses of a page are never shortened alike', async () => {
  const alike = ['1', '2'].map((digit) => `0x1234${digit.repeat(32)}5678`);
  const references = alike.map((address) => ({ ...addressAt(2), reference: { kind: 'address' as const, address } }));

  const { panel } = await openOver({ lists: [listOf(references)] });

  const shown = [...panel.querySelectorAll('.found-value')].map((one) => one.textContent);
  expect(shown).toEqual(['0x12341…15678', '0x12342…25678']);
});
