import { expect, test } from 'vitest';
import { toCopyForms } from '../../../src/cards/copy-forms.ts';
import type { Reference } from '../../../src/references/reference.ts';

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

test.for([
  ['ERC-721', [`eip155:10/erc721:${address}/42`]],
  ['ERC-1155', [`eip155:10/erc1155:${address}/42`]],
  ['ERC-404', []],
  ['', []],
  ['__proto__', []],
  ['constructor', []],
] as const)('an NFT of the standard "%s" with its chain only where the standard is known', ([standard, expected]) => {
  expect(texts(instance, standard)).toEqual([...expected, `[0xabab…abab/42](${href})`, href]);
});

test('no link where the chain has no known explorer', () => {
  expect(toCopyForms(account, { plain: address, chainId: 10 }).map(({ text }) => text)).toEqual([
    address,
    `eip155:10:${address}`,
  ]);
});
