import { expect, test } from 'vitest';
import type { CardLookup } from '../../../src/lookup/answer-card.ts';
import { buildAddress } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { named } from '../ui/named.ts';
import cases from './answer-card.json' with { type: 'json' };
import { aboutAddress, aboutTransaction, createCardWorld, endOf, start } from './card-world.ts';

const hash = hashLike('ab');
const address = `0x${'ab'.repeat(20)}`;
const bare = { written: hash, pageHost: 'page.example', before: 'see ', after: ' there' };

test('offers "Look up" and asks nothing when a 64-hex value has no sign of a transaction', async () => {
  const { ask, service, records } = createCardWorld();

  const heard = await ask(aboutTransaction(hash, { context: bare }));

  expect(heard).toMatchObject([{ last: true, update: { kind: 'ask-first', label: 'Look up on Ethereum' } }]);
  expect(service.asked).toEqual([]);
  expect((await records().size()).count).toBe(0);
});

test('asks about the same value once the user asks', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});

  expect(endOf(await ask(aboutTransaction(hash, { context: bare, asked: true }))).kind).toBe('content');
});

test.for([
  ['a transaction', 'hash'],
  ['an address', 'address'],
] as const)('asks nothing about %s before its card is seen, and nothing once it has closed', async ([, which]) => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  service.changes.set(address, 3);
  const question = which === 'hash' ? aboutTransaction(hash, { chainId: 1 }) : aboutAddress(address, { chainId: 1 });
  const card = new AbortController();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();

  const closed = ask(question, card.signal, first.promise);
  const open = ask(question, new AbortController().signal, second.promise);
  // By now, everything that the lookups read is under way.
  await ask(question, AbortSignal.abort(), Promise.resolve());
  const before = [...service.asked];
  card.abort();
  first.resolve();
  await closed;
  const afterClosing = [...service.asked];
  second.resolve();
  const [, { update: shown } = {}] = await open;

  expect([before, afterClosing]).toEqual([[], []]);
  expect(service.asked).toHaveLength(1);
  expect(shown?.kind).toBe('content');
});

test('tells what is kept before its card is seen', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  await ask(aboutTransaction(hash, { chainId: 1 }));

  const never = new Promise<void>(() => {});
  const end = endOf(await ask(aboutTransaction(hash, { chainId: 1 }), new AbortController().signal, never));

  expect(end.kind).toBe('content');
  expect(service.asked).toHaveLength(1);
});

test('a large page is asked for what is like a party of a transaction, also where that is kept', async () => {
  const { ask, held, service } = createCardWorld();
  const payee = `0x52aa${'3c'.repeat(16)}f01b`;
  const thief = `0x52aa${'9e'.repeat(16)}f01b`;
  service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: payee }) });
  held.addressesLike = async (likes) => (likes.includes(payee) ? [thief] : []);

  for (const time of ['new', 'kept']) {
    const end = endOf(await ask(aboutTransaction(hash, { chainId: 1 })));
    const titles = end.kind === 'content' ? end.content.warnings.map(({ title }) => title) : [];
    expect([time, titles]).toEqual([time, ['Two addresses here look alike.']]);
  }
});

test('asks first if cards of the page went unseen, whatever is known, and not once the user has asked', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});

  const first = endOf(await ask(aboutTransaction(hash, { isWary: true })));
  const asked = endOf(await ask(aboutTransaction(hash, { isWary: true, asked: true })));

  expect(first).toMatchObject({
    kind: 'ask-first',
    detail: expect.stringContaining('closed before you could read them'),
  });
  expect(asked.kind).toBe('content');
  expect(service.asked).toHaveLength(1);
});

test('says at once which chain it asks, then what it found', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`42161 ${hash}`, {});

  const heard = await ask(aboutTransaction(hash, { chainId: 42161 }));

  expect(heard).toMatchObject([
    { last: false, update: { kind: 'waiting', chain: { id: 42161 } } },
    { last: true, update: { kind: 'content', credits: 20, content: { kind: 'transaction', chain: { id: 42161 } } } },
  ]);
});

