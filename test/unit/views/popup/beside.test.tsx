// @vitest-environment new-document
import { expect, test } from 'vitest';
import { button, clickAndSettle, settle } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { addressAt, createFakeTab, listOf } from './fake-tab.ts';

test('the popup has a button that keeps it open beside the page', () => {
  const { page, calls } = drawPopup({});

  button(page, 'Keep open beside the page').click();

  expect(calls.keepOpen).toBe(1);
  expect(page.textContent).not.toContain('Follow the page');
});

test('a panel has a tick that says whether it follows the page, and no such button', async () => {
  const told: boolean[] = [];
  const { page } = drawPopup({}, { beside: { follows: false, onFollows: (now) => told.push(now) } });
  const tick = page.querySelector<HTMLInputElement>('.follow input');
  const first = tick?.getAttribute('aria-checked');

  await clickAndSettle(tick);
  await clickAndSettle(tick);

  expect(first).toBe('false');
  expect(told).toEqual([true, false]);
  expect(() => button(page, 'Keep open beside the page')).toThrow();
});

test('with another tab in front nothing of the one before stays', async () => {
  const fake = createFakeTab({ lists: [listOf([addressAt(1), addressAt(2)])] });
  const { popup } = drawPopup({}, { tab: fake.tab });
  await settle();
  const before = popup.page?.entries.value.length;

  fake.now.otherEnd = 'busy';
  fake.now.switched();
  const between = [popup.page?.entries.value.length, popup.page?.state.value.kind, popup.page?.site.value];
  await settle();
  fake.ports.at(-1)?.tell(listOf([addressAt(3)], { frame: 'b' }));
  await settle();

  expect(before).toBe(2);
  expect(between).toEqual([0, 'looking', null]);
  expect(popup.page?.entries.value.map(({ reference }) => reference)).toEqual([addressAt(3).reference]);
  expect(fake.ports[0]?.isOpen).toBe(false);
});
