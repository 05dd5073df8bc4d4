import { expect, test, vi } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { createExplorer } from '../../../src/explorer/explorer.ts';
import { createSampleFetch } from '../../../src/explorer/sample/create-sample-fetch.ts';
import { sampleReferences } from '../../../src/explorer/sample/sample-references.ts';
import { type CardLookup, createAnswerCard } from '../../../src/lookup/answer-card.ts';
import { createAskSource } from '../../../src/lookup/ask-source.ts';
import type { ChooseSource } from '../../../src/lookup/choose-source.ts';
import type { Failure } from '../../../src/models/failure.ts';
import { createRecentAnswers } from '../../../src/records/recent-answers.ts';

const now = () => Date.UTC(2026, 10, 21);
const hash = `0x${'ab'.repeat(32)}`;
const unsigned: CardLookup = {
  reference: { kind: 'transaction', hash },
  evidence: { written: hash, pageHost: 'page.example', before: 'see ', after: ' there' },
  asked: false,
  fromSamplePage: false,
};
const signed: CardLookup = { ...unsigned, evidence: { ...unsigned.evidence, before: 'transaction ' } };

function create(q: { failure?: Failure; sample?: boolean } = {}) {
  const sampleFetch = vi.fn(createSampleFetch({ now }));
  const explorer = createExplorer({ access: { baseUrl: 'https://x.example', apiKey: 'k' }, fetch: sampleFetch, now });
  const chooseSource = vi.fn<ChooseSource>(async () =>
    q.failure
      ? { ok: false, failure: q.failure }
      : { ok: true, source: { explorer, sample: q.sample ?? false, address: 'https://x.example' } },
  );
  const memory = { now, maxAgeMs: 1000, maxCount: 10 };
  const askSource = createAskSource({
    transactions: createRecentAnswers(memory),
    balancePages: createRecentAnswers(memory),
    transfersPages: createRecentAnswers(memory),
  });
  const answerCard = createAnswerCard({ chooseSource, askSource, readDefaultChainId: async () => 1, now });
  const updates: { update: CardUpdate; last: boolean }[] = [];
  const run = (lookup: CardLookup, signal = new AbortController().signal) =>
    answerCard(lookup, { signal, send: (update, last) => updates.push({ update, last }) });
  return { run, updates, sampleFetch, chooseSource, askSource };
}

test('offers "Look up" and asks nothing when a 64-hex value has no sign of a transaction', async () => {
  const { run, updates, chooseSource, sampleFetch } = create();

  await run(unsigned);

  expect(updates).toMatchObject([{ last: true, update: { kind: 'ask-first', label: 'Look up' } }]);
  expect(chooseSource).not.toHaveBeenCalled();
  expect(sampleFetch).not.toHaveBeenCalled();
});

test('asks about the same value once the person asks', async () => {
  const { run, sampleFetch } = create();

  await run({ ...unsigned, asked: true });

  expect(sampleFetch).toHaveBeenCalledOnce();
});

test('says at once which chain it asks, then what it found', async () => {
  const { run, updates } = create();

  for (const { reference } of sampleReferences) {
    updates.length = 0;
    const lookup: CardLookup = { ...signed, reference };
    await run(lookup);

    expect(updates, JSON.stringify(reference)).toMatchObject([
      { last: false, update: { kind: 'waiting', chain: { id: reference.chainId } } },
      { last: true, update: { kind: 'content', content: { kind: reference.kind, chain: { id: reference.chainId } } } },
    ]);
  }
});

test('a question that names a chain is asked there', async () => {
  const { run, updates } = create();

  await run({ ...signed, chainId: 42161 });

  expect(updates[0]).toMatchObject({ update: { kind: 'waiting', chain: { id: 42161 } } });
});

test('says in words why there is no answer', async () => {
  const { run, updates } = create({ failure: { kind: 'no-key' } });

  await run(signed);

  expect(updates.at(-1)).toMatchObject({
    last: true,
    update: { kind: 'failure', failure: { title: 'Add your API key', action: { kind: 'open-options' } } },
  });
});

test('a card that was closed meanwhile hears nothing more', async () => {
  const { run, updates } = create();
  const controller = new AbortController();

  const running = run(signed, controller.signal);
  controller.abort();
  await running;

  expect(updates.filter(({ last }) => last)).toEqual([]);
});

test.for([
  ['the explorer is asked once for what it said moments ago', false, 1],
  ['the sample is asked every time, because it is never kept', true, 2],
] as const)('%s', async ([, sample, requests]) => {
  const { run, sampleFetch } = create({ sample });
  const reference = sampleReferences.find((one) => one.reference.kind === 'address')?.reference;
  if (!reference) throw new Error('The sample has no address.');

  await run({ ...signed, reference });
  await run({ ...signed, reference });

  expect(sampleFetch).toHaveBeenCalledTimes(requests);
});

test('forgetting makes the next question a new one', async () => {
  const { run, sampleFetch, askSource } = create();
  const reference = sampleReferences.find((one) => one.reference.kind === 'address')?.reference;
  if (!reference) throw new Error('The sample has no address.');

  await run({ ...signed, reference });
  askSource.forget();
  await run({ ...signed, reference });

  expect(sampleFetch).toHaveBeenCalledTimes(2);
});

test('warns of a wrong checksum in the written form', async () => {
  const { run, updates } = create();
  const written = '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const reference = { kind: 'address', address: written.toLowerCase() } as const;

  await run({ ...signed, reference, evidence: { ...signed.evidence, written } });

  expect(updates.at(-1)).toMatchObject({
    update: { content: { warnings: [{ tone: 'bad', title: expect.stringContaining('checksum') }] } },
  });
});

test('a failure is never kept', async () => {
  const { run, sampleFetch } = create();

  await run({ ...signed, asked: true });
  await run({ ...signed, asked: true });

  expect(sampleFetch).toHaveBeenCalledTimes(2);
});
