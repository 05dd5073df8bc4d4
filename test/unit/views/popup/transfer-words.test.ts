import { describe, expect, test } from 'vitest';
import type { TokenTransfer } from '../../../../src/models/token.ts';
import {
  countWords,
  describeHolder,
  describeMovement,
  nameInstance,
} from '../../../../src/views/popup/transfer-words.ts';
import { addressOf, transferAt } from './samples.ts';

const zero = addressOf(`0x${'0'.repeat(40)}`);
const dead = addressOf(`0x${'0'.repeat(36)}dead`);

describe('the words of a transfer', () => {
  test.for<[string, Partial<TokenTransfer>, string]>([
    ['a transfer', {}, 'Transferred to vitalik.eth'],
    ['a mint', { type: 'token_minting', from: zero }, 'Minted to vitalik.eth'],
    ['a mint by its ends alone', { type: null, from: zero }, 'Minted to vitalik.eth'],
    ['a burn', { type: 'token_burning', to: zero }, 'Burnt by 0x1111…1111'],
    ['a mint straight to nowhere', { type: 'token_spawning', from: zero, to: zero }, 'Announced with no holder'],
    ['the dead address, which is an address', { to: dead }, 'Transferred to 0x0000…dead'],
    ['an unknown type', { type: 'token_teleport' }, 'Transferred to vitalik.eth'],
    ['an unknown receiver', { to: null }, 'Transferred to an unknown address'],
  ])('tell %s', ([, over, expected]) => {
    const { verb, with: sayWith, who } = describeMovement(transferAt(1, over));

    expect(`${verb} ${sayWith(who)}`).toBe(expected);
  });

  test.for<[string, Partial<TokenTransfer>, string]>([
    ['the receiver', {}, 'Held by vitalik.eth as of its last transfer'],
    ['nobody after a burn', { type: 'token_burning', to: zero }, 'Burnt: nobody holds it any more'],
    [
      'nobody of one that is only announced',
      { type: 'token_spawning', from: zero, to: zero },
      'Announced, but nobody holds it yet',
    ],
    ['one of several', { tokenType: 'ERC-1155' }, 'Last moved to vitalik.eth; others may hold some too'],
    [
      'others after the burn of one of several',
      { tokenType: 'ERC-1155', type: 'token_burning', to: zero },
      'Some were burnt in the last transfer; others may hold some',
    ],
  ])('name %s as the holder', ([, over, expected]) => {
    expect(describeHolder(transferAt(1, over))).toBe(expected);
  });

  test.for<[string, string]>([
    ['4021', 'Azuki #4,021'],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 'Azuki #115792…9935'],
  ])('name the NFT %s', ([tokenId, expected]) => {
    expect(nameInstance(transferAt(1), tokenId)).toBe(expected);
  });

  test('name an NFT of an unknown collection', () => {
    expect(nameInstance(transferAt(1, { token: null }), '7')).toBe('NFT #7');
  });

  test.for<[string | null, string | null]>([
    [null, null],
    ['1', null],
    ['3', '×3'],
    ['junk', null],
  ])('count %s pieces as %s', ([value, expected]) => {
    const total = { tokenId: '1', value, decimals: null, tokenInstance: null };

    expect(countWords(transferAt(1, { total }))).toBe(expected);
  });

  test('count pieces that have decimals', () => {
    const total = { tokenId: '1', value: '1500', decimals: '3', tokenInstance: null };

    expect(countWords(transferAt(1, { total }))).toBe('×1.5');
  });

  test('clean a hostile name', () => {
    const hostile = addressOf(`0x${'33'.repeat(20)}`, `pay\u202eload\u200b${'x'.repeat(1000)}`);

    const { who } = describeMovement(transferAt(1, { to: hostile }));

    expect(who).not.toMatch(/[\u202e\u200b]/);
    expect(who.length).toBeLessThan(70);
  });
});
