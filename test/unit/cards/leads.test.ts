import { describe, expect, test } from 'vitest';
import { toInstanceLead, toLead } from '../../../src/cards/address-rows.ts';
import type { CardContent, Part } from '../../../src/cards/card-content.ts';
import { groupParts } from '../../../src/cards/own-names.ts';
import { isReference, writeReference } from '../../../src/references/reference.ts';
import {
  azuki,
  buildAddress,
  buildChange,
  buildTransfer,
  hash,
  ofAddress,
  ofInstance,
  ofTransaction,
  other,
  pool,
  router,
  sender,
  uniswap,
  vitalik,
} from './build-models.ts';
import cases from './leads.json' with { type: 'json' };
import { toTransfer } from './sentences/read-cases.ts';

const contract = azuki.addressHash.toLowerCase();

const move = (q: Partial<Parameters<typeof buildTransfer>[0]> = {}) =>
  buildTransfer({ from: other, to: pool, token: azuki, tokenId: '4021', ...q });

/** Writes a line of buttons and texts. A button is written as a link: its label in brackets, then its target. */
const write = (parts: Part[] = []) =>
  groupParts(parts)
    .map((group) => {
      const text = group.map((part) => part.text).join(' ');
      const [{ reference }] = group;
      return reference ? `[${text}](${writeReference(reference)})` : text;
    })
    .join(' ');
const rowOf = (card: CardContent, label: string) =>
  write([...card.rows, ...(card.details ?? [])].find((row) => row.label === label)?.parts);
const detailOf = (card: CardContent, label: string) => write(card.details?.find((row) => row.label === label)?.parts);
const linesOf = (card: CardContent) => card.lists.flatMap(({ lines }) => lines.map(write));
const partsOf = (card: CardContent) => [
  ...[...card.rows, ...(card.details ?? [])].flatMap(({ parts }) => parts),
  ...card.lists.flatMap(({ lines }) => lines.flat()),
];

describe('a lead', () => {
  test.for([
    [sender, { kind: 'address', address: sender.toLowerCase() }],
    [`0X${'AB'.repeat(20)}`, { kind: 'address', address: `0x${'ab'.repeat(20)}` }],
    [`0x${'AB'.repeat(32)}`, { kind: 'transaction', hash }],
  ] as const)('of %s is well formed', ([hex, reference]) => {
    expect(toLead(hex)).toEqual({ reference });
    expect(isReference(toLead(hex).reference)).toBe(true);
  });

  test.for([...cases.malformed, undefined])('does not exist for %j', (hex) => {
    expect(toLead(hex)).toEqual({});
    expect(toInstanceLead(hex, '1')).toEqual({});
  });

  test.for(['0', '4021', '9'.repeat(78)])('leads to the NFT with the id %s', (tokenId) => {
    const { reference } = toInstanceLead(azuki.addressHash, tokenId);

    expect(reference).toEqual({ kind: 'token-instance', contract, tokenId });
    expect(isReference(reference)).toBe(true);
  });

  test.for([...cases.noIds, undefined])('leads to no NFT with the id %j', (tokenId) => {
    expect(toInstanceLead(azuki.addressHash, tokenId)).toEqual({});
  });

  test('to a transaction is not to be had for an NFT’s contract', () => {
    expect(toInstanceLead(hash, '1')).toEqual({});
  });
});