test('links to the explorer that the user prefers for the chain, from the next answer on', async () => {
  const { ask, preferences, service } = createCardWorld();
  service.transactions.set(`10 ${hash}`, {});
  const linkOf = async () => {
    const end = endOf(await ask(aboutTransaction(hash, { chainId: 10 })));
    return end.kind === 'content' && [end.content.explorer?.href, end.content.copies?.at(-1)?.text];
  };

  const before = await linkOf();
  preferences.explorers = { 10: 'https://optimism.blockscout.com', 1: 'https://own.example' };
  const after = await linkOf();

  const [usual, preferred] = ['https://optimistic.etherscan.io', 'https://optimism.blockscout.com'];
  expect(before).toEqual([`${usual}/tx/${hash}`, `${usual}/tx/${hash}`]);
  expect(after).toEqual([`${preferred}/tx/${hash}`, `${preferred}/tx/${hash}`]);
});

const isWarned = (end: ReturnType<typeof endOf>) =>
  end.kind === 'content' && JSON.stringify(end.content.warnings).includes('scam');

test.for([
  [new AbortController().signal, true],
  [AbortSignal.abort(), false],
] as const)('a scam is remembered only of an answer that somebody waits for', async ([signal, isRemembered]) => {
  const { ask, restart, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: address, isScam: true }) });
  service.changes.set(address, 3);
  await ask(aboutTransaction(hash, { chainId: 1 }));
  restart();

  // The cache has the transaction, so no request is needed.
  await ask(aboutTransaction(hash, { chainId: 1 }), signal);

  expect(isWarned(endOf(await ask(aboutAddress(address, { chainId: 1 }))))).toBe(isRemembered);
});

test.for([
  ['an address', aboutAddress(address)],
  ['an NFT', aboutAddress(address, { reference: { kind: 'token-instance', contract: address, tokenId: '7' } })],
] as const)('has one card for %s, whatever was found on the site before', async ([, lookup]) => {
  for (const isPublic of [false, true]) {
    const { ask, service } = createCardWorld();
    service.transactions.set(`8453 ${hash}`, {});
    const before = endOf(await ask({ ...lookup, isPublic }));
    await ask(aboutTransaction(hash, { isPublic }));
    await ask(aboutTransaction(hash, { isPublic, context: { ...bare, link: `https://basescan.org/tx/${hash}` } }));

    expect(before).toMatchObject({ kind: 'content', content: { chain: { id: 1, isGuess: true } } });
    expect(endOf(await ask({ ...lookup, isPublic, refresh: true }))).toMatchObject({
      content: { chain: before.kind === 'content' && before.content.chain },
    });
  }
});

test('takes the chain that the user chose on the site for its addresses, and says so', async () => {
  const { ask } = createCardWorld();
  await ask(aboutAddress(address, { chainId: 8453 }));

  const chosen = endOf(await ask(aboutAddress(address)));
  const elsewhere = endOf(await ask(aboutAddress(address, { context: { ...bare, pageHost: 'other.example' } })));
  await ask(aboutAddress(address, { chainId: 1 }));
  const again = endOf(await ask(aboutAddress(address)));

  expect([chosen, elsewhere, again]).toMatchObject([
    {
      content: { chain: { id: 8453, note: 'your choice on this site', reason: expect.stringContaining('you chose') } },
    },
    { content: { chain: { id: 1, isGuess: true } } },
    { content: { chain: { id: 1, note: 'your choice on this site' } } },
  ]);
  expect(chosen).not.toHaveProperty('content.chain.isGuess');
});

