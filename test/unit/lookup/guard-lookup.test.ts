import { expect, test, vi } from 'vitest';
import type { CardLookup } from '../../../src/lookup/answer-card.ts';
import { type Context, devKey, gateTable, ownAddress, ownKey } from '../references/gate-table.ts';
import { hash } from '../references/values.ts';
import { aboutTransaction, createCardWorld, endOf } from './card-world.ts';
import cases from './guard-lookup.json' with { type: 'json' };

const held = new Map(
  Object.entries({ send: 'content', 'ask-first': 'ask-first', refuse: 'failure', 'not-a-reference': 'told' }),
);

function toLookup({ value = hash, asked = false, ...context }: Context): CardLookup {
  const plain = { written: value, pageHost: 'page.example', before: '', after: '' };
  return aboutTransaction(value, { context: { ...plain, ...context }, asked });
}

/** Asks in a new world whose service knows the value on every chain. */
async function ask(lookup: CardLookup, prefer: { askBeforeHashes?: boolean } = {}) {
  const world = createCardWorld();
  Object.assign(world.preferences, prefer);
  const { reference } = lookup;
  if (reference.kind === 'transaction') {
    for (const id of world.preferences.chainIds) world.service.transactions.set(`${id} ${reference.hash}`, {});
  }
  const end = endOf(await world.ask(lookup));
  return { ...world, end };
}

test.for(gateTable)('%j: %s, and nothing else is asked about or kept', async ([context, verdict]) => {
  const { end, service, records } = await ask(toLookup(context));

  expect(end.kind).toBe(held.get(verdict));
  expect(service.asked).toHaveLength(verdict === 'send' ? 1 : 0);
  expect((await records().size()).count).toBe(verdict === 'send' ? 1 : 0);
});

test.for<[string, Context]>([
  ['a known key', { value: devKey }],
  ['a key whose address is on the page', { value: ownKey, addresses: [ownAddress.toLowerCase()] }],
  ['a value beside words of a key', { before: 'PRIVATE_KEY=' }],
])('%s is refused in red, without a way on and without the value', async ([, context]) => {
  const lookup = toLookup(context);

  const { end } = await ask(lookup);

  expect(end).toMatchObject({
    kind: 'failure',
    failure: {
      tone: 'bad',
      title: 'This looks like a private key',
      detail: expect.stringMatching(/^Nothing was sent/),
    },
  });
  expect(end.kind === 'failure' && end.failure).not.toHaveProperty('action');
  expect(end).not.toHaveProperty('chain');
  expect(end).not.toHaveProperty('chains');
  expect(JSON.stringify(end)).not.toContain((context.value ?? hash).slice(2));
});

test.for([false, true])(
  'a key whose address a large page tells only when it is asked is refused (click: %s)',
  async (asked) => {
    const { ask, held, service } = createCardWorld();
    const likes: string[][] = [];
    held.addressesLike = async (wanted) => {
      likes.push(wanted);
      return wanted;
    };

    const end = endOf(
      await ask(toLookup({ value: ownKey, before: 'Transaction: ', addresses: [`0x${'ab'.repeat(20)}`], asked })),
    );

    expect(end).toMatchObject({ kind: 'failure', failure: { title: 'This looks like a private key' } });
    expect(likes).toEqual([[ownAddress.toLowerCase()]]);
    expect(service.asked).toEqual([]);
  },
);

test.for(cases as { what: string; more: Partial<CardLookup> }[])(
  'no refusal gives way to $what, nor to what is known of the value',
  async ({ more }) => {
    const world = createCardWorld();
    world.service.transactions.set(`1 ${ownKey}`, {}).set(`10 ${ownKey}`, {});
    await world.ask(toLookup({ value: ownKey, before: 'tx ' }));

    const ends = [];
    for (const context of [{ addresses: [ownAddress.toLowerCase()] }, { before: 'private key ' }]) {
      ends.push(endOf(await world.ask({ ...toLookup({ value: ownKey, ...context }), ...more })));
    }

    expect(ends).toMatchObject([{ kind: 'failure' }, { kind: 'failure' }]);
    expect(world.service.asked).toHaveLength(1);
  },
);

test.for<[string, Context]>([
  ['a known key', { value: devKey }],
  ['a key whose address is on the page', { value: ownKey, addresses: [ownAddress.toLowerCase()] }],
  ['a value beside words of a key', { before: 'PRIVATE_KEY=' }],
  ['a value without a sign', { before: '' }],
])('a value that is not sent is not logged either: %s', async ([, context]) => {
  const levels = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir'] as const;
  const told = levels.map((level) => vi.spyOn(console, level));

  const { end } = await ask(toLookup(context));

  expect(end.kind).not.toBe('content');
  expect(told.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test.for<[string, Partial<CardLookup>]>([
  ['a hover', { context: { written: ownKey, pageHost: 'page.example', before: 'transaction ', after: '' } }],
  ['a hover without a sign', { context: { written: ownKey, pageHost: 'page.example', before: '', after: '' } }],
  ['the box, the menu or the address bar', { asked: true }],
])('the key of a watched address is refused: %s', async ([, more]) => {
  const world = createCardWorld();
  world.held.readWatched = async () =>
    new Map([[ownAddress.toLowerCase(), { address: ownAddress.toLowerCase(), name: '', note: '', addedMs: 1 }]]);

  const end = endOf(await world.ask({ ...toLookup({ value: ownKey, pageHost: '' }), ...more }));

  expect(end).toMatchObject({ kind: 'failure', failure: { title: 'This looks like a private key' } });
  expect(world.service.asked).toEqual([]);
});

test('a refused value teaches nothing about its site', async () => {
  const { records } = await ask(toLookup({ value: devKey, before: 'tx ', asked: true, pageHost: 'page.example' }));

  expect(await records().sites.get('page.example')).toBe(null);
});

test('a refusal waits for no settings, and needs none', async () => {
  const world = createCardWorld();
  world.held.areSettingsLost = true;

  expect(endOf(await world.ask(toLookup({ value: devKey })))).toMatchObject({
    failure: { title: 'This looks like a private key' },
  });
});

test('with "always ask", a value with the surest sign waits for a click as well', async () => {
  const context = { link: `https://etherscan.io/tx/${hash}` };

  const before = await ask(toLookup(context), { askBeforeHashes: true });
  const after = await ask(toLookup({ ...context, asked: true }), { askBeforeHashes: true });

  expect(before.end).toMatchObject({ kind: 'ask-first', label: 'Look up on Ethereum' });
  expect(before.service.asked).toEqual([]);
  expect(after.end.kind).toBe('content');
});

test('with "always ask", a known value waits for a click, and a key is refused', async () => {
  const world = createCardWorld();
  world.service.transactions.set(`1 ${hash}`, {});
  await world.ask(toLookup({ before: 'tx ' }));
  world.preferences.askBeforeHashes = true;

  const known = endOf(await world.ask(toLookup({ before: 'tx ' })));
  const key = endOf(await world.ask(toLookup({ value: devKey, before: 'tx ' })));

  expect(known.kind).toBe('ask-first');
  expect(key.kind).toBe('failure');
  expect(world.service.asked).toHaveLength(1);
});

test('"always ask" is about 64 digits, not about addresses', async () => {
  const address = `0x${'ab'.repeat(20)}`;
  const world = createCardWorld();
  world.preferences.askBeforeHashes = true;
  world.service.changes.set(address, 3);

  const lookup = aboutTransaction(address, { reference: { kind: 'address', address } });

  expect(endOf(await world.ask(lookup)).kind).toBe('content');
});
