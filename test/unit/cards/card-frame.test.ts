import { expect, test } from 'vitest';
import { toCopyForms } from '../../../src/cards/copy-forms.ts';
import type { Reference } from '../../../src/references/reference.ts';
import {
  azuki,
  buildChange,
  buildTransfer,
  now,
  ofAddress,
  ofInstance,
  ofTransaction,
  other,
  sender,
} from './build-models.ts';
import cases from './card-frame.json' with { type: 'json' };

const address = `0x${'ab'.repeat(20)}`;
const hash = `0x${'cd'.repeat(32)}`;
const account: Reference = { kind: 'address', address };
const instance: Reference = { kind: 'token-instance', contract: address, tokenId: '42' };
const href = 'https://eth.blockscout.com/x';

const texts = (reference: Reference, standard?: string, link: string | undefined = href) => {
  const plain = reference.kind === 'transaction' ? hash : reference.kind === 'address' ? address : `${address}/42`;
  return toCopyForms(reference, { plain, chainId: 10, href: link, ...(standard && { standard }) }).map(
    ({ text }) => text,
  );
};

test('an address in lower case, with its chain, as Markdown and as a link', () => {
  expect(texts(account)).toEqual([address, `eip155:10:${address}`, `[0xabab…abab](${href})`, href]);
});

test('a transaction, for which there is no agreed form with its chain', () => {
  expect(texts({ kind: 'transaction', hash })).toEqual([`[0xcdcd…cdcd](${href})`, href]);
});

test.for(cases)(
  'an NFT of the standard "$standard" with its chain only where the standard is known',
  ({ standard, expected }) => {
    expect(texts(instance, standard)).toEqual([...expected, `[0xabab…abab/42](${href})`, href]);
  },
);

test('no link where the chain has no known explorer', () => {
  expect(toCopyForms(account, { plain: address, chainId: 10 }).map(({ text }) => text)).toEqual([
    address,
    `eip155:10:${address}`,
  ]);
});

test.for([
  ['transaction', (sample: boolean) => ofTransaction({}, { sample })],
  ['address', (sample: boolean) => ofAddress(sender, { sample }, [buildChange({})])],
  ['NFT', (sample: boolean) => ofInstance([buildTransfer({ from: other, to: sender, token: azuki })], { sample })],
] as const)('the card of a sample says that it is one: %s', ([, make]) => {
  expect(make(true).isSample).toBe(true);
  expect(make(false)).not.toHaveProperty('isSample');
});

const minuteMs = 60_000;
const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

const cards = {
  transaction: (timestamp: string | null) => ofTransaction({ timestamp }),
  address: (approximateTime: string | null) => ofAddress(sender, {}, [buildChange({ approximateTime })]),
  'token-instance': (timestamp: string | null) =>
    ofInstance([buildTransfer({ from: sender, to: other, token: azuki, tokenId: '42', rest: { timestamp } })]),
};

test.for(['transaction', 'address', 'token-instance'] as const)(
  'a time ahead of this device’s clock says so, and what to do, on the card of: %s',
  (kind) => {
    const titles = (time: string | null) => cards[kind](time).warnings.map(({ title }) => title);

    expect(titles(at(90))).toEqual(['Time in the future']);
    expect(cards[kind](at(90)).warnings[0]?.text).toContain('If the clock is wrong');
    // Small clock differences and unknown times cause no warning.
    expect(titles(at(1))).toEqual([]);
    expect(titles(at(-90))).toEqual([]);
    expect(titles(null)).toEqual([]);
  },
);
