// @vitest-environment new-document
import { expect, test } from 'vitest';
import type { Watched } from '../../../../src/models/watched.ts';
import { alerts, button, clickAndSettle, settle } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { changeAt, good } from './samples.ts';

const address = `0x${'ab'.repeat(20)}`;
const damaged = { ...changeAt(30), value: 'garbage' };
const sentence = 'This part could not be drawn';

/** A popup over a background whose answers cannot be drawn, until they can. */
function open() {
  const state = { isDamaged: true, saved: [] as unknown[] };
  const entry: Watched = { address, name: 'Mine', note: '', addedMs: 1 };
  const drawn = drawPopup(
    {
      balancePage: () => good({ changes: [state.isDamaged ? damaged : changeAt(30)], next: null }),
      noteRecent: () => true,
      watchedList: () => [state.isDamaged ? { ...entry, address: null as unknown as string } : entry],
    },
    { memory: { load: async () => null, save: async (place) => void state.saved.push(place) } },
  );
  return { ...drawn, state, panel: (name: string) => drawn.page.querySelector(`#${name}-panel`) as HTMLElement };
}

test('a tab that cannot be drawn says so, and the rest goes on working', async () => {
  const { page, popup, lookUp, panel } = open();

  await lookUp(address);

  expect(alerts(panel('balance'))).toEqual([expect.stringContaining(sentence)]);
  await clickAndSettle(button(page, 'On this page'));
  expect(popup.showing.value).toBe('page');
  expect(alerts(panel('page'))).toEqual([]);
});

test('it is drawn at a press, as soon as it can be', async () => {
  const { popup, panel, state } = open();
  popup.showing.value = 'watched';
  await settle();
  const before = alerts(panel('watched'));
  await clickAndSettle(button(panel('watched'), 'Try again'));
  const still = alerts(panel('watched'));

  state.isDamaged = false;
  await popup.watched.load();
  await settle();

  expect([...before, ...still]).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
  expect(alerts(panel('watched'))).toEqual([]);
  expect(panel('watched').textContent).toContain('Mine');
});

test('what is looked up next is drawn without a press', async () => {
  const { lookUp, panel, state } = open();
  await lookUp(address);

  state.isDamaged = false;
  await lookUp(`0x${'cd'.repeat(20)}`);

  expect(alerts(panel('balance'))).toEqual([]);
  expect(panel('balance').querySelector('.headline')).not.toBeNull();
});

test('the next opening does not begin where nothing could be drawn', async () => {
  const { lookUp, state } = open();

  await lookUp(address);

  expect(state.saved.at(-1)).toEqual({ showing: 'balance', view: null });
});
