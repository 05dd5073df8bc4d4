// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { CardContent } from '../../../../src/cards/card-content.ts';
import { type KeptPlace, readKeptPlace } from '../../../../src/views/popup/kept-place.ts';
import { corruptions } from '../../records/corruptions.ts';
import { alerts, button, field, settle, type } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { changeAt, good } from './samples.ts';

const address = `0x${'ab'.repeat(20)}`;
const other = `0x${'ef'.repeat(20)}`;
const hash = `0x${'cd'.repeat(32)}`;
const content = {
  name: `Transaction ${hash}`,
  kind: 'transaction',
  chain: { id: 10, name: 'OP Mainnet', reason: 'because', colour: '#f00' },
  headline: { text: 'Sent 0.5 ETH' },
  rows: [],
  warnings: [],
  lists: [],
  copy: { label: 'Copy', text: hash },
  source: 'Asked just now',
} as unknown as CardContent;

const ofAddress: KeptPlace = {
  showing: 'balance',
  view: { reference: { kind: 'address', address }, chainId: 10, written: address },
};
const ofTransaction: KeptPlace = {
  showing: 'transaction',
  view: { reference: { kind: 'transaction', hash }, chainId: 10, written: hash, answer: { content, heardMs: 0 } },
};

/** A popup with a memory of where it was, over a background that knows a balance or nothing. */
function open(place: unknown, { isKnown = true } = {}) {
  const saved: KeptPlace[] = [];
  const page = () => good({ changes: [changeAt(30)], next: null });
  const noted: unknown[] = [];
  const recents = [
    { reference: { kind: 'address', address }, chainId: 10, atMs: 2 },
    { reference: { kind: 'address', address: other }, chainId: 10, atMs: 1 },
  ] as const;
  const drawn = drawPopup(
    {
      balancePage: page,
      noteRecent: (place) => noted.push(place) > 0,
      recents: () => [...recents],
      watchedList: () => [],
      removeRecent: () => true,
      forgetRecents: () => true,
    },
    {
      known: { balancePage: () => (isKnown ? page() : null) },
      memory: { load: async () => place, save: async (now) => void saved.push(now) },
    },
  );
  return { ...drawn, saved, noted, box: field(drawn.page, 'Look up') };
}

describe('the popup reopens where it was', () => {
  test('with a balance that is known, on its chain, and asks for nothing', async () => {
    const { page, popup, sent, box } = open(ofAddress);

    await popup.reopen();
    await settle();

    expect(box.value).toBe(address);
    expect(popup.lookUp.chainId.value).toBe(10);
    expect(page.querySelector('#balance-panel')?.textContent).toContain('ETH');
    expect(sent('balancePage')).toEqual([]);
  });

  test('with a balance that can be asked for anew by hand', async () => {
    const { page, popup, sent } = open(ofAddress);
    await popup.reopen();
    await settle();

    button(page, 'Refresh').click();
    await settle();

    expect(sent('balancePage')).toHaveLength(1);
  });

  test('with a transaction’s answer as it was, which only a press asks for anew', async () => {
    const { page, popup, card } = open(ofTransaction);
    await popup.reopen();
    await settle();
    expect(page.textContent).toContain('Sent 0.5 ETH');
    expect(card.asked).toEqual([]);

    button(page, 'Refresh').click();
    await settle();

    expect(card.asked).toMatchObject([{ reference: { hash }, chainId: 10, asked: true, refresh: true }]);
  });

  test('on its tab, whatever was looked up', async () => {
    const { page, popup } = open({ ...ofAddress, showing: 'watched' });

    await popup.reopen();
    await settle();

    expect(page.querySelector('[aria-selected=true]')?.id).toBe('watched-tab');
    expect(popup.balance.value).not.toBeNull();
  });

  test('empty where nothing is known any more', async () => {
    const { popup, sent, box } = open(ofAddress, { isKnown: false });

    await popup.reopen();
    await settle();

    expect(box.value).toBe('');
    expect(popup.balance.value).toBeNull();
    expect(sent('balancePage')).toEqual([]);
  });

  test('not where somebody was quicker', async () => {
    const { popup, box } = open(ofAddress);
    const reopening = popup.reopen();
    type(box, '0x12');

    await reopening;
    await settle();

    expect(box.value).toBe('0x12');
    expect(popup.balance.value).toBeNull();
  });

  test('nor where somebody chose another tab while it was read', async () => {
    const { popup } = open(ofAddress);
    const reopening = popup.reopen();
    // The place is known by now, and what it showed is being read.
    await Promise.resolve();
    await Promise.resolve();
    popup.showing.value = 'page';

    await reopening;
    await settle();

    expect(popup.showing.value).toBe('page');
    expect(popup.balance.value).toBeNull();
  });

  test('nor elsewhere than at what somebody looked up while it was read', async () => {
    const { popup, lookUp } = open({ ...ofAddress, showing: 'watched' });
    const reopening = popup.reopen();
    // The place is known by now, and what it showed is being read.
    await Promise.resolve();
    await Promise.resolve();

    await lookUp(other);
    await reopening;
    await settle();

    expect(popup.showing.value).toBe('balance');
    expect(popup.balance.value?.reference.address).toBe(other);
  });

  test.for([null, undefined, 'damaged', { showing: 'elsewhere' }, { showing: 'balance', view: { chainId: 'x' } }])(
    'as at first where the memory holds %j',
    async (place) => {
      const { popup, box } = open(place);

      await popup.reopen();
      await settle();

      expect(box.value).toBe('');
      expect(popup.showing.value).toBe('balance');
    },
  );
});

