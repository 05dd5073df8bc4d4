import { expect, test, vi } from 'vitest';
import { minutesAgo } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { aboutTransaction, createCardWorld, endOf } from './card-world.ts';
import cases from './transactions.json' with { type: 'json' };

const hash = hashLike('ab');
const final = { confirmations: 900, timestamp: minutesAgo(10_000) };
const chainsAsked = (asked: string[]) => asked.map((question) => Number(question.split(' ')[0]));
const notServed = (id: number) => ({ kind: 'chain-not-served', chain: { id, name: '' } }) as const;

test('the next chain is asked only after a real "not found", and the first that knows it ends the search', async () => {
  const { service, ask } = createCardWorld();
  service.transactions.set(`42161 ${hash}`, final);

  const end = endOf(await ask(aboutTransaction(hash)));

  expect(chainsAsked(service.asked)).toEqual([1, 8453, 42161]);
  expect(end).toMatchObject({ kind: 'content', content: { chain: { id: 42161 } }, credits: 60 });
  expect(end.kind === 'content' && end.content.chain.reason).toContain('Ethereum');
});

test('no more than four chains are asked, and the card says where', async () => {
  const { service, ask } = createCardWorld();

  const end = endOf(await ask(aboutTransaction(hash)));

  expect(chainsAsked(service.asked)).toEqual([1, 8453, 42161, 10]);
  expect(end).toMatchObject({
    kind: 'failure',
    credits: 80,
    chain: { id: 1 },
    failure: { title: expect.stringContaining('not found') },
    chains: expect.arrayContaining([{ id: 137, name: 'Polygon' }]),
  });
  expect(end.kind === 'failure' && end.failure.detail).toContain('Ethereum, Base, Arbitrum One and OP Mainnet');
});

test('what was not found a moment ago is not asked for again; later it is', async () => {
  const { service, ask, pass } = createCardWorld();

  await ask(aboutTransaction(hash));
  const again = endOf(await ask(aboutTransaction(hash)));
  pass(16_000);
  service.transactions.set(`1 ${hash}`, final);
  const later = endOf(await ask(aboutTransaction(hash)));

  expect(again.kind === 'failure' && again.failure.detail).toContain('Ethereum, Base, Arbitrum One and OP Mainnet');
  expect(later.kind).toBe('content');
  expect(chainsAsked(service.asked)).toEqual([1, 8453, 42161, 10, 1]);
});

test('"Try again" asks at once for what was not found a moment ago', async () => {
  const { service, ask } = createCardWorld();
  await ask(aboutTransaction(hash));
  service.transactions.set(`1 ${hash}`, final);

  const end = endOf(await ask(aboutTransaction(hash, { refresh: true })));

  expect(end.kind).toBe('content');
  expect(service.asked).toHaveLength(5);
});

test.for([
  ['a link', { link: `https://arbiscan.io/tx/${hash}` }],
  ["the page's explorer", { pageHost: 'arbiscan.io' }],
] as const)('%s is taken at its word: "not found" there is the answer', async ([, context]) => {
  const { service, ask } = createCardWorld();
  const lookup = aboutTransaction(hash);

  const end = endOf(await ask({ ...lookup, context: { ...lookup.context, ...context } }));

  expect(chainsAsked(service.asked)).toEqual([42161]);
  expect(end).toMatchObject({ kind: 'failure', chain: { id: 42161 } });
});

test.for(cases)('a failure that proves nothing about the chain ends the search: %o', async (failure) => {
  const { service, ask } = createCardWorld();
  service.transactions.set(`1 ${hash}`, { ...failure } as never);

  const end = endOf(await ask(aboutTransaction(hash)));

  expect(end.kind).toBe('failure');
  expect(chainsAsked(service.asked)).toEqual([1]);
});

test('a chain of the user’s list that is not served is passed over, and not asked again that day', async () => {
  const { service, ask, preferences, pass, restart } = createCardWorld();
  const other = hashLike('cd');
  preferences.chainIds = [56, 1];
  for (const one of [hash, other]) {
    service.transactions.set(`56 ${one}`, notServed(56));
    service.transactions.set(`1 ${one}`, final);
  }

  const first = endOf(await ask(aboutTransaction(hash)));
  restart();
  const second = endOf(await ask(aboutTransaction(other)));
  pass(86_400_000);
  await ask(aboutTransaction(hashLike('ef')));

  expect([first, second]).toMatchObject([{ content: { chain: { id: 1 } } }, { content: { chain: { id: 1 } } }]);
  // From the second lookup on, the site's own chain comes first. Chain 56 is asked again only on the next day.
  expect(chainsAsked(service.asked)).toEqual([56, 1, 1, 1, 56]);
});

