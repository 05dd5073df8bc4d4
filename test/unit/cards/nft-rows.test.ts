import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findNftPicture, nameInstance, toInstanceLines, toNftPicture } from '../../../src/cards/nft-rows.ts';
import { formatHolder } from '../../../src/format/nft-moves.ts';
import type { Token, TokenInstance, TokenTransfer } from '../../../src/models/token.ts';
import { createService, raw } from '../api/service.ts';
import { bareInstance } from '../models/bare.ts';
import { addressOf, transferAt } from '../ui/popup/samples.ts';
import tables from './nft-picture.json' with { type: 'json' };
import cases from './nft-rows.json' with { type: 'json' };

const now = Date.parse('2025-06-04T12:00:00Z');

type TransferInFile = Partial<Omit<TokenTransfer, 'from' | 'to'>> & {
  from?: string;
  to?: string | null;
  number?: (string | null)[];
};

/** A transfer of an NFT, whose ends may be other addresses, and which may tell a number. */
const toTransfer = ({ from, to, number, ...over }: TransferInFile) =>
  transferAt(1, {
    ...over,
    ...(from && { from: addressOf(from) }),
    ...(to !== undefined && { to: to === null ? null : addressOf(to) }),
    ...(number && {
      total: { tokenId: '1', value: number[0] ?? null, decimals: number[1] ?? null, tokenInstance: null },
    }),
  });
const say = (transfer: TokenTransfer) => toInstanceLines(transfer, now).said.map(({ text }) => text);

describe('a transfer of an NFT where there is room', () => {
  test.for(cases.moves)('tells $what', ({ transfer, expected }) => {
    expect(say(toTransfer(transfer)).join(' ')).toBe(expected);
  });

  test.for(cases.senders)('names the sender of $what', ({ transfer, expected }) => {
    const text = toInstanceLines(toTransfer(transfer), now)
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

  test.for(cases.counts)('counts $what', ({ transfer, expected }) => {
    expect(say(toTransfer(transfer))[1]).toBe(expected);
  });

  test.for(cases.times)('says $what', ({ timestamp, text, title }) => {
    const { when } = toInstanceLines(transferAt(1, { timestamp }), now);

    const plain = (words?: string) => words?.replace(/\s/g, ' ');
    expect([plain(when.text), plain(when.title)?.slice(0, title.length)]).toEqual([text, title]);
    expect(when.title).toMatch(/ · block.* · safeTransferFrom$/);
  });

  test('counts what several may hold by its token alone', () => {
    const token = { ...transferAt(1).token, type: 'ERC-1155' } as Token;

    expect(say(toTransfer({ tokenType: null, token, number: ['2', null] }))[1]).toBe('2 ×');
  });

  test('cleans a hostile name and bounds it', () => {
    const hostile = addressOf(`0x${'33'.repeat(20)}`, `pay\u202eload\u200b${'x'.repeat(1000)}`);

    const text = say(transferAt(1, { to: hostile })).join(' ');

    expect(text).not.toMatch(/[\u202e\u200b]/);
    expect(text.length).toBeLessThan(100);
  });
});

describe('the holder', () => {
  test.for(cases.holders)('is $what', ({ transfer, expected }) => {
    expect(formatHolder(toTransfer(transfer))).toBe(expected);
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
