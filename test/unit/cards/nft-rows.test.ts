import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findNftPicture, nameInstance, toInstanceLines, toNftPicture } from '../../../src/cards/nft-rows.ts';
import { formatHolder } from '../../../src/format/nft-moves.ts';
import type { TokenInstance, TokenTransfer } from '../../../src/models/token.ts';
import { createService, raw } from '../api/service.ts';
import { bareInstance } from '../models/bare.ts';
import { addressOf, transferAt } from '../ui/popup/samples.ts';
import tables from './nft-picture.json' with { type: 'json' };

const zero = addressOf(`0x${'0'.repeat(40)}`);
const dead = addressOf(`0x${'0'.repeat(36)}dead`);
const now = Date.parse('2025-06-04T12:00:00Z');

const say = (transfer: TokenTransfer) => toInstanceLines(transfer, now).said.map(({ text }) => text);
const total = (value: string | null, decimals: string | null) => ({
  tokenId: '1',
  value,
  decimals,
  tokenInstance: null,
});

describe('a transfer of an NFT where there is room', () => {
  test.for<[string, Partial<TokenTransfer>, string]>([
    ['a transfer', {}, 'Transferred to vitalik.eth'],
    ['a mint', { type: 'token_minting', from: zero }, 'Minted to vitalik.eth'],
    ['a mint by its ends alone', { type: null, from: zero }, 'Minted to vitalik.eth'],
    ['a burn', { type: 'token_burning', to: zero }, 'Burned'],
    ['a mint straight to nowhere', { type: 'token_spawning', from: zero, to: zero }, 'Announced'],
    ['the dead address, which is an address', { to: dead }, 'Transferred to 0x0000…dead'],
    ['an unknown type', { type: 'token_teleport' }, 'Transferred to vitalik.eth'],
    ['an unknown receiver', { to: null }, 'Transferred to an unknown address'],
  ])('tells %s', ([, over, expected]) => {
    expect(say(transferAt(1, over)).join(' ')).toBe(expected);
  });

  test.for<[string, Partial<TokenTransfer>, string | undefined]>([
    ['a transfer', {}, 'from 0x1111…1111'],
    ['a burn', { type: 'token_burning', to: zero }, 'from 0x1111…1111'],
    ['a mint, which has no sender', { type: 'token_minting', from: zero }, undefined],
  ])('names the sender of %s', ([, over, expected]) => {
    const text = toInstanceLines(transferAt(1, over), now)
      .sender.map((part) => part.text)
      .join(' ');

    expect(text.startsWith('from') ? text : undefined).toBe(expected);
  });

  test('marks both ends: contracts, scams, what the key calls them', () => {
    const to = { ...addressOf(`0x${'33'.repeat(20)}`), isContract: true, isVerified: true, isScam: true };
    const from = { ...addressOf(`0x${'44'.repeat(20)}`), isContract: true, proxyType: 'eip1967' };

    const { said, sender } = toInstanceLines(transferAt(1, { to, from }), now);

    expect(said.map(({ text }) => text)).toEqual(['Transferred', 'to', '0x3333…3333', 'verified contract', 'scam']);
    expect(sender.map(({ text }) => text)).toEqual(['from', '0x4444…4444', 'contract', 'proxy']);
  });

  test.for<[string, string | null, string | null, string | null]>([
    ['nothing of none', null, null, 'unknown amount'],
    ['one piece', '1', null, '1 ×'],
    ['some pieces', '3', null, '3 ×'],
    ['a broken number', '-3', null, 'unknown amount'],
    ['pieces that have decimals', '1500', '3', '1.5 ×'],
  ])('counts %s of what several may hold', ([, value, decimals, expected]) => {
    expect(say(transferAt(1, { tokenType: 'ERC-1155', total: total(value, decimals) }))[1]).toBe(expected);
  });

  test.for<[string, Partial<TokenTransfer>, string]>([
    ['pieces of an ERC-404', { tokenType: 'ERC-404', total: total('3', null) }, '3 ×'],
    ['an ERC-404 without a number', { tokenType: 'ERC-404', total: total(null, '18') }, 'unknown amount'],
    ['a broken number of an ERC-404', { tokenType: 'ERC-404', total: total('-1', '18') }, 'unknown amount'],
    [
      'a confidential token, whose number is a secret',
      { tokenType: 'ERC-7984', total: total(null, '6') },
      'confidential amount',
    ],
    ['a confidential token of which nothing is told', { tokenType: 'ERC-7984', total: null }, 'confidential amount'],
    ['a confidential token that told its number', { tokenType: 'ERC-7984', total: total('1500000', '6') }, '1.5 ×'],
    [
      'what several may hold by its token alone',
      { tokenType: null, token: { ...transferAt(1).token, type: 'ERC-1155' } as never, total: total('2', null) },
      '2 ×',
    ],
  ])('counts %s', ([, over, expected]) => {
    expect(say(transferAt(1, over))[1]).toBe(expected);
  });

  test.for<[string, string | null, string, string]>([
    ['how long ago it was, with the exact time', '2025-06-01T08:05:09Z', '3 days ago', '1 Jun 2025, 08:05:09'],
    ['its day, with the exact time, if that was long ago', '2025-01-02T08:05:09Z', '2 Jan', '2 Jan 2025, 08:05:09'],
    ['that the time is unknown', null, 'time unknown', 'time unknown'],
  ])('says %s', ([, timestamp, text, title]) => {
    const { when } = toInstanceLines(transferAt(1, { timestamp }), now);

    const plain = (words?: string) => words?.replace(/\s/g, ' ');
    expect([plain(when.text), plain(when.title)?.slice(0, title.length)]).toEqual([text, title]);
    expect(when.title).toMatch(/ · block.* · safeTransferFrom$/);
  });

  test('counts nothing where there is only one', () => {
    expect(say(transferAt(1, { tokenType: 'ERC-721', total: total('1', null) }))[1]).toBe('to');
  });

  test('cleans a hostile name and bounds it', () => {
    const hostile = addressOf(`0x${'33'.repeat(20)}`, `pay\u202eload\u200b${'x'.repeat(1000)}`);

    const text = say(transferAt(1, { to: hostile })).join(' ');

    expect(text).not.toMatch(/[\u202e\u200b]/);
    expect(text.length).toBeLessThan(100);
  });
});

