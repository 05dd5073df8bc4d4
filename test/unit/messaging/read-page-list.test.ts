import { describe, expect, test } from 'vitest';
import { readPageList } from '../../../src/messaging/page-port.ts';
import cases from './read-page-list.json' with { type: 'json' };

const address = `0x${'ab'.repeat(20)}`;
const good = { reference: { kind: 'address', address }, written: address, count: 2 };
const list = (over: object) => ({ frame: 'a', pageHost: 'page.example', references: [good], ...over });

describe('readPageList', () => {
  test('gives a good list as it is', () => {
    const more = { ...good, chainPrefix: 'arb1', link: 'https://arbiscan.io/', said: '0xabab…abab' };

    expect(readPageList(list({ references: [good, more] }))).toEqual(list({ references: [good, more] }));
  });

  test.for([
    ['nothing', null],
    ['a text', 'list'],
    ['a list in a list', [list({})]],
    ['one without a frame', list({ frame: undefined })],
    ['one with an empty frame', list({ frame: '' })],
    ['one with a giant frame', list({ frame: 'x'.repeat(65) })],
    ['one without a host', list({ pageHost: 1 })],
    ['one with a giant host', list({ pageHost: 'x'.repeat(256) })],
    ['one without references', list({ references: { 0: good } })],
  ] as const)('refuses %s', ([, message]) => {
    expect(readPageList(message)).toBeNull();
  });

  test.for([
    { what: 'nothing', reference: null },
    { what: 'a text', reference: address },
    ...cases.references.map(({ what, change }) => ({ what, reference: { ...good, ...change } })),
  ])('leaves out what has $what, and keeps the others', ({ reference }) => {
    expect(readPageList(list({ references: [reference, good] }))?.references).toEqual([good]);
  });

  test('says that a list is cut if the frame says so, or has sent too much', () => {
    const tooMany = Array.from({ length: 5_001 }, () => good);

    expect(readPageList(list({ isCut: true }))?.isCut).toBe(true);
    expect(readPageList(list({ references: tooMany }))?.isCut).toBe(true);
    expect(readPageList(list({ isCut: 'no' }))).not.toHaveProperty('isCut');
  });

  test('cuts what is written and leaves out a link that context has no room for', () => {
    const long = { ...good, written: `https://page.example/${'x'.repeat(300)}`, link: `https://${'x'.repeat(2048)}` };

    const [read] = readPageList(list({ references: [long] }))?.references ?? [];

    expect(read?.written).toHaveLength(256);
    expect(read).not.toHaveProperty('link');
  });

  test('takes along what is around a transaction, and leaves out one with more than context has room for', () => {
    const hash = `0x${'cd'.repeat(32)}`;
    const around = { before: 'tx ', after: '', heads: ['Txn'] };
    const listed = { reference: { kind: 'transaction', hash }, written: hash, around, count: 1 };
    const bad = [
      { before: 'x'.repeat(321) },
      { heads: ['x'.repeat(321)] },
      { heads: Array(9).fill('x') },
      { after: 1 },
    ];

    const references = [listed, ...bad.map((more) => ({ ...listed, around: { ...around, ...more } }))];

    expect(readPageList(list({ references }))?.references).toEqual([listed]);
  });

  test('takes nothing else along', () => {
    expect(readPageList(list({ more: 1, references: [{ ...good, more: 1, before: 'x' }] }))).toEqual(list({}));
  });

  test('takes 5,000 references at most', () => {
    expect(readPageList(list({ references: Array.from({ length: 5_001 }, () => good) }))?.references).toHaveLength(
      5_000,
    );
  });
});
