import { expect, test } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { buildAddress } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { aboutAddress, aboutTransaction, createCardWorld, endOf, start } from './card-world.ts';

const receiver = `0x${'cd'.repeat(20)}`;
const seen = 'In 2 transactions you looked up, last on 21\u00a0Nov';

test.for([
  ['a page that cannot read it', [seen], {}],
  ['a private window', [], { isPrivate: true }],
  ['a page that can read it', [], { isPublic: true }],
] as const)('in %s, the card of an address says of earlier lookups: %j', async ([, expected, where]) => {
  const { ask, service, records, pass } = createCardWorld();
  service.changes.set(receiver, 1);
  const hashes = [hashLike('ab'), hashLike('12')];
  for (const hash of hashes) {
    service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: receiver.toUpperCase().replace('X', 'x') }) });
    await ask(aboutTransaction(hash, { chainId: 1 }));
    pass(60_000);
  }

  const told: CardUpdate[] = [];
  const heard = await ask(aboutAddress(receiver, { chainId: 1, ...where }), undefined, undefined, told);

  expect(await records().answers.findParty(receiver, 1)).toMatchObject([{ askedMs: start + 60_000 }]);
  // A panel hears no more of a card that the page can read: it asks for itself.
  const said = JSON.stringify([endOf(heard), told]).match(/In 2 transactions[^"]*/g) ?? [];
  expect([...new Set(said)]).toEqual(expected);
});

test('only what the user looked up counts, whatever fetched it before or after', async () => {
  const { ask, service, pass, countEarlier, fetchBeside } = createCardWorld();
  const hash = hashLike('ab');
  service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: receiver }) });
  const about = aboutTransaction(hash, { chainId: 1 });

  await fetchBeside(hash);
  await ask(about, AbortSignal.abort());
  // The card of this one is never seen.
  await ask(about, undefined, new Promise(() => {}));
  const before = await countEarlier(receiver);
  await ask(about);
  const after = await countEarlier(receiver);
  pass(86_400_000);
  await fetchBeside(hash);
  const later = await countEarlier(receiver);

  expect(before).toBeNull();
  expect([after, later]).toEqual([
    { count: 1, lastMs: start },
    { count: 1, lastMs: start },
  ]);
});

test('a lookup counts that joins a request for something else', async () => {
  const { ask, service, countEarlier, fetchBeside } = createCardWorld();
  const hash = hashLike('ab');
  service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: receiver }) });

  await Promise.all([fetchBeside(hash), ask(aboutTransaction(hash, { chainId: 1 }))]);

  expect(await countEarlier(receiver)).toEqual({ count: 1, lastMs: start });
});
