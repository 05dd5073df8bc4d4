import { describe, expect, test } from 'vitest';
import type { CardContent, Part } from '../../../src/cards/card-content.ts';
import { buildAddress, buildToken, buildTransfer, ofTransaction, pool, sender } from './build-models.ts';
import { type TransactionInFile, toTransaction } from './sentences/read-cases.ts';
import cases from './transaction-details.json' with { type: 'json' };
import evidenceOf from './transaction-evidence.json' with { type: 'json' };

const words = (parts: Part[] = []) => parts.map(({ text }) => text).join(' ');
const detail = (card: CardContent, label: string) => words(card.details?.find((one) => one.label === label)?.parts);

test('the decoded call lists its parameters, and how it is declared in the details', () => {
  const parameters = [
    { name: 'to', type: 'address', value: sender.toLowerCase() },
    { name: '', type: 'uint256[]', value: ['1', '2'] },
    { name: 'data', type: 'bytes', value: null },
  ];

  const card = ofTransaction({ decodedInput: { methodCall: 'f(address to)', methodId: '12345678', parameters } });
  const [list] = card.lists;

  expect(list?.heading).toBe('Decoded call: f');
  expect(card.details?.find(({ label }) => label === 'Declaration')?.parts.map(({ text }) => text)).toEqual([
    'f(address to)',
  ]);
  expect(list?.lines.map(words)).toEqual(['To 0xd8dA…6045', 'uint256[] 1, 2', 'Data not decoded']);
  expect(list?.lines[0]?.[1]?.title).toBe(sender);
});

test('a decoded call without a name is called by its four bytes', () => {
  const [list] = ofTransaction({ decodedInput: { methodCall: '', methodId: '12345678', parameters: [] } }).lists;

  expect(list?.heading).toBe('Decoded call: 0x12345678');
});

test.for<[string, string, string]>([
  ['ok', 'accepted', 'ok'],
  ['invalid_signature', 'invalid signature', 'bad'],
  ['weird_new', 'weird new', 'dim'],
])('an authorization of status %s is %s', ([status, text, tone]) => {
  const authorization = { addressHash: null, authority: null, chainId: null, nonce: null, r: null, s: null, v: null };

  const [list] = ofTransaction({ authorizationList: [{ ...authorization, status }] }).lists;

  expect(list?.lines.map(words)).toEqual([`an account delegates to an unknown address ${text}`]);
  expect(list?.lines[0]?.at(-1)?.tone).toBe(tone);
});

test('authorizations say who runs as what, where, and whether the chain took it', () => {
  const authorization = {
    addressHash: pool,
    authority: sender,
    chainId: 0,
    nonce: '12',
    r: '1',
    s: '1',
    v: 0,
    status: 'invalid_nonce',
  };

  const [list] = ofTransaction({ authorizationList: [authorization] }).lists;

  expect(list?.lines.map(words)).toEqual(['0xd8dA…6045 delegates to 0x3333…3333 on any chain, nonce 12 invalid nonce']);
});

test('actions of known protocols are listed', () => {
  const [list] = ofTransaction({ actions: [{ protocol: 'uniswap_v3', type: 'mint_nft', data: { ids: ['1'] } }] }).lists;

  expect(list?.lines.map(words)).toEqual(['uniswap v3 mint nft ids 1']);
});

test('everything else from the explorer is in the details', () => {
  const card = ofTransaction(cases.everythingElse.transaction);

  expect(cases.everythingElse.details.map(([label = '']) => [label, detail(card, label)])).toEqual(
    cases.everythingElse.details,
  );
  expect(detail(card, 'Commit transaction')).toMatch(/^0x(?:ab){32} unfinalized 19 Nov 2024/);
  expect(detail(card, 'Confirm transaction')).toBe('');
});

describe('what the specification does not name', () => {
  const transfer = buildTransfer({ from: sender, to: pool, value: '1' });

  test.for(cases.unnamed as { label: string; transaction: TransactionInFile }[])('$label: is in the details', (row) => {
    const { label, transaction } = row;

    expect(detail(ofTransaction(toTransaction(transaction)), `${label} new field`)).toBe('9');
  });

  test('is bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field_${at}`, at]));
    const one = { ...transfer, extra: many, token: buildToken({ extra: many }) };

    const { details } = ofTransaction({ tokenTransfers: Array.from({ length: 300 }, () => one) });

    expect(details?.filter(({ label }) => label.startsWith('Transfer ')).length).toBeLessThanOrEqual(20);
  });
});

test.for(evidenceOf as { what: string; label: string; transaction: TransactionInFile; says: string }[])(
  'of $what the evidence for “$label” is known',
  ({ label, transaction, says }) => {
    const called = { rawInput: '0x12345678', to: buildAddress({ hash: pool, isContract: true }) };
    const { evidence } = ofTransaction({ ...called, ...toTransaction(transaction) });

    expect(words(evidence?.find((one) => one.label === label)?.parts)).toBe(says);
  },
);
