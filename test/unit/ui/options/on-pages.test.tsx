import { describe, expect, test } from 'vitest';
import { formatPauseEnd, pauseEnds } from '../../../../src/format/format-time.ts';
import { alerts, button, clickAndSettle, enter, field } from '../on-page.ts';
import { drawOptions, focusedName } from './draw-options.tsx';

// @vitest-environment new-document
const at = Date.parse('2026-11-21T10:00:00Z');

const sites = (page: HTMLElement, label: string) =>
  [...page.querySelectorAll(`ul[aria-label="${label}"] bdi`)].map((one) => one.textContent);
const offSites = (page: HTMLElement) => sites(page, 'Off on these sites');

const choices = (page: HTMLElement, legend: string) => {
  const group = [...page.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === legend,
  );
  return [...(group?.querySelectorAll('label') ?? [])].map((one) => ({
    text: one.textContent,
    box: one.querySelector('input') ?? undefined,
  }));
};
const delay = (page: HTMLElement, legend: string) => choices(page, legend).find(({ box }) => box?.checked)?.text;

describe('“On pages” in the options', () => {
  test('shows the settings in effect', async () => {
    const { page } = await drawOptions();

    expect(field(page, 'Hover').checked).toBe(true);
    expect([delay(page, 'Hover delay'), delay(page, 'Close delay')]).toEqual(['Normal', 'Normal']);
    expect(field(page, 'Dotted').checked).toBe(true);
    expect(field(page, 'Only on these sites').checked).toBe(false);
    expect(offSites(page)).toEqual([]);
    expect(alerts(page)).toEqual([]);
  });

  test('shows what another page stored', async () => {
    const { page, storeElsewhere } = await drawOptions();

    await storeElsewhere({ mode: 'alt', showAfterMs: 150, marks: 'off', sitesOff: ['a.io'], onlySites: ['b.io'] });

    expect(field(page, 'Alt + hover').checked).toBe(true);
    expect(field(page, 'Hover').checked).toBe(false);
    expect(delay(page, 'Hover delay')).toBe('Short');
    expect(field(page, 'None').checked).toBe(true);
    expect(offSites(page)).toEqual(['a.io']);
    expect(sites(page, 'Sites where Hashlens is on')).toEqual(['b.io']);
  });

  test('says where Hashlens cannot work', async () => {
    const { page } = await drawOptions();

    for (const words of [
      'drawn as an image',
      'Google Docs and Google Sheets',
      'PDF',
      'own pages',
      'extension stores',
      'In Chrome',
    ])
      expect(page.textContent).toContain(words);
  });
});

describe('a delay in the options', () => {
  test.for([
    ['Short', 150],
    ['Normal', 300],
    ['Long', 800],
  ] as const)('%s is stored as %d ms, and another delay is a choice only while it is stored', async ([label, ms]) => {
    const { page, now, storeElsewhere } = await drawOptions();
    await storeElsewhere({ showAfterMs: 1450 });
    const before = choices(page, 'Hover delay').map(({ text }) => text);
    const isChosen = delay(page, 'Hover delay');

    await clickAndSettle(choices(page, 'Hover delay').find(({ text }) => text === label)?.box);

    expect([before, isChosen]).toEqual([['Short', 'Normal', 'Long', '1,450\u00a0ms'], '1,450\u00a0ms']);
    expect(now()).toMatchObject({ showAfterMs: ms, leaveAfterMs: 300 });
    expect(choices(page, 'Hover delay').map(({ text }) => text)).toEqual(['Short', 'Normal', 'Long']);
  });
});

