import { expect, test } from 'vitest';
import { alerts, choose, enter, field, settle } from '../on-page.ts';
import { drawOptions } from './draw-options.tsx';

// @vitest-environment new-document
const selectOf = (page: HTMLElement, chain: string) => field<HTMLSelectElement>(page, chain);
const chooseFor = (page: HTMLElement, chain: string, value: string) => choose(selectOf(page, chain), value);
const textsOf = (select: HTMLSelectElement) => [...select.options].map(({ textContent }) => textContent);

test('each of the user’s chains has a choice of its explorers, with the usual one chosen', async () => {
  const { page } = await drawOptions();

  expect(textsOf(selectOf(page, 'Base'))).toEqual(['basescan.org (default)', 'base.blockscout.com', 'Custom…']);
  expect(selectOf(page, 'Base').value).toBe('');
  expect(selectOf(page, 'Base').getAttribute('aria-label')).toBe('Explorer for Base');
});

test('a choice is stored at once for that chain alone, and the usual one takes it away', async () => {
  const { page, now } = await drawOptions();

  await chooseFor(page, 'Base', 'https://base.blockscout.com');
  await chooseFor(page, 'Ethereum', 'https://eth.blockscout.com');
  const both = now().explorers;
  await chooseFor(page, 'Base', '');

  expect(both).toEqual({ 1: 'https://eth.blockscout.com', 8453: 'https://base.blockscout.com' });
  expect(now().explorers).toEqual({ 1: 'https://eth.blockscout.com' });
  expect(selectOf(page, 'Ethereum').value).toBe('https://eth.blockscout.com');
  expect(page.textContent).toContain('Saved just now');
});

test.for(['Enter', 'blur'] as const)('an address of one’s own is stored on %s, and shown again', async (how) => {
  const { page, now } = await drawOptions();

  await chooseFor(page, 'Base', 'own');
  const before = now().explorers;
  await enter(field(page, 'Explorer address for Base'), ' https://Own.example/base/ ', how);

  expect(before).toEqual({});
  expect(now().explorers).toEqual({ 8453: 'https://own.example/base' });
  expect(selectOf(page, 'Base').value).toBe('own');
  expect(field(page, 'Explorer address for Base').value).toBe('https://own.example/base');
});

test('a known explorer’s address becomes that choice', async () => {
  const { page, now } = await drawOptions();

  await chooseFor(page, 'Base', 'own');
  await enter(field(page, 'Explorer address for Base'), 'https://base.blockscout.com/tx/0x1');

  expect(now().explorers).toEqual({ 8453: 'https://base.blockscout.com' });
  expect(selectOf(page, 'Base').value).toBe('https://base.blockscout.com');
  expect(() => field(page, 'Explorer address for Base')).toThrow();
});

test('the usual explorer’s own address is the usual choice', async () => {
  const { page, now } = await drawOptions();
  await chooseFor(page, 'Base', 'https://base.blockscout.com');

  await chooseFor(page, 'Base', 'own');
  await enter(field(page, 'Explorer address for Base'), 'https://basescan.org/');

  expect(now().explorers).toEqual({});
  expect(selectOf(page, 'Base').value).toBe('');
});

test.for(['http://own.example', 'javascript:alert(1)', 'https://me:you@own.example', 'https://own.example/?a=', 'x'])(
  'refuses %j in words, and what was stored stays',
  async (hostile) => {
    const { page, now } = await drawOptions();
    await chooseFor(page, 'Base', 'https://base.blockscout.com');

    await chooseFor(page, 'Base', 'own');
    const input = field(page, 'Explorer address for Base');

    await enter(input, hostile);

    expect(alerts(page)).toEqual([expect.stringMatching(/^This explorer address cannot be used/)]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(now().explorers).toEqual({ 8453: 'https://base.blockscout.com' });
  },
);

test('an emptied address goes back to the usual explorer', async () => {
  const { page, now } = await drawOptions();
  await chooseFor(page, 'Base', 'own');
  await enter(field(page, 'Explorer address for Base'), 'https://own.example');

  await enter(field(page, 'Explorer address for Base'), '');

  expect(now().explorers).toEqual({});
  expect(selectOf(page, 'Base').value).toBe('');
  expect(() => field(page, 'Explorer address for Base')).toThrow();
});

test('a chain that is not in the list can be given one, and keeps its row', async () => {
  const { page, now } = await drawOptions();

  await chooseFor(page, 'Explorer for another chain', '100');
  await chooseFor(page, 'Gnosis', 'https://gnosis.blockscout.com');

  expect(now()).toMatchObject({ explorers: { 100: 'https://gnosis.blockscout.com' }, chainIds: [1, 8453, 42161] });
  const again = [...selectOf(page, 'Explorer for another chain').options].map(({ value }) => value);
  expect(again).not.toContain('100');
  expect(again).toContain('10');
});

test('no chain more than the browser can store, and those that have one can still be changed', async () => {
  const { page, store } = await drawOptions();
  const of = (ids: number[]) => Object.fromEntries(ids.map((id) => [id, `https://x${id}.example`]));

  await store.store({ explorers: of([10, 56, 61, 100, 8453]) });
  await settle();

  expect(selectOf(page, 'Ethereum').disabled).toBe(true);
  expect(selectOf(page, 'Base').disabled).toBe(false);
  expect(page.textContent).toContain('At most 5 chains');
  expect(() => selectOf(page, 'Explorer for another chain')).toThrow();
});
