import { expect, test } from 'vitest';
import * as valid from '../../../src/background/request-checks.ts';

const address = `0x${'ab'.repeat(20)}`;

test.for([
  ['an address to watch', valid.isWatchedChange, { address, name: 'Savings', note: '' }],
  ['one that comes back', valid.isWatchedChange, { address, name: '', note: '', addedMs: 5, isPrivate: true }],
  ['one to be rid of', valid.isWatchedAddress, { address }],
] as const)('takes %s', ([, isValid, request]) => {
  expect(isValid(request)).toBe(true);
});

test.for([
  ['an address to watch in capitals', valid.isWatchedAddress, { address: address.toUpperCase() }],
  ['half an address to watch', valid.isWatchedChange, { address: '0xab', name: '', note: '' }],
  ['no name at all', valid.isWatchedChange, { address, note: '' }],
  ['a giant name of an address', valid.isWatchedChange, { address, name: 'x'.repeat(61), note: '' }],
  ['a giant note', valid.isWatchedChange, { address, name: '', note: 'x'.repeat(501) }],
  ['a time that is none', valid.isWatchedChange, { address, name: '', note: '', addedMs: 'now' }],
] as const)('refuses %s', ([, isValid, request]) => {
  expect(isValid(request)).toBe(false);
});
