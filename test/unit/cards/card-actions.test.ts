import { expect, test } from 'vitest';
import { toCardMenu, toChanged } from '../../../src/cards/card-actions.ts';
import cases from './card-actions.json' with { type: 'json' };

const reference = { kind: 'address', address: `0x${'ab'.repeat(20)}` } as const;
const labelsOf = (q: Partial<Parameters<typeof toCardMenu>[0]>) =>
  toCardMenu({ reference, hasSite: true, ...q }).map(({ label }) => label);

test('the menu of an answer asks again, opens Hashlens, turns it off here, pauses it and leads to the settings', () => {
  const rows = toCardMenu({ reference, chainId: 10, source: 'Updated 2 min ago', hasSite: true });

  expect(rows).toEqual([
    { label: 'Refresh', detail: 'Updated 2 min ago', act: { wish: { refresh: true }, keeps: true } },
    { label: 'Open in Hashlens', act: { ask: 'openPopupPage', request: { reference, chainId: 10 } } },
    { label: 'Turn off on this site', act: { change: { siteOff: true } } },
    { label: 'Pause for 1 hour', act: { change: { pause: true } } },
    { label: 'Options', act: { ask: 'openOptions', request: {} } },
  ]);
});

test.for(cases)('has only what there is: $what', ({ menu, labels }) => {
  expect(labelsOf(menu)).toEqual(labels);
});

test('of a card that a page can read it says nothing of when it was asked', () => {
  const [again] = toCardMenu({ reference, chainId: 1, source: 'Refresh', hasSite: true });

  expect(again).toEqual({ label: 'Refresh', act: { wish: { refresh: true }, keeps: true } });
});

test('what was changed is shown, with a button if it can be undone', () => {
  expect(toChanged('Set by your administrator.')).toEqual({ toast: ['Set by your administrator.'] });
  expect(toChanged('Paused for 1 hour', 'it')).toEqual({
    toast: [
      'Paused for 1 hour',
      { type: 'button', props: { type: 'button', act: { change: { undo: 'it' } }, children: ['Undo'] } },
    ],
  });
});