describe('the holder', () => {
  test.for<[string, Partial<TokenTransfer>, string]>([
    ['the receiver', {}, 'Held by vitalik.eth'],
    ['no one after a burn', { type: 'token_burning', to: zero }, 'Burned, no holder'],
    [
      'no one for an NFT that is only announced',
      { type: 'token_spawning', from: zero, to: zero },
      'Announced, no holder yet',
    ],
    ['one of several', { tokenType: 'ERC-1155' }, 'Last moved to vitalik.eth; others may hold some too'],
    [
      'others after the burn of one of several',
      { tokenType: 'ERC-1155', type: 'token_burning', to: zero },
      'Some were burned in the last transfer; others may hold some',
    ],
  ])('is %s', ([, over, expected]) => {
    expect(formatHolder(transferAt(1, over))).toBe(expected);
  });
});

describe('the name of an NFT', () => {
  const reference = { kind: 'token-instance', contract: `0x${'ab'.repeat(20)}`, tokenId: '4021' } as const;

  test('is its collection and its number, cut where it is long', () => {
    const tokenId = '115792089237316195423570985008687907853269984665640564039457584007913129639935';

    expect(nameInstance([transferAt(1)], reference, 1)).toBe('“Azuki” #4,021');
    expect(nameInstance([transferAt(1)], { ...reference, tokenId }, 1)).toBe('“Azuki” #11579…9935');
  });

  test('begins with its contract where the collection is unknown', () => {
    expect(nameInstance([transferAt(1, { token: null })], reference, 1)).toMatch(/^0xaBAb…aBab #4,021$/i);
  });
});

const transfer = (over: Partial<TokenInstance>) =>
  transferAt(1, {
    total: { tokenId: '1', value: null, decimals: null, tokenInstance: { ...bareInstance, id: '1', ...over } },
  });

test.for([
  ...tables.pictures,
  { what: 'nothing endless', over: { imageUrl: `https://a.example/${'x'.repeat(5000)}` }, url: null },
])('takes $what', ({ over, url }) => {
  expect(toNftPicture([transfer(over)])?.url ?? null).toBe(url);
});

test('takes the first that can be had, and names its host as it really is', () => {
  const transfers = [
    transferAt(2),
    transfer({ imageUrl: 'ipfs://x' }),
    transfer({ imageUrl: 'https://еxample.com/1' }),
  ];

  expect(toNftPicture(transfers)).toEqual({ url: 'https://xn--xample-2of.com/1', host: 'xn--xample-2of.com' });
  expect(toNftPicture([])).toBeNull();
});

// This recording is kept beside the repository, not in it.
const recorded = new URL('../../../../shared/api/payloads/tx-recorded-nft-mint-with-instance.json', import.meta.url);

test.skipIf(!existsSync(recorded))(
  'finds the picture that a recorded transaction names (skipped where ../shared/api/payloads is not here)',
  async () => {
    const body = readFileSync(recorded, 'utf8');
    const { hash } = JSON.parse(body);
    const chain = { id: 1, name: 'Ethereum' };
    const reply = await createService([raw(body)]).explorer.readTransaction({ chain, hash });
    const transfers = reply.ok ? reply.value.tokenTransfers : [];
    const contract = '0x84fe97c49ffe4227d9ea139b5998c097d9c06ddd';

    expect(findNftPicture(transfers, { contract, tokenId: '10' })).toEqual({
      url: 'https://ferminux.net/nft/agents/images/10.png',
      host: 'ferminux.net',
    });
    expect(findNftPicture(transfers, { contract, tokenId: '11' })).toBeNull();
  },
);