test('a chain that words name and that is not served is the answer', async () => {
  const { service, ask } = createCardWorld();
  const lookup = aboutTransaction(hash);
  const onBnb = { ...lookup, context: { ...lookup.context, before: 'transaction on BNB Smart Chain ' } };
  service.transactions.set(`56 ${hash}`, notServed(56));

  const first = endOf(await ask(onBnb));
  const second = endOf(await ask(onBnb));

  for (const end of [first, second]) expect(end).toMatchObject({ kind: 'failure', chain: { id: 56 } });
  expect(chainsAsked(service.asked)).toEqual([56]);
});

test('a record on any of the candidates is the answer, and nothing is asked', async () => {
  const { service, ask, restart } = createCardWorld();
  service.transactions.set(`10 ${hash}`, final);
  await ask(aboutTransaction(hash));
  restart();

  const end = endOf(await ask(aboutTransaction(hash)));

  expect(end).toMatchObject({ kind: 'content', credits: 0, content: { chain: { id: 10 } } });
  expect(service.asked).toHaveLength(4);
});

test('an old answer is shown first, then the new one', async () => {
  const { service, ask, pass } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  await ask(aboutTransaction(hash));
  pass(120_000);

  const heard = await ask(aboutTransaction(hash));

  expect(heard).toMatchObject([
    { last: false, update: { kind: 'content', credits: 0, content: { source: expect.stringContaining('checking') } } },
    { last: true, update: { kind: 'content', credits: 20, content: { source: expect.stringContaining('just now') } } },
  ]);
});

test('an old answer stays where no new one is to be had, and says why', async () => {
  const { service, ask, pass } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  await ask(aboutTransaction(hash));
  pass(3_600_000);
  service.trouble = { kind: 'no-connection' };

  const heard = await ask(aboutTransaction(hash));

  expect(heard).toHaveLength(2);
  expect(endOf(heard)).toMatchObject({
    kind: 'content',
    content: { warnings: [{ tone: 'plain', text: expect.stringContaining('no connection') }] },
  });
});

test('what was once there is not lost when a lagging service no longer finds it', async () => {
  const { service, ask, pass } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  await ask(aboutTransaction(hash));
  pass(3_600_000);
  service.transactions.clear();

  await ask(aboutTransaction(hash));
  expect(endOf(await ask(aboutTransaction(hash))).kind).toBe('content');
});

test('a transaction in no block yet is to be followed, one in a block is not', async () => {
  const { service, ask, pass } = createCardWorld();
  service.transactions.set(`1 ${hash}`, { state: 'pending', blockNumber: null, timestamp: null, confirmations: 0 });

  const waiting = endOf(await ask(aboutTransaction(hash)));
  pass(5_000);
  service.transactions.set(`1 ${hash}`, {});
  const landed = endOf(await ask(aboutTransaction(hash)));

  expect(waiting).toMatchObject({ kind: 'content', followMs: 5_000 });
  expect(landed).not.toHaveProperty('followMs');
});

test('the chain that the user chose on a site is where its next transaction is looked for first', async () => {
  const { service, ask, restart } = createCardWorld();
  const other = hashLike('cd');
  service.transactions.set(`11155111 ${hash}`, final);
  service.transactions.set(`11155111 ${other}`, final);

  await ask(aboutTransaction(hash, { chainId: 11155111 }));
  restart();
  const end = endOf(await ask(aboutTransaction(other)));

  expect(end).toMatchObject({ content: { chain: { id: 11155111, reason: expect.stringContaining('page.example') } } });
  expect(chainsAsked(service.asked)).toEqual([11155111, 11155111]);
});

test('what the user chose for a site stays, whatever its later answers come from', async () => {
  const { service, ask } = createCardWorld();
  const others = ['cd', 'ef', '12'].map((digits) => hashLike(digits));
  service.transactions.set(`11155111 ${hash}`, final);
  for (const [at, other] of others.entries()) service.transactions.set(`${at === 1 ? 1 : 11155111} ${other}`, final);

  await ask(aboutTransaction(hash, { chainId: 11155111 }));
  for (const other of others) await ask(aboutTransaction(other));

  expect(chainsAsked(service.asked)).toEqual([11155111, 11155111, 11155111, 1, 11155111]);
});

test('what landed in another tab while the records were read is not asked for again', async () => {
  const { service, ask, records } = createCardWorld();
  service.transactions.set(`1 ${hash}`, final);
  const { answers } = records();
  const get = answers.get.bind(answers);
  let reads = 0;
  answers.get = async (question) => {
    const known = await get(question);
    reads += 1;
    // The last of the five candidates has just been read when another card's answer arrives.
    if (reads === 5) await ask(aboutTransaction(hash));
    return known;
  };

  const heard = await ask(aboutTransaction(hash));

  expect(endOf(heard)).toMatchObject({ kind: 'content', credits: 0 });
  expect(service.asked).toHaveLength(1);
});

