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

type Reading = Pick<Parameters<typeof createChooseSource>[0], 'readAccess' | 'hasPermission'>;

const readGood = async () => ({ baseUrl: 'https://explorer.example/x', apiKey: 'k' });

function create(q: { apiKey: string; allowed?: boolean }) {
  const real = explorer();
  const sample = explorer();
  const beginSources = createChooseSource({
    readAccess: async () => ({ baseUrl: 'https://explorer.example/x', apiKey: q.apiKey }),
    hasPermission: async () => q.allowed ?? true,
    createRealExplorer: () => real,
    sampleExplorer: sample,
    epoch: () => 7,
  });
  return { chooseSource: beginSources(), real, sample };
}

test('asks the explorer when there is a key', async () => {
  const { chooseSource, real } = create({ apiKey: 'k' });

  const found = await chooseSource({ chainId: 1, reference: elsewhere, fromSamplePage: false });

  expect(found).toMatchObject({ ok: true, source: { sample: false, address: 'https://explorer.example/x', epoch: 7 } });
  expect(found.ok && found.source.explorer(() => {})).toBe(real);
});

test('asks for a key when there is none and the sample does not hold the reference', async () => {
  const { chooseSource } = create({ apiKey: '' });

  const found = await chooseSource({ chainId: 1, reference: elsewhere, fromSamplePage: false });

  expect(found).toEqual({ ok: false, failure: { kind: 'no-key' } });
});

test('names the origin that the browser must allow', async () => {
  const { chooseSource } = create({ apiKey: 'k', allowed: false });

  const found = await chooseSource({ chainId: 1, reference: elsewhere, fromSamplePage: false });

  expect(found).toEqual({ ok: false, failure: { kind: 'no-permission', origin: 'https://explorer.example' } });
});

test('what is only read from what is known needs no permission, and waits for none', async () => {
  const hasPermission = vi.fn(async () => false);
  const readAccess = async () => ({ baseUrl: 'https://explorer.example/x', apiKey: 'k' });
  const given = { readAccess, hasPermission, createRealExplorer: explorer, sampleExplorer: explorer(), epoch: () => 7 };

  const question = { chainId: 1, reference: elsewhere, fromSamplePage: false, asksNobody: true };
  const found = await createChooseSource(given)()(question);

  expect(found).toMatchObject({ ok: true, source: { address: 'https://explorer.example/x' } });
  expect(hasPermission).not.toHaveBeenCalled();
});

test.for([
  { apiKey: '', fromSamplePage: false, sample: true },
  { apiKey: '', fromSamplePage: true, sample: true },
  { apiKey: 'k', fromSamplePage: true, sample: true },
  { apiKey: 'k', fromSamplePage: false, sample: false },
])('a sample reference, key "$apiKey", first-run page $fromSamplePage: sample answers $sample', async (row) => {
  const { chooseSource } = create({ apiKey: row.apiKey });

  const found = await chooseSource({ ...sampleQuestion, fromSamplePage: row.fromSamplePage });

  expect(found).toMatchObject({ ok: true, source: { sample: row.sample } });
});

test('a question that looks at several chains reads address, key and permission once', async () => {
  const readAccess = vi.fn(async () => ({ baseUrl: 'https://explorer.example', apiKey: 'k' }));
  const hasPermission = vi.fn(async () => true);
  const beginSources = createChooseSource({
    readAccess,
    hasPermission,
    createRealExplorer: explorer,
    sampleExplorer: explorer(),
    epoch: () => 7,
  });

  const choose = beginSources();
  for (const chainId of [1, 10]) await choose({ chainId, reference: elsewhere, fromSamplePage: false });
  const calls = [readAccess.mock.calls.length, hasPermission.mock.calls.length];
  await beginSources()({ chainId: 1, reference: elsewhere, fromSamplePage: false });

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
  const beginSources = createChooseSource({
    readAccess: readGood,
    hasPermission: async () => true,
    ...reading,
    createRealExplorer: explorer,
    sampleExplorer: explorer(),
    epoch: () => 0,
  });

  const choosing = beginSources()({ chainId: 1, reference: elsewhere, fromSamplePage: false });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();

  expect(await choosing).toEqual({ ok: false, failure: { kind: 'no-storage' } });
});
