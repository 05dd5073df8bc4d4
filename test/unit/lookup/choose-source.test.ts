import { expect, test, vi } from 'vitest';
import type { Explorer } from '../../../src/api/api-client.ts';
import { sampleReferences } from '../../../src/api/sample/sample-references.ts';
import { createChooseSource } from '../../../src/lookup/choose-source.ts';
import type { Reference } from '../../../src/references/reference.ts';

const explorer = (): Explorer => ({ readTransaction: vi.fn(), readBalancePage: vi.fn(), readTransfersPage: vi.fn() });
const elsewhere: Reference = { kind: 'address', address: `0x${'12'.repeat(20)}` };
const [first] = sampleReferences;
if (!first) throw new Error('The sample is empty.');
const sampleQuestion = { chainId: first.reference.chainId ?? 1, reference: first.reference };

const question = { chainId: 1, reference: elsewhere, fromSamplePage: false };

type Reading = Pick<Parameters<typeof createChooseSource>[0], 'readAccess' | 'hasPermission'>;

const withKey = (apiKey: string) => async () => ({ baseUrl: 'https://explorer.example/x', apiKey });

function create(reading: Partial<Reading> = {}) {
  const real = explorer();
  const beginSources = createChooseSource({
    readAccess: withKey('k'),
    hasPermission: async () => true,
    ...reading,
    createRealExplorer: () => real,
    sampleExplorer: explorer(),
    epoch: () => 7,
  });
  return { beginSources, chooseSource: beginSources(), real };
}

test('asks the explorer when there is a key', async () => {
  const { chooseSource, real } = create();

  const found = await chooseSource(question);

  expect(found).toMatchObject({ ok: true, source: { sample: false, address: 'https://explorer.example/x', epoch: 7 } });
  expect(found.ok && found.source.explorer(() => {})).toBe(real);
});

test('asks for a key when there is none and the sample does not hold the reference', async () => {
  const { chooseSource } = create({ readAccess: withKey('') });

  const found = await chooseSource(question);

  expect(found).toEqual({ ok: false, failure: { kind: 'no-key' } });
});

test('names the origin that the browser must allow', async () => {
  const { chooseSource } = create({ hasPermission: async () => false });

  const found = await chooseSource(question);

  expect(found).toEqual({ ok: false, failure: { kind: 'no-permission', origin: 'https://explorer.example' } });
});

test('what is only read from what is known needs no permission, and waits for none', async () => {
  const hasPermission = vi.fn(async () => false);
  const { chooseSource } = create({ hasPermission });

  const found = await chooseSource({ ...question, asksNobody: true });

  expect(found).toMatchObject({ ok: true, source: { address: 'https://explorer.example/x' } });
  expect(hasPermission).not.toHaveBeenCalled();
});

test.for([
  { apiKey: '', fromSamplePage: false, sample: true },
  { apiKey: '', fromSamplePage: true, sample: true },
  { apiKey: 'k', fromSamplePage: true, sample: true },
  { apiKey: 'k', fromSamplePage: false, sample: false },
])('a sample reference, key "$apiKey", first-run page $fromSamplePage: sample answers $sample', async (row) => {
  const { chooseSource } = create({ readAccess: withKey(row.apiKey) });

  const found = await chooseSource({ ...sampleQuestion, fromSamplePage: row.fromSamplePage });

  expect(found).toMatchObject({ ok: true, source: { sample: row.sample } });
});

test('a question that looks at several chains reads address, key and permission once', async () => {
  const [readAccess, hasPermission] = [vi.fn(withKey('k')), vi.fn(async () => true)];
  const { beginSources, chooseSource } = create({ readAccess, hasPermission });

  for (const chainId of [1, 10]) await chooseSource({ ...question, chainId });
  const calls = [readAccess.mock.calls.length, hasPermission.mock.calls.length];
  await beginSources()(question);

  expect(calls).toEqual([1, 1]);
  expect(readAccess).toHaveBeenCalledTimes(2);
});

test.for<[string, Partial<Reading>]>([
  ['the key or the address cannot be read', { readAccess: () => Promise.reject(new Error('The disk is broken.')) }],
  ['the key or the address never comes', { readAccess: () => new Promise(() => {}) }],
  ['the browser fails to say whether we may ask', { hasPermission: () => Promise.reject(new Error('It is gone.')) }],
  ['the browser never says whether we may ask', { hasPermission: () => new Promise(() => {}) }],
])('nothing goes out where %s', async ([, reading]) => {
  vi.useFakeTimers();

  const choosing = create(reading).chooseSource(question);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();

  expect(await choosing).toEqual({ ok: false, failure: { kind: 'no-storage' } });
});