describe('a kept answer that is damaged is not shown, and asked for anew by hand', () => {
  const whole = { ...content, rows: [{ label: 'Fee', parts: [{ text: '1 ETH' }] }] } as CardContent;
  const inside = Object.keys(whole).map((name) => name as keyof CardContent);
  const answers: (readonly [name: string, answer: unknown])[] = [
    ...corruptions.map(([name, corrupt]) => [`is ${name}`, corrupt({ content: whole, heardMs: 0 })] as const),
    ...corruptions.map(([name, corrupt]) => [`has ${name} in it`, { content: corrupt(whole), heardMs: 0 }] as const),
    ...corruptions.map(([name, corrupt]) => [`came at ${name}`, { content: whole, heardMs: corrupt(0) }] as const),
    ...inside.flatMap((part) =>
      corruptions.map(([name, corrupt]) => {
        const damaged = { ...whole, [part]: corrupt(whole[part]) };
        return [`has a "${part}" that is ${name}`, { content: damaged, heardMs: 0 }] as const;
      }),
    ),
  ];

  test.for(answers)('where it %s', async ([, answer]) => {
    const { page, popup, card } = open({ ...ofTransaction, view: { ...ofTransaction.view, answer } });
    await popup.reopen();
    await settle();
    // A null is no answer: then the popup is as at first.
    if (popup.showing.value !== 'transaction') return expect(answer).toBeFalsy();

    const names = [...page.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
    button(page, names.includes('Refresh') ? 'Refresh' : 'Try again').click();
    card.say({ id: card.asked.at(-1)?.id ?? '', last: true, update: { kind: 'content', content } });
    await settle();

    expect(page.textContent).toContain('Sent 0.5 ETH');
    expect(alerts(page)).toEqual([]);
  });
});

describe('where the popup is, is kept', () => {
  test('with the value alone, not with the text around it', async () => {
    const { saved, lookUp } = open(null);

    await lookUp(`my secret words ${address}`);

    expect(saved.at(-1)).toEqual({ ...ofAddress, view: { ...ofAddress.view, chainId: 1 } });
    expect(JSON.stringify(saved)).not.toContain('secret');
  });

  test('with a transaction only once it is answered: any other may be a private key', async () => {
    const { saved, lookUp, card } = open(null);
    await lookUp(hash);
    await settle();
    const before = JSON.stringify(saved);

    card.say({ id: card.asked.at(-1)?.id ?? '', last: true, update: { kind: 'content', content } });
    await settle();

    expect(before).not.toContain(hash);
    expect(saved.at(-1)).toMatchObject({ showing: 'transaction', view: { chainId: 10, answer: { content } } });
  });

  test('so that it is read as it was written', () => {
    for (const place of [ofAddress, ofTransaction]) {
      expect(readKeptPlace(JSON.parse(JSON.stringify(place)))).toEqual(place);
    }
  });
});

describe('what a page’s card shows', () => {
  test('is shown without asking, and leaves what is being typed alone', async () => {
    const { page, popup, card, box } = open(null);
    type(box, '0x12');

    await popup.showKnown({ ...ofTransaction.view } as NonNullable<KeptPlace['view']>);
    await settle();

    expect(page.textContent).toContain('Sent 0.5 ETH');
    expect(card.asked).toEqual([]);
    expect(box.value).toBe('0x12');
  });
});

describe('what was forgotten is not where the popup reopens', () => {
  async function openList() {
    const drawn = open(ofAddress);
    await drawn.popup.reopen();
    // The text in the box would be what suggestions have to fit.
    type(drawn.box, '');
    drawn.box.click();
    await settle();
    return drawn;
  }

  test('after all that was looked up was forgotten', async () => {
    const { page, saved } = await openList();

    button(page, 'Forget recent lookups').click();
    await settle();

    expect(saved.at(-1)).toEqual({ showing: 'balance', view: null });
  });

  test.for([
    [0, null],
    [1, ofAddress.view],
  ] as const)('after one was taken off: number %i of the list', async ([at, expected]) => {
    const { page, popup, saved } = await openList();

    page.querySelectorAll<HTMLElement>('.suggestion-remove')[at]?.click();
    await settle();
    popup.showing.value = 'watched';

    expect(saved.at(-1)).toEqual({ showing: 'watched', view: expected });
  });

  test('while a transaction goes on being followed, until it is looked up again', async () => {
    const { popup, card, lookUp, noted, saved } = open(null);
    const say = () => card.say({ id: card.asked.at(-1)?.id ?? '', last: true, update: { kind: 'content', content } });
    await lookUp(hash);
    say();
    await popup.suggestions.forgetRecents();

    say();
    await settle();
    const after = [saved.at(-1)?.view, noted.length];
    await lookUp(hash);
    say();
    await settle();

    expect(after).toEqual([null, 1]);
    expect(saved.at(-1)?.view).toMatchObject({ reference: { hash } });
    expect(noted).toHaveLength(2);
  });
});
