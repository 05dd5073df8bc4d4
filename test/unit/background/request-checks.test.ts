import { expect, test } from 'vitest';
import * as valid from '../../../src/background/request-checks.ts';

const address = `0x${'ab'.repeat(20)}`;
const reference = { kind: 'address', address };

const first = { chainId: 1, address, next: null };
const nft = { chainId: 1, contract: address, tokenId: '7' };
const hash = `0x${'cd'.repeat(32)}`;
const context = { written: address, pageHost: '', before: '', after: '' };
const unnamed = { address, name: '', note: '' };

test.for([
  ['an empty request', valid.isEmpty, {}],
  ['a new key', valid.isCredentialsChange, { apiKey: 'proapi_1' }],
  ['a removal', valid.isCredentialsChange, { apiKey: '', secretKey: '' }],
  ['a first page', valid.isBalanceQuestion, first],
  ['a later page', valid.isBalanceQuestion, { ...first, next: { block_number: '5' } }],
  ['transfers', valid.isTransfersQuestion, { ...nft, next: null }],
  ['a picture as far as it is known', valid.isPictureQuestion, { ...nft, hash, how: 'known' }],
  [
    'a page of what is known, from a private window',
    valid.isBalanceQuestion,
    { ...first, how: 'known', isPrivate: true, isBackground: true },
  ],
  ['something handed over', valid.isOpenedId, { id: 'a' }],
  ['no references', valid.isCountQuestion, { count: 0 }],
  ['as many references as can be', valid.isCountQuestion, { count: 1_000_000 }],
  ['opening', valid.isOpenQuestion, { chainId: 1, reference }],
  ['a chain question', valid.isChainQuestion, { reference, context }],
  ['an address to watch', valid.isWatchedChange, { ...unnamed, name: 'Savings' }],
  ['one that comes back', valid.isWatchedChange, { ...unnamed, addedMs: 5, isPrivate: true }],
  ['one to be rid of', valid.isWatchedAddress, { address }],
] as const)('takes %s', ([, isValid, request]) => {
  expect(isValid(request)).toBe(true);
});

test.for([
  ['something where nothing belongs', valid.isEmpty, { a: 1 }],
  ['a list', valid.isEmpty, []],
  ['another credential', valid.isCredentialsChange, { apiAddress: 'https://evil.example' }],
  ['a key that is no text', valid.isCredentialsChange, { apiKey: 1 }],
  ['a giant key', valid.isCredentialsChange, { apiKey: 'x'.repeat(1001) }],
  ['a picture of no transaction', valid.isPictureQuestion, { ...nft, hash: address }],
  ['a picture of no NFT', valid.isPictureQuestion, { ...nft, tokenId: '-7', hash }],
  ['a picture that is wanted again', valid.isPictureQuestion, { ...nft, hash, how: 'new' }],
  ['a page wanted in another way', valid.isBalanceQuestion, { ...first, how: 'all' }],
  ['a flag that is no flag', valid.isBalanceQuestion, { ...first, isPrivate: false }],
  ['a giant name', valid.isOpenedId, { id: 'x'.repeat(65) }],
  ['less than no references', valid.isCountQuestion, { count: -1 }],
  ['half a reference', valid.isCountQuestion, { count: 0.5 }],
  ['more references than can be', valid.isCountQuestion, { count: 1_000_001 }],
  ['a number of references that is a text', valid.isCountQuestion, { count: '3' }],
  ['no number of references', valid.isCountQuestion, null],
  ['a page without chain', valid.isBalanceQuestion, { address, next: null }],
  ['a page with a negative chain', valid.isBalanceQuestion, { ...first, chainId: -1 }],
  ['a cursor that is a text', valid.isBalanceQuestion, { ...first, next: 'x' }],
  ['a cursor of numbers', valid.isTransfersQuestion, { ...nft, next: { index: 1 } }],
  ['an open question without chain', valid.isOpenQuestion, { reference }],
  ['a chain question without context', valid.isChainQuestion, { reference }],
  ['an address to watch in capitals', valid.isWatchedAddress, { address: address.toUpperCase() }],
  ['half an address to watch', valid.isWatchedChange, { ...unnamed, address: '0xab' }],
  ['no name at all', valid.isWatchedChange, { address, note: '' }],
  ['a giant name of an address', valid.isWatchedChange, { ...unnamed, name: 'x'.repeat(61) }],
  ['a giant note', valid.isWatchedChange, { ...unnamed, note: 'x'.repeat(501) }],
  ['a time that is a word', valid.isWatchedChange, { ...unnamed, addedMs: 'now' }],
] as const)('refuses %s', ([, isValid, request]) => {
  expect(isValid(request)).toBe(false);
});
