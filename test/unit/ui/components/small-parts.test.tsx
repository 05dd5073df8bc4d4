import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { formatPauseEnd, pauseEnds } from '../../../../src/format/format-time.ts';
import { speak } from '../../../../src/i18n/t.ts';
import { Skeleton } from '../../../../src/ui/components/placeholder.tsx';
import { useClock } from '../../../../src/ui/components/use-clock.ts';
import { onReturn, titlePage } from '../../../../src/ui/start/own-page.ts';
import { isPrivateWindow } from '../../../../src/ui/start/start-popup.tsx';
import { drawOnPage } from '../on-page.ts';
import cases from './small-parts.cases.json' with { type: 'json' };

// @vitest-environment new-document
function draw() {
  vi.useFakeTimers();
  let drawings = 0;
  const clock = { says: 'now' };
  function Clock() {
    drawings += 1;
    return <p>{useClock(() => clock.says)}</p>;
  }
  const page = drawOnPage(<Clock />);
  return { page, clock, drawings: () => drawings };
}

test('what a clock says is drawn again within half a minute of its change, and not before', async () => {
  const { page, clock, drawings } = draw();
  await vi.advanceTimersByTimeAsync(95_000);
  const before = drawings();

  clock.says = '1 min ago';
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.advanceTimersByTimeAsync(300_000);

  expect(before).toBe(1);
  expect(page.textContent).toBe('1 min ago');
  expect(drawings()).toBe(2);
});

test('a clock that is not drawn any more is not looked at', async () => {
  const { page } = draw();
  await vi.advanceTimersByTimeAsync(1_000);

  render(null, page);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(vi.getTimerCount()).toBe(0);
});

test('an hour is an hour', () => {
  expect(pauseEnds(5000).inAnHour).toBe(3_605_000);
});

test.for(cases.days)(
  'tomorrow is the user’s next midnight after $day of month $month, $hour:$minute',
  ({ year, month, day, hour, minute }) => {
    const tomorrow = new Date(pauseEnds(new Date(year, month, day, hour, minute).getTime()).tomorrow);

    const { length } = [tomorrow.getHours(), tomorrow.getMinutes(), tomorrow.getSeconds()].filter((part) => part === 0);
    expect(length).toBe(3);
    expect(new Date(tomorrow.getTime() - 1).getDate()).toBe(day);
  },
);

test.for(cases.ends)('the end of a pause on $name', ({ until, locale, words }) => {
  const now = Date.parse('2026-11-21T09:00:00Z');

  const written = formatPauseEnd(Date.parse(until), now, { locale, timeZone: 'UTC' });

  expect(written.replace(/\s/g, ' ')).toBe(words);
});

test('the day is the user’s own', () => {
  const now = Date.parse('2026-11-21T22:00:00Z');
  const until = Date.parse('2026-11-21T23:30:00Z');

  expect(formatPauseEnd(until, now, { locale: 'en-GB', timeZone: 'UTC' })).toBe('23:30');
  expect(formatPauseEnd(until, now, { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe('22 Nov 2026, 00:30');
});

test.for(['focus', 'visibilitychange'])('onReturn runs on %s, until its signal ends it', (type) => {
  const life = new AbortController();
  let runs = 0;
  onReturn(window, life.signal, () => {
    runs += 1;
  });
  const target = type === 'focus' ? window : document;

  target.dispatchEvent(new Event(type));
  life.abort();
  target.dispatchEvent(new Event(type));

  expect(runs).toBe(1);
});

afterEach(() => speak('en'));

test('a page says its title and the language that is spoken', () => {
  speak('de');

  titlePage(document, 'Einstellungen');

  expect(document.title).toBe('Einstellungen');
  expect(document.documentElement.lang).toBe('de');
});

test('the skeleton says after three seconds that the answer is still waited for', async () => {
  vi.useFakeTimers();
  const page = drawOnPage(<Skeleton text="Asking…" />);

  await vi.advanceTimersByTimeAsync(2_900);
  const before = page.textContent;
  await vi.advanceTimersByTimeAsync(200);

  expect(before).toBe('Asking…');
  expect(page.textContent).toBe('Asking… Taking longer than usual.');
});

const yes = () => true;
const no = async () => false;
const silent = () => undefined;
const throws = (): boolean => {
  throw new TypeError('browser.windows is undefined');
};
const rejects = () => Promise.reject(new Error('No window'));

test.for<[string, Parameters<typeof isPrivateWindow>[0], boolean]>([
  ['one way says so', [no, yes], true],
  ['one way says so and another fails', [yes, rejects], true],
  ['all say no', [no, () => false], false],
  ['one says no and another fails', [throws, no], false],
  ['none says anything', [throws, rejects, silent], true],
])('%s', async ([, ways, expected]) => {
  expect(await isPrivateWindow(ways)).toBe(expected);
});
