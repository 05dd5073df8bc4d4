import { signal } from '@preact/signals';
import { createRef } from 'preact';
import { describe, expect, test } from 'vitest';
import { findStart, findSuggestions } from '../../../../src/lookup/input/find-suggestions.ts';
import type { PageReference } from '../../../../src/messaging/page-port.ts';
import type { Recent } from '../../../../src/models/recent.ts';
import type { Watched } from '../../../../src/models/watched.ts';
import type { LookUp } from '../../../../src/ui/popup/lookup/look-up.ts';
import { LookUpField } from '../../../../src/ui/popup/lookup/search-box.tsx';
import type { Suggestions } from '../../../../src/ui/popup/lookup/suggestions.ts';
import { turns } from '../../turns.ts';
import {
  alerts,
  button,
  clickAndSettle,
  drawOnPage,
  field,
  pressAndSettle,
  settle,
  typeAndSettle,
} from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { addressAt, createFakeTab, listOf, transactionAt } from './fake-tab.ts';
import { changeAt, good } from './samples.ts';
import cases from './suggestions.cases.json' with { type: 'json' };

// @vitest-environment new-document
const address = (at: number) => `0x${at.toString(16).padStart(40, '0')}`;
const recent = (at: number, chainId = 1): Recent => ({
  reference: { kind: 'address', address: address(at) },
  chainId,
  atMs: at,
});
const watch = (at: number, name: string, note = ''): Watched => ({ address: address(at), name, note, addedMs: 1 });

const nothing = { recents: [], watched: [], entries: [] };
const fromOf = (all: { from: string; key: string }[]) => all.map(({ from, key }) => `${from} ${key}`);

describe('findSuggestions', () => {
  test('offers what was looked up last for an empty text, eight at most', () => {
    const recents = Array.from({ length: 20 }, (_, at) => recent(at));

    expect(findSuggestions(' ', { ...nothing, recents, watched: [watch(1, 'A')] })).toEqual(
      recents.slice(0, 8).map(({ reference, chainId }, at) => ({
        key: `1 ${address(at)}`,
        reference,
        chainId,
        name: at === 1 ? 'A' : '',
        from: 'recent',
      })),
    );
  });

  test.for(cases.offers)('offers what has “$typed” in its value, name or note', ({ typed, expected }) => {
    const watched = [watch(1, 'Rent'), watch(2, 'Parent'), watch(3, 'Other', 'In a note')];

    expect(fromOf(findSuggestions(typed, { ...nothing, recents: [recent(1)], watched }))).toEqual(expected);
  });

  test('offers what is in a text of several values, and nothing else', () => {
    const typed = `${address(7)} and ${address(1)}`;

    expect(fromOf(findSuggestions(typed, { ...nothing, recents: [recent(1)] }))).toEqual([
      `text ${address(7)}`,
      `text ${address(1)}`,
    ]);
  });

  test('looks at nothing of a text without end', () => {
    expect(findSuggestions('0x'.repeat(5_000_000), { ...nothing, recents: [recent(1)] })).toEqual([]);
  });
});

test('what to start from are the latest three of each origin, each value once', () => {
  const recents = [1, 2, 3, 4].map((at) => recent(at));
  const watched = [watch(2, 'A'), watch(5, 'B')];

  expect(fromOf(findStart({ recents, watched, entries: [] }))).toEqual([
    ...[1, 2, 3].map((at) => `recent 1 ${address(at)}`),
    `watched ${address(5)}`,
  ]);
});

function open(
  over: {
    recents?: Recent[] | null;
    isPassing?: boolean;
    isRefusing?: boolean;
    watchedOn?: number;
    listed?: PageReference[];
  } = {},
) {
  const kept = { recents: over.recents === undefined ? [recent(1, 10), recent(2)] : over.recents };
  const noted: unknown[] = [];
  const { tab } = createFakeTab({ lists: [listOf(over.listed ?? [addressAt(5), transactionAt(6)])] });
  const drawn = drawPopup(
    {
      recents: () => kept.recents && { all: kept.recents, isPassing: over.isPassing === true },
      watchedList: () => [{ ...watch(3, 'Savings'), ...(over.watchedOn && { chainId: over.watchedOn }) }],
      noteRecent: (place) => noted.push(place) > 0,
      removeRecent: ({ reference }) => {
        if (over.isRefusing) return false;
        kept.recents = (kept.recents ?? []).filter(
          (one) => JSON.stringify(one.reference) !== JSON.stringify(reference),
        );
        return true;
      },
      forgetRecents: () => {
        kept.recents = [];
        return true;
      },
      balancePage: () => good({ changes: [changeAt(30)], next: null }),
    },
    { tab },
  );
  const box = field(drawn.page, 'Look up');
  const options = () => [...drawn.page.querySelectorAll<HTMLElement>('[role=option]')];
  const active = () => {
    const id = box.getAttribute('aria-activedescendant');
    return id === null ? null : drawn.page.querySelector(`#${id}`)?.textContent;
  };
  return { ...drawn, box, options, active, noted };
}