test('a record on a chain that is merely guessed does not outweigh the words on the page', async () => {
  const { service, ask } = createCardWorld();
  service.transactions.set(`1 ${hash}`, final);
  service.transactions.set(`8453 ${hash}`, final);
  await ask(aboutTransaction(hash));
  const lookup = aboutTransaction(hash);

  const end = endOf(await ask({ ...lookup, context: { ...lookup.context, before: 'transaction on Base: ' } }));

  expect(end).toMatchObject({ content: { chain: { id: 8453 } } });
});

test('however many chains of a list are not served, no more than four requests are sent', async () => {
  const { service, ask, preferences } = createCardWorld();
  preferences.chainIds = [56, 97, 43114, 59144, 81457, 5000];
  for (const id of preferences.chainIds) service.transactions.set(`${id} ${hash}`, notServed(id));

  await ask(aboutTransaction(hash));

  expect(service.asked).toHaveLength(4);
});

test('a pending transaction that is gone is asked for again only after a while, and shown with a note', async () => {
  const { service, ask, pass } = createCardWorld();
  service.transactions.set(`1 ${hash}`, { state: 'pending', blockNumber: null, timestamp: null, confirmations: 0 });
  await ask(aboutTransaction(hash));
  service.transactions.clear();
  pass(10_000);

  const ends = [];
  for (let hover = 0; hover < 5; hover += 1) ends.push(endOf(await ask(aboutTransaction(hash))));
  const sent = service.asked.length;
  pass(16_000);
  await ask(aboutTransaction(hash));

  expect(sent).toBe(2);
  expect(service.asked).toHaveLength(3);
  for (const end of ends) {
    const warnings = end.kind === 'content' ? end.content.warnings.map(({ text }) => text).join(' ') : '';
    expect(warnings).toContain('Could not refresh: ');
  }
});

test('an older answer says how old it is; where a page can read the card, only why there is no newer one', async () => {
  const { service, ask, pass } = createCardWorld();
  service.transactions.set(`1 ${hash}`, { state: 'pending', blockNumber: null, timestamp: null, confirmations: 0 });
  await ask(aboutTransaction(hash));
  service.transactions.clear();
  pass(5 * 60_000);

  const end = endOf(await ask(aboutTransaction(hash)));
  const read = endOf(await ask(aboutTransaction(hash, { isPublic: true })));

  expect(end.kind === 'content' && end.content.warnings.map(({ title }) => title)).toContain(
    'This is from 5\u00a0min ago',
  );
  expect(read).toMatchObject({ kind: 'failure', failure: { title: 'Transaction not found or not indexed yet' } });
});

test('a chosen chain that does not know it is not remembered', async () => {
  const { service, ask } = createCardWorld();

  await ask(aboutTransaction(hash, { chainId: 10 }));
  await ask(aboutTransaction(hashLike('cd')));

  expect(chainsAsked(service.asked).slice(0, 2)).toEqual([10, 1]);
});

test('where a guess was found is remembered for the site, and given up when the site answers from elsewhere', async () => {
  const { service, ask } = createCardWorld();
  const [second, third] = [hashLike('cd'), hashLike('ef')];
  service.transactions.set(`10 ${hash}`, final);
  service.transactions.set(`1 ${second}`, final);
  service.transactions.set(`1 ${third}`, final);

  await ask(aboutTransaction(hash));
  await ask(aboutTransaction(second));
  await ask(aboutTransaction(third));

  expect(chainsAsked(service.asked)).toEqual([1, 8453, 42161, 10, 10, 1, 1]);
});

test('an answer of the sample is neither kept nor remembered', async () => {
  const { service, ask, held, records } = createCardWorld();
  held.sample = true;
  service.transactions.set(`10 ${hash}`, final);

  await ask(aboutTransaction(hash, { chainId: 10 }));

  expect((await records().size()).count).toBe(0);
  expect(await records().sites.get('page.example')).toBeNull();
});

test.for([null, 7, 'text', [], {}, { kind: 'transaction' }, { kind: 'transaction', transaction: { hash: 7 } }])(
  'asks again where what is kept of it is damaged: %j',
  async (value) => {
    const { service, ask, records } = createCardWorld();
    service.transactions.set(`1 ${hash}`, {});
    vi.spyOn(records().answers, 'get').mockResolvedValue({ value, askedMs: Date.now() });

    expect(endOf(await ask(aboutTransaction(hash))).kind).toBe('content');
  },
);
