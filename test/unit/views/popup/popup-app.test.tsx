// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { CardContent, CardUpdate } from '../../../../src/cards/card-content.ts';
import { alerts, button, field, press, settle } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { changeAt, good } from './samples.ts';

const hash = `0x${'cd'.repeat(32)}`;
const address = `0x${'ab'.repeat(20)}`;
const chain = { id: 1, name: 'Ethereum', reason: 'because it is your default chain', colour: '#627eea' };
const content: CardContent = {
  name: `Transaction ${hash}`,
  kind: 'transaction',
  chain,
  headline: { text: 'Sent 0.5 ETH to vitalik.eth' },
  rows: [{ label: 'Block', parts: [{ text: '21,234,567' }] }],
  warnings: [],
  lists: [],
  copy: { label: 'Copy', text: hash },
  explorer: { href: `https://etherscan.io/tx/${hash}`, text: 'Open in explorer' },
  source: 'asked just now, 20 credits',
};

async function lookUpTransaction(update: CardUpdate) {
  const drawn = drawPopup({});
  await drawn.lookUp(hash);
  drawn.card.say({ id: drawn.card.asked.at(-1)?.id ?? '', last: true, update });
  await settle();
  return drawn;
}

describe('the popup', () => {
  test('begins with an empty box, the two tabs and no alert', () => {
    const { page, asked } = drawPopup({});

    expect(field(page, 'Look up').value).toBe('');
    expect([...page.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      'Balance',
      'NFT transfers',
    ]);
    expect(page.querySelector('a[href="options.html"]')?.textContent).toBe('Settings');
    expect(alerts(page)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('walks through the tabs with the arrow keys', async () => {
    const { page } = drawPopup({});

    press(page.querySelector('[role=tablist]') as Element, 'ArrowRight');
    await settle();

    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('NFT transfers');
    expect(page.querySelector('#balance-panel')?.hasAttribute('hidden')).toBe(true);
    expect(page.querySelector('#nft-panel')?.hasAttribute('hidden')).toBe(false);
  });

  test.for<[string, string]>([
    ['0x1234', '4 hex digits'],
    ['ab'.repeat(32), 'private key'],
    ['nonsense', 'No transaction, address or NFT'],
  ])('alerts of “%s”, which cannot be looked up, and asks nobody', async ([text, words]) => {
    const { page, asked, lookUp } = drawPopup({});

    await lookUp(text);

    expect(alerts(page)[0]).toContain(words);
    expect(field(page, 'Look up').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  test('asks on another chain when one is picked', async () => {
    const { page, asked, lookUp } = drawPopup({ balancePage: () => good({ changes: [changeAt(30)], next: null }) });
    await lookUp(address);
    const picker = page.querySelector('select');
    if (!picker) throw new Error('No chain picker');

    picker.value = '8453';
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();

    expect(asked.at(-1)).toMatchObject({ name: 'balancePage', request: { address, chainId: 8453 } });
  });

  test('asks for a transaction as a card does, without naming a chain that nobody chose', async () => {
    const { page, card, lookUp } = drawPopup({});

    await lookUp(hash);

    expect(card.asked).toEqual([
      {
        id: 'q1',
        reference: { kind: 'transaction', hash },
        evidence: { written: hash, pageHost: '', before: '', after: '' },
        asked: true,
      },
    ]);
    expect(page.querySelector('[aria-busy=true]')?.textContent).toContain('Looking it up');
  });

  test('draws a transaction with the card’s own body', async () => {
    const { page } = await lookUpTransaction({ kind: 'content', content });

    const region = page.querySelector(`[aria-label="Transaction ${hash}"]`);
    expect(region?.textContent).toContain('Sent 0.5 ETH to vitalik.eth');
    expect(region?.textContent).toContain('21,234,567');
    expect(region?.querySelector('a')?.getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`);
    expect(alerts(page)).toEqual([]);
  });

  test('alerts of a transaction that could not be had, and asks again', async () => {
    const failure = {
      title: 'The service has trouble',
      detail: 'It answered with error 503.',
      tone: 'bad',
      action: { kind: 'try-again', label: 'Try again' },
    } as const;
    const { page, card } = await lookUpTransaction({ kind: 'failure', failure, chain });
    const before = alerts(page);

    button(page, 'Try again').click();
    await settle();

    expect(before[0]).toContain('The service has trouble');
    expect(card.asked).toHaveLength(2);
    expect(alerts(page)).toEqual([]);
  });

  test('offers to look up what the gate is unsure about, without an alert', async () => {
    const { page, card } = await lookUpTransaction({
      kind: 'ask-first',
      title: 'This may be a private key',
      detail: 'Nothing was sent.',
      label: 'Look up',
    });

    button(page, 'Look up').click();
    await settle();

    expect(card.asked).toHaveLength(2);
    expect(alerts(page)).toEqual([]);
  });

  test('keeps what a tab shows while a transaction is looked at', async () => {
    const { page, card, lookUp } = drawPopup({ balancePage: () => good({ changes: [changeAt(30)], next: null }) });
    await lookUp(address);

    button(page.querySelector('.read-out') ?? page, '0xcdcd…cdcd').click();
    await settle();
    const box = field(page, 'Look up').value;
    button(page, '← Back to the balance').click();
    await settle();

    expect(card.asked.at(-1)?.reference).toEqual({ kind: 'transaction', hash });
    expect(box).toBe(hash);
    expect(field(page, 'Look up').value).toBe(address);
    expect(page.querySelector('#balance-panel h2')?.textContent).toBe('30 ETH');
  });
});
