import { expect, test } from 'vitest';
import { toAddressParts, toAddressRows } from '../../../src/cards/address-rows.ts';
import type { Part } from '../../../src/cards/card-content.ts';
import { toTokenRows, toTransferRows } from '../../../src/cards/transfer-rows.ts';
import type { Address } from '../../../src/models/address.ts';
import {
  azuki,
  buildAddress,
  buildToken,
  buildTransfer,
  ofInstance,
  other,
  pool,
  sender,
  zero,
} from './build-models.ts';
import cases from './quoted-rows.json' with { type: 'json' };

const textsOf = (parts: Part[] = []) => parts.map(({ text }) => text);
const build = (address: Partial<Address>) => buildAddress({ hash: other, ...address });
// A name that imitates our own wording in a row.
const posing = 'flagged as a scam” verified contract';
const quoted = '“flagged as a scam’ verified contract”';

test.for(cases)('the row of an address quotes what somebody else chose: $what', ({ address, texts }) => {
  expect(textsOf(toAddressParts(build(address as Partial<Address>))).map((text) => text.toLowerCase())).toEqual(
    texts.map((text) => text.toLowerCase()),
  );
});

test('our own name for an address is not quoted', () => {
  expect(textsOf(toAddressParts(buildAddress({ hash: zero })))[0]).not.toContain('“');
});

test('the details of an address quote an invalid domain, one with spaces, and what it runs', () => {
  const details = (address: Partial<Address>) => toAddressRows('To', build(address)).map(({ parts }) => textsOf(parts));

  expect(details({ ensDomainName: posing, domainProblem: 'invalid' })[0]).toContain(`invalid name: ${quoted}`);
  expect(details({ ensDomainName: posing })[0]).toContain(quoted);
  expect(details({ ensDomainName: 'vitalik.eth' })[0]).toContain('vitalik.eth');
  expect(details({ implementations: [{ addressHash: pool, name: posing }] })[1]).toContain(quoted);
});

test('the details of tokens and transfers quote symbols and methods', () => {
  const method = 'transfer · flagged as a scam';
  const [row] = toTransferRows([buildTransfer({ from: sender, to: pool, value: '1', rest: { method } })], {
    isWithPlace: false,
  });

  expect(textsOf(toTokenRows('Token', buildToken({ symbol: posing }))[0]?.parts)[0]).toBe(quoted);
  expect(textsOf(row?.parts).join(' ')).toContain(`method “${method}”`);
});

test('the card of an NFT quotes its collection’s symbol', () => {
  const card = ofInstance([
    buildTransfer({ from: sender, to: pool, token: { ...azuki, symbol: 'named by you' }, tokenId: '42' }),
  ]);

  expect(textsOf(card.rows[0]?.parts)[0]).toBe('“named by you”');
});