describe('sites in the options', () => {
  test('an empty field says nothing, and takes back its message', async () => {
    const { page, now } = await drawOptions();
    const input = field(page, 'Off on these sites');
    await enter(input, 'not a site');

    await enter(input, '  ', 'blur');

    expect(alerts(page)).toEqual([]);
    expect(now().sitesOff).toEqual([]);
  });

  test.for(['example.org', 'docs.example.org'])('%s is not added where example.org is in the list', async (text) => {
    const { page, now } = await drawOptions();
    await enter(field(page, 'Off on these sites'), 'example.org');

    await enter(field(page, 'Off on these sites'), text);

    expect(alerts(page)).toEqual([expect.stringContaining('example.org is already in your list')]);
    expect(now().sitesOff).toEqual(['example.org']);
  });

  test('a list that would be too long is refused in words before it is stored', async () => {
    const { page, now, storeElsewhere } = await drawOptions();
    const many = Array.from({ length: 500 }, (_, one) => `${one}.io`);
    await storeElsewhere({ sitesOff: many });

    await enter(field(page, 'Off on these sites'), 'example.org');

    expect(alerts(page)).toEqual([expect.stringContaining('The list is too long to save')]);
    expect(now().sitesOff).toBe(many);
  });

  test('a site is taken out, and the focus goes on: to the next one, the last one, the field', async () => {
    const { page, now, pressButton } = await drawOptions();
    for (const site of ['a.io', 'b.io', 'c.io']) await enter(field(page, 'Off on these sites'), site);

    await pressButton('Remove b.io');
    const first = [focusedName(), now().sitesOff];
    await pressButton('Remove c.io');
    const second = focusedName();
    await pressButton('Remove a.io');

    expect(first).toEqual(['Remove c.io', ['a.io', 'c.io']]);
    expect(second).toBe('Remove a.io');
    expect(document.activeElement).toBe(field(page, 'Off on these sites'));
    expect(now().sitesOff).toEqual([]);
    expect(page.textContent).toContain('Removed a.io.');
  });

  test('“Only on these sites” begins with none and says that it is on nowhere', async () => {
    const { page, now } = await drawOptions();

    await clickAndSettle(field(page, 'Only on these sites'));
    const notes = [...page.querySelectorAll('[role=note]')].map((one) => one.textContent);
    await enter(field(page, 'Sites where Hashlens is on'), 'example.org');

    expect(notes).toEqual([expect.stringContaining('off everywhere')]);
    expect(page.querySelector('[role=note]')).toBe(null);
    expect(now()).toMatchObject({ onlySites: ['example.org'], sitesOff: [] });
  });

  test('the last of the only sites can be taken out: none is not all', async () => {
    const { page, now, pressButton } = await drawOptions();
    await clickAndSettle(field(page, 'Only on these sites'));
    await enter(field(page, 'Sites where Hashlens is on'), 'example.org');

    await pressButton('Remove example.org');

    expect(now().onlySites).toEqual([]);
    expect(page.querySelector('[role=note]')).not.toBe(null);
  });

  test('switched off and on again, the only sites are the same', async () => {
    const { page, now } = await drawOptions();
    await clickAndSettle(field(page, 'Only on these sites'));
    await enter(field(page, 'Sites where Hashlens is on'), 'example.org');

    await clickAndSettle(field(page, 'Only on these sites'));
    const between = now().onlySites;
    await clickAndSettle(field(page, 'Only on these sites'));

    expect(between).toBe(null);
    expect(now().onlySites).toEqual(['example.org']);
  });
});

describe('a pause in the options', () => {
  test.for([
    ['1 hour', pauseEnds(at).inAnHour],
    ['Until tomorrow', pauseEnds(at).tomorrow],
  ] as const)('for “%s” says until when, and can be ended', async ([name, until]) => {
    const { page, now, pressButton } = await drawOptions();

    await pressButton(name);
    const during = [now().snoozedUntil, focusedName()];
    const words = page.textContent;
    await pressButton('Resume');

    expect(during).toEqual([until, 'Resume']);
    expect(words).toContain(`Paused until ${formatPauseEnd(until, at)}.`);
    expect(now().snoozedUntil).toBe(0);
    expect(focusedName()).toBe('1 hour');
    expect(page.textContent).not.toContain('Paused until');
  });

  test('that is over is not shown', async () => {
    const { page, storeElsewhere } = await drawOptions();

    await storeElsewhere({ snoozedUntil: at });

    expect(page.textContent).not.toContain('Paused until');
    expect(button(page, '1 hour')).toBeTruthy();
  });
});