describe('the box', () => {
  test('is a combobox that is closed at first', async () => {
    const { box, options, asked } = open();
    await settle();

    expect(box.getAttribute('role')).toBe('combobox');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.getAttribute('aria-controls')).toBe('look-up-list');
    expect(options()).toEqual([]);
    expect(asked.map(({ name }) => name)).toEqual(['watchedNews', 'allowance', 'recents', 'watchedList']);
  });

  test('walks through its list with the arrow keys, past both ends, and Enter takes the one', async () => {
    const { box, options, active, sent } = open();
    await clickAndSettle(box);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('OP Mainnet'),
      expect.stringContaining('Ethereum'),
    ]);

    const walked: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await pressAndSettle(box, key);
      walked.push(active());
    }
    await pressAndSettle(box, 'Enter');

    expect(walked).toEqual([
      expect.stringContaining('OP Mainnet'),
      expect.stringContaining('Ethereum'),
      null,
      expect.stringContaining('Ethereum'),
      expect.stringContaining('OP Mainnet'),
    ]);
    expect(sent('balancePage')).toMatchObject([{ request: { address: address(1), chainId: 10 } }]);
    expect(box.value).toBe(address(1));
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  test('has a list to start from below it, which leaves out what may be a private key', async () => {
    const key = transactionAt(7, { around: { before: 'private key: ', after: '' } });
    const { page, sent } = open({ listed: [addressAt(5), key] });
    await settle();
    const lists = [...page.querySelectorAll('.start')].map((list) =>
      [list.querySelector('h2')?.textContent, list.querySelectorAll('button').length].join(' '),
    );

    await clickAndSettle(page.querySelector<HTMLElement>('.start button'));

    expect(lists).toEqual(['Recent lookups 2', 'Watched 1', 'On this page 1']);
    expect(sent('balancePage')).toMatchObject([{ request: { address: address(1), chainId: 10 } }]);
    expect(page.querySelector('.start')).toBe(null);
  });

  test('sends nothing while one types, and takes what is clicked', async () => {
    const { box, options, sent, asked } = open();

    await typeAndSettle(box, 'sav');
    const names = new Set(asked.map(({ name }) => name));
    await clickAndSettle(options()[0]);

    expect(names).toEqual(new Set(['watchedNews', 'allowance', 'recents', 'watchedList']));
    expect(sent('balancePage')).toMatchObject([{ request: { address: address(3), chainId: 1 } }]);
  });

  test('a watched address is looked up on its own chain, which is shown beside it', async () => {
    const { box, options, sent } = open({ watchedOn: 42161 });

    await typeAndSettle(box, 'sav');
    const [first] = options();
    const said = first?.textContent;
    await clickAndSettle(first);

    expect(said).toMatch(/Arbitrum One.*watched/);
    expect(sent('balancePage')).toMatchObject([{ request: { address: address(3), chainId: 42161 } }]);
  });

  test('offers what is on the page', async () => {
    const { box, options } = open({ recents: [] });

    await typeAndSettle(box, '0x000000');

    expect(options().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('watched'),
      expect.stringContaining('on this page'),
      expect.stringMatching(/Transaction.*on this page/),
    ]);
  });

  test.for(['ArrowDown', 'Enter', 'Escape', 'Delete'])('leaves %s to an input method that composes', async (key) => {
    const { box, options, active, sent } = open();
    await clickAndSettle(box);
    await pressAndSettle(box, 'ArrowDown');
    const before = active();

    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'isComposing', { value: true });
    box.dispatchEvent(event);
    await settle();

    expect(event.defaultPrevented).toBe(false);
    expect(options()).toHaveLength(2);
    expect(active()).toBe(before);
    expect(sent('balancePage')).toEqual([]);
  });

  test('takes a shortened value for the only one that fits, says where that was, and guesses nothing', async () => {
    const { page, options, lookUp, sent } = open({ recents: [recent(1, 10), recent(0x101)] });

    await lookUp('0x00…01');
    const several = [options().length, ...alerts(page)];
    await lookUp('0x99***99');
    const none = [options().length, ...alerts(page)];
    await lookUp('0x00..003');
    const few = [options().length, ...alerts(page)];
    const guessed = sent('balancePage').length;
    await lookUp('0x0000..0003');

    expect(several).toEqual([2, expect.stringContaining('2 values match. Choose one from the list.')]);
    expect(none).toEqual([0, expect.stringContaining('No match on this page, in your recent lookups')]);
    expect(few).toEqual([1, expect.stringContaining('1 value matches. Choose it from the list.')]);
    expect(guessed).toBe(0);
    expect(sent('balancePage')).toMatchObject([{ request: { address: address(3), chainId: 1 } }]);
    expect(page.textContent).toContain('Found on your watch list: nothing else matches 0x0000..0003.');
  });

  test('Escape closes the list and leaves the text', async () => {
    const { box, options } = open();
    await typeAndSettle(box, 'sav');

    await pressAndSettle(box, 'Escape');

    expect(options()).toEqual([]);
    expect(box.value).toBe('sav');
  });

  test('Delete takes off what was looked up, the button all of it', async () => {
    const { page, box, options } = open();
    await clickAndSettle(box);

    await pressAndSettle(box, 'ArrowDown');
    await pressAndSettle(box, 'Delete');
    const left = options().length;
    await clickAndSettle(button(page, 'Clear recent lookups'));

    expect(left).toBe(1);
    expect(options()).toEqual([]);
    expect(alerts(page)).toEqual([]);
  });

  test('says where the browser did not take one off', async () => {
    const { page, box, options } = open({ isRefusing: true });
    await clickAndSettle(box);

    await clickAndSettle(page.querySelector<HTMLElement>('.suggestion-remove'));

    expect(options()).toHaveLength(2);
    expect(alerts(page)).toEqual([expect.stringContaining('Your browser did not save the change. Try again.')]);
  });

  test.for([true, false])('says of the list whether it is gone when the browser closes: %s', async (isPassing) => {
    const { page } = open({ isPassing });
    await settle();

    const said = page.textContent?.includes('Recent lookups are kept until you close the browser.');
    expect([page.textContent?.includes('Recent lookups'), said]).toEqual([true, isPassing]);
  });

  test('is as useful as without a list where it cannot be read', async () => {
    const { page, box, options, lookUp, sent } = open({ recents: null });
    await clickAndSettle(box);

    await lookUp(address(9));

    expect(options()).toEqual([]);
    expect(sent('balancePage')).toHaveLength(1);
    expect(alerts(page)).toEqual([]);
  });
});