test('where a transaction is found is no guess any more; where it is looked for is one', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`8453 ${hash}`, {});

  const heard = await ask(aboutTransaction(hash));

  expect(heard.map(({ update }) => 'chain' in update && [update.chain?.name, update.chain?.isGuess])).toEqual([
    ['Ethereum', true],
    ['Base', true],
    false,
  ]);
  expect(endOf(heard)).toMatchObject({ content: { chain: { name: 'Base' } } });
  expect(endOf(heard)).not.toHaveProperty('content.chain.note');
});

test.for(cases.costs)(
  'asks first what it would cost to look it up $what',
  async ({ what: _, more, chainIds, link, ...says }) => {
    const { ask, preferences } = createCardWorld();
    preferences.chainIds = [...chainIds];
    const context = { ...bare, ...(link && { link: link + hash }) };

    const end = endOf(await ask(aboutTransaction(hash, { context, ...more })));
    expect(end).toMatchObject({ kind: 'ask-first', label: 'Look up on Ethereum', chain: { id: 1 }, ...says });
  },
);

test('asks first without a chain or a cost where neither is known', async () => {
  const { ask, held } = createCardWorld();
  held.areSettingsLost = true;
  const lost = endOf(await ask(aboutTransaction(hash, { context: bare })));
  held.areSettingsLost = false;
  held.sample = true;
  const sample = endOf(await ask(aboutTransaction(hash, { context: bare })));

  expect(lost).toMatchObject({ kind: 'ask-first', label: 'Look up' });
  for (const end of [lost, sample]) expect(end).not.toHaveProperty('cost');
});

test('remembers for the site what the user chose on the page, and not what was followed inside a card', async () => {
  const siteOf = async (depth: number) => {
    const { ask, service, records } = createCardWorld();
    service.transactions.set(`10 ${hash}`, {});
    await ask(aboutTransaction(hash, { chainId: 10, asked: true, depth }));
    return records().sites.get('page.example');
  };

  expect([await siteOf(0), await siteOf(1)]).toMatchObject([{ chainId: 10 }, null]);
});

test('names a chain that may be stepped over at once, and asks only when it comes to rest there', async () => {
  const { ask, held, service } = createCardWorld();
  service.transactions.set(`10 ${hash}`, {});
  const rest = Promise.withResolvers<void>();
  const waits: number[] = [];
  held.wait = (ms) => {
    waits.push(ms);
    return ms === 400 ? rest.promise : new Promise(() => {});
  };
  const stepped = new AbortController();

  const over = ask(aboutTransaction(hash, { chainId: 8453, rests: true }), stepped.signal);
  const there = ask(aboutTransaction(hash, { chainId: 10, rests: true }));
  await expect.poll(() => waits.filter((ms) => ms === 400)).toHaveLength(2);
  const before = [...service.asked];
  stepped.abort();
  rest.resolve();

  expect(before).toEqual([]);
  expect(await over).toMatchObject([{ last: false, update: { kind: 'waiting', chain: { id: 8453 } } }]);
  expect(endOf(await there)).toMatchObject({ kind: 'content', content: { chain: { id: 10 } } });
  expect(service.asked).toHaveLength(1);
});

test('says in words why there is no answer', async () => {
  const { ask, held } = createCardWorld();
  held.failure = { kind: 'no-key' };

  const end = endOf(await ask(aboutTransaction(hash)));

  expect(end).toMatchObject({
    kind: 'failure',
    failure: { title: 'Add an API key to see this transaction', action: { kind: 'add-key' } },
  });
});

test('a card that was closed meanwhile hears nothing more', async () => {
  const { ask } = createCardWorld();
  const controller = new AbortController();

  const asking = ask(aboutTransaction(hash), controller.signal);
  controller.abort();
  const heard = await asking;

  expect(heard.filter(({ last }) => last)).toEqual([]);
});

test('an address is asked about once in half a minute', async () => {
  const { ask, service, pass, restart } = createCardWorld();
  service.changes.set(address, 3);

  await ask(aboutAddress(address));
  pass(10_000);
  restart();
  const again = await ask(aboutAddress(address));
  pass(60_000);
  const later = await ask(aboutAddress(address));

  expect(again).toMatchObject([{ last: true, update: { kind: 'content', credits: 0 } }]);
  expect(later).toMatchObject([
    { last: false, update: { kind: 'content', credits: 0 } },
    { last: true, update: { kind: 'content', credits: 50 } },
  ]);
  expect(service.asked).toHaveLength(2);
});

