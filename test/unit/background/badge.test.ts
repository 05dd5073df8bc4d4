import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { showBadge, toBadgeText, toBadgeTitle } from '../../../entrypoints/background/badge.ts';

test.for<[number, string, string]>([
  [0, '', 'Hashlens'],
  [1, '1', 'Hashlens: 1 reference on this page'],
  [12, '12', 'Hashlens: 12 references on this page'],
  [999, '999', 'Hashlens: 999 references on this page'],
  [1000, '999+', 'Hashlens: 1,000 references on this page'],
])('%i references are “%s” on the badge and “%s” in its words', ([count, text, title]) => {
  expect(toBadgeText(count)).toBe(text);
  expect(toBadgeTitle(count)).toBe(title);
});

test('shows the number on the one tab, and minds no tab that has gone', async () => {
  const setText = vi.fn(async () => {});
  const gone = vi.fn(async () => {
    throw new Error('No tab with id: 7.');
  });
  vi.spyOn(fakeBrowser, 'action', 'get').mockReturnValue({
    setBadgeText: setText,
    setBadgeBackgroundColor: gone,
    setBadgeTextColor: gone,
    setTitle: gone,
  } as never);

  await showBadge(7, 12);

  expect(setText).toHaveBeenCalledWith({ tabId: 7, text: '12' });
  expect(gone).toHaveBeenCalledTimes(3);
});