describe('what was looked up is noted', () => {
  test('an address as it is asked for', async () => {
    const { lookUp, noted } = open();

    await lookUp(`secret words around ${address(9)}`);

    expect(noted).toEqual([{ reference: { kind: 'address', address: address(9) }, chainId: 1 }]);
  });

  test('a transaction only once it is answered: any other may be a private key', async () => {
    const { lookUp, noted, card } = open();
    const hash = `0x${'cd'.repeat(32)}`;
    await lookUp(hash);
    const failure = { tone: 'bad', title: 'Held back', detail: '' } as const;
    card.answer({ kind: 'failure', failure });
    await settle();

    expect(noted).toEqual([]);
  });
});

function drawField() {
  const text = signal('');
  const lookUp = {
    text,
    problem: signal(null),
    type: async (typed: string) => {
      text.value = typed;
    },
  } as Partial<LookUp> as LookUp;
  const suggestions = {
    list: signal([]),
    active: signal(null),
    isNotForgotten: signal(false),
    open: () => {},
  } as Partial<Suggestions> as Suggestions;
  const page = drawOnPage(<LookUpField lookUp={lookUp} suggestions={suggestions} box={createRef()} />);
  const box = page.querySelector('input') as HTMLInputElement;
  const drawn = () => turns(20);
  return { text, box, drawn, selected: () => [box.selectionStart, box.selectionEnd] };
}

test('what comes into the box by itself is selected, so that the next key takes its place', async () => {
  const { text, box, drawn, selected } = drawField();
  box.focus();

  text.value = '0x0123';
  await drawn();

  expect(box.value).toBe('0x0123');
  expect(selected()).toEqual([0, 6]);
});

test('what is typed is not selected: the next letter goes on', async () => {
  const { box, drawn, selected } = drawField();
  box.focus();
  box.value = '0x01';
  box.setSelectionRange(4, 4);

  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await drawn();

  expect(selected()).toEqual([4, 4]);
});

test('a box that does not have the focus is left alone', async () => {
  const { text, box, drawn, selected } = drawField();

  text.value = '0x0123';
  await drawn();

  expect(box.value).toBe('0x0123');
  expect(selected()).not.toEqual([0, 6]);
});