test('a refresh asks again for what is young, and shows it meanwhile', async () => {
  const { ask, service } = createCardWorld();
  service.changes.set(address, 3);
  await ask(aboutAddress(address));

  const heard = await ask(aboutAddress(address, { refresh: true }));

  expect(heard.map(({ last, update }) => [last, update.kind])).toEqual([
    [false, 'content'],
    [true, 'content'],
  ]);
  expect(service.asked).toHaveLength(2);
});

test('an address is asked about on the first chain that the service serves, and on no other', async () => {
  const { ask, service, preferences, records } = createCardWorld();
  preferences.chainIds = [56, 10, 1];
  await records().unserved.add('https://service.example', 56, Date.UTC(2026, 10, 22), start);

  const end = endOf(await ask(aboutAddress(address)));

  expect(end).toMatchObject({ kind: 'content', content: { chain: { id: 10 } } });
  expect(service.asked).toEqual([`10 balance ${address} null`]);
});

test('addresses wait for a click if the user wants that, unless they are known', async () => {
  const { ask, service, preferences, pass } = createCardWorld();
  preferences.askBeforeAddresses = true;
  service.changes.set(address, 3);

  const held = endOf(await ask(aboutAddress(address)));
  const asked = endOf(await ask(aboutAddress(address, { asked: true })));
  pass(3_600_000);
  const known = await ask(aboutAddress(address));

  expect(held).toMatchObject({ kind: 'ask-first', cost: '50 credits.' });
  expect(asked).toMatchObject({ kind: 'content', credits: 50 });
  expect(known).toMatchObject([{ last: true, update: { kind: 'content', credits: 0 } }]);
  expect(service.asked).toHaveLength(1);
});

test('a refresh is that click, too', async () => {
  const { ask, service, preferences } = createCardWorld();
  service.changes.set(address, 3);
  await ask(aboutAddress(address));
  preferences.askBeforeAddresses = true;

  expect(endOf(await ask(aboutAddress(address, { refresh: true })))).toMatchObject({ kind: 'content', credits: 50 });
});

test('an address goes on to the next chain of the list where the first turns out not to be served', async () => {
  const { ask, service, preferences } = createCardWorld();
  preferences.chainIds = [56, 10];
  service.unserved.add(56);

  const end = endOf(await ask(aboutAddress(address)));

  expect(end).toMatchObject({ kind: 'content', content: { chain: { id: 10 } } });
  expect(service.asked.map((question) => question.split(' ')[0])).toEqual(['56', '10']);
});

test('nothing is sent where the preferences cannot be read, and the card says so', async () => {
  const { ask, service, held } = createCardWorld();
  held.areSettingsLost = true;

  const end = endOf(await ask(aboutTransaction(hash)));

  expect(end).toMatchObject({ kind: 'failure', failure: { title: expect.stringContaining('settings') } });
  expect(service.asked).toEqual([]);
});

test('transactions never wait for that click', async () => {
  const { ask, service, preferences } = createCardWorld();
  preferences.askBeforeAddresses = true;
  service.transactions.set(`1 ${hash}`, {});

  expect(endOf(await ask(aboutTransaction(hash))).kind).toBe('content');
});

test('an NFT is asked about with its contract and number', async () => {
  const { ask, service } = createCardWorld();
  const tokenId = '7'.repeat(78);

  await ask(aboutAddress(address, { reference: { kind: 'token-instance', contract: address, tokenId } }));

  expect(service.asked).toEqual([`1 transfers ${address}/${tokenId}`]);
});