describe('a transaction', () => {
  test('leads to its parties, by name, mark and hash alike', () => {
    const card = ofTransaction({ from: vitalik, to: uniswap });

    expect(rowOf(card, 'From')).toBe(`[vitalik.eth 0xd8dA…6045](${sender.toLowerCase()})`);
    expect(rowOf(card, 'To')).toBe(`[“Uniswap V2 Router” 0x7a25…488D verified contract](${router.toLowerCase()})`);
  });

  test('leads to the contract that it created', () => {
    const card = ofTransaction({ to: null, createdContract: buildAddress({ hash: pool, isContract: true }) });

    expect(rowOf(card, 'Created')).toBe(`[0x3333…3333 contract](${pool})`);
  });

  test.for(cases.transfers)('leads to the ends of a transfer $what', ({ transfer, line }) => {
    expect(linesOf(ofTransaction({ value: '0', tokenTransfers: [toTransfer(transfer)] }))).toEqual([line]);
  });

  test('leads to an address in why it failed, and to nothing that only looks like a hash', () => {
    const parameters = [
      { name: 'owner', type: 'address', value: pool },
      { name: 'id', type: 'bytes32', value: hash },
    ];
    const input = { methodCall: 'Unauthorized(address owner)', methodId: '12345678', parameters };
    const card = ofTransaction({ state: 'failed', revertReason: { kind: 'decoded', input } });

    expect(detailOf(card, 'Revert: owner address')).toBe(`[${pool}](${pool})`);
    expect(detailOf(card, 'Revert: id bytes32')).toBe(hash);
  });

  test('leads to addresses in its decoded call', () => {
    const parameters = [{ name: 'to', type: 'address', value: pool }];
    const card = ofTransaction({ decodedInput: { methodCall: 'f(address to)', methodId: '12345678', parameters } });

    expect(linesOf(card)).toEqual([`To [0x3333…3333](${pool})`]);
  });

  test('leads to the NFTs in its details', () => {
    expect(detailOf(ofTransaction({ tokenTransfers: [move()] }), 'Transfer 1')).toMatch(
      new RegExp(`^\\[“Azuki” \\(0xED5A…C544\\) #4021\\]\\(${contract}/4021\\) from \\[${other}\\]`),
    );
  });

  test('leads to no hash of a block', () => {
    const blockHash = `0x${'cd'.repeat(32)}`;
    const card = ofTransaction({ tokenTransfers: [move({ rest: { blockHash } })] });

    expect(detailOf(card, 'Block hash')).toBe(blockHash);
  });
});

describe('an NFT', () => {
  test('leads to its collection, its holder, and the ends and transactions of its transfers', () => {
    const card = ofInstance([move({ to: sender, rest: { to: vitalik } })], {}, '4021');

    expect(rowOf(card, 'Collection')).toBe(`[“AZUKI” 0xED5A…C544](${contract})`);
    expect(rowOf(card, 'Holder')).toBe(`[vitalik.eth 0xd8dA…6045](${sender.toLowerCase()})`);
    expect(linesOf(card)[0]).toMatch(
      new RegExp(
        `^Transferred to \\[vitalik.eth\\]\\(${sender}\\) from \\[0x2222…2222\\]\\(${other}\\) on .*\\]\\(${hash}\\)$`,
        'i',
      ),
    );
  });

  test('leads to its collection without a symbol too', () => {
    expect(rowOf(ofInstance([], {}, '4021'), 'Collection')).toBe(`[0xED5A…C544](${contract})`);
  });

  test('leads to transactions in its details, and to no block', () => {
    const blockHash = `0x${'cd'.repeat(32)}`;
    const row = detailOf(ofInstance([move({ rest: { blockHash } })], {}, '4021'), 'Transfer 1');

    expect(row).toContain(`block hash ${blockHash} in transaction [${hash}](${hash})`);
    expect(row).toMatch(/^“Azuki” \(0xED5A…C544\) #4021 from/);
  });
});

test('an address leads to the transaction of its last change', () => {
  const card = ofAddress(sender, {}, [buildChange()]);

  expect(rowOf(card, 'Recorded with')).toBe(`[0xabab…abab](${hash})`);
  expect(detailOf(card, 'Recorded with')).toBe(`[${hash}](${hash})`);
});

test.for(['0x12', 'javascript:alert(1)', `${pool}\u202e`, `${pool}0`, '', `<a href="${pool}">`])(
  'a hostile address %j leads nowhere and has no picture',
  (evil) => {
    const party = buildAddress({ hash: evil, name: 'Somebody' });
    const transfer = move({
      rest: { from: party, to: party, transactionHash: evil },
      token: { ...azuki, addressHash: evil },
    });
    const parts = [
      ...partsOf(ofTransaction({ from: party, to: party, tokenTransfers: [transfer] })),
      ...partsOf(ofInstance([transfer], {}, '4021')),
    ].filter(({ reference, picture }) => reference || picture);

    // The card is about the NFT's own contract.
    expect(parts.filter(({ reference }) => reference && writeReference(reference) !== contract)).toEqual([]);
    expect(parts.filter(({ picture }) => picture)).toHaveLength(1);
  },
);

test('neighbours that lead to the same are one, others are not', () => {
  const [one, two] = [toLead(pool), toLead(other)];
  const parts: Part[] = [
    { text: 'a', ...one },
    { text: 'b', ...one },
    { text: 'c' },
    { text: 'd' },
    { text: 'e', ...one },
    { text: 'f', ...two },
  ];

  expect(groupParts(parts).map((group) => group.map(({ text }) => text).join(''))).toEqual(['ab', 'c', 'd', 'e', 'f']);
});