test('a card offers the chains that it may be from, its own among them', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});

  const end = endOf(await ask(aboutTransaction(hash)));
  const chosen = endOf(await ask(aboutTransaction(hash, { chainId: 100 })));

  expect(end.kind === 'content' && end.content.chains?.map(({ id }) => id)).toEqual([1, 8453, 42161, 10, 137]);
  expect(chosen.kind === 'failure' && chosen.chains?.map(({ id }) => id)).toEqual([100, 1, 8453, 42161, 10, 137]);
});

const checksummed = '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const vitalik = checksummed.toLowerCase();
const link = `https://etherscan.io/address/${vitalik}`;
const addresses = [vitalik, `0xd8da${'1'.repeat(32)}6045`];
const nft = aboutAddress(address, { reference: { kind: 'token-instance', contract: address, tokenId: '42' } });
const hide = (value: string) => ({ written: `0\u200b${value.slice(1)}` });
const hidden = { title: 'Invisible characters' };

test.for<[string, CardLookup, Partial<CardLookup['context']>, object]>([
  ['a wrong checksum', aboutAddress(vitalik), { written: checksummed }, { tone: 'wait', title: 'Wrong checksum' }],
  ['a wrong checksum of a name', aboutAddress(vitalik), { after: '@eip155:1#4CA88C9D' }, { title: 'Wrong checksum' }],
  ['a link that leads elsewhere', aboutAddress(address), { link }, { tone: 'bad', title: 'The link leads elsewhere' }],
  ['a look-alike on the page', aboutAddress(vitalik), { addresses }, { title: 'Two addresses here look alike.' }],
  ['invisible characters in a transaction', aboutTransaction(hash), hide(hash), hidden],
  ['invisible characters in an address', aboutAddress(address), hide(address), hidden],
  ['invisible characters in an NFT', nft, hide(address), hidden],
])('warns of %s', async ([, lookup, context, warning]) => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});

  const end = endOf(await ask({ ...lookup, context: { ...lookup.context, ...context } }));

  expect(end).toMatchObject({ content: { warnings: [warning] } });
});

test('a link to a transaction is a sign for it, however it is written', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  const context = { written: `0\xadx${hash.slice(2)}`, pageHost: '', before: '', after: '' };
  const ofExplorer = { ...context, link: `https://etherscan.io/tx/${hash}` };

  const withLink = await ask(aboutTransaction(hash, { context: ofExplorer }));
  const without = await ask(aboutTransaction(hash, { context }));

  expect(endOf(withLink).kind).toBe('content');
  expect(endOf(without).kind).toBe('ask-first');
});

test('40 digits that are called a hash wait for a click', async () => {
  const { ask, service } = createCardWorld();
  const lookup = aboutAddress('0x5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8');
  const called = { ...lookup, context: { ...lookup.context, before: 'PasswordHash ' } };

  const before = endOf(await ask(called));
  const sent = service.asked.length;
  const after = endOf(await ask({ ...called, asked: true }));

  expect([before.kind, sent, after.kind]).toEqual(['ask-first', 0, 'content']);
});

test.for(named(cases.scams))('an address is called a scam where %s', async ([, { first, second, count }]) => {
  const { ask, service } = createCardWorld();
  const { chainId = 1 } = first;
  service.transactions.set(`${chainId} ${hash}`, { to: buildAddress({ hash: address, isScam: true }) });
  const scams = async () => {
    const end = endOf(await ask(aboutAddress(address, { chainId: 1, ...second })));
    return end.kind === 'content' && end.content.warnings.filter(({ title }) => title === 'Known scam').length;
  };

  expect(await scams()).toBe(0);
  await ask(aboutTransaction(hash, { chainId, ...first }));

  expect(await scams()).toBe(count);
});

test('a failure is never kept', async () => {
  const { ask, service } = createCardWorld();
  service.trouble = { kind: 'timed-out', afterMs: 25_000 };

  await ask(aboutTransaction(hash));
  await ask(aboutTransaction(hash));

  expect(service.asked).toHaveLength(2);
});
