import { expect, test } from 'vitest';
import {
  type InputProblem,
  listInText,
  longestInput,
  parseLookupInput,
} from '../../../src/references/parse-lookup-input.ts';
import { readThreadMs } from '../thread-time.ts';
import { address, bareAddress, bareHash, contract, hash, holder, token, transaction } from './values.ts';

test.for([
  [hash, transaction],
  [address, holder],
  [`  ${address}\n`, holder],
  [`"${address}"`, holder],
  [`<${hash}>`, transaction],
  [`0X${bareAddress}`, holder],
  [`0X${bareHash}`, transaction],
  [`Transaction Hash: ${hash}`, transaction],
  [`${address.slice(0, 20)}\n${address.slice(20)}`, holder],
  [`0x ${bareAddress.match(/.{4}/g)?.join(' ')}`, holder],
  [`${contract}/42`, token],
  [`${contract} / 42`, token],
  [`eip155:1:${address}`, { ...holder, chainId: 1 }],
  [`eip155:1/erc721:${contract}/42`, { ...token, chainId: 1 }],
  [`eth:${address}`, holder],
  // Hidden characters outside the value do no harm.
  [`\u200b${address}\u200b`, holder],
  [`eip155:1:\u200b${address}`, { ...holder, chainId: 1 }],
  [`ethereum:${address}@10`, { ...holder, chainId: 10 }],
] as const)('takes %j', ([input, reference]) => {
  expect(parseLookupInput(input)).toMatchObject({ ok: true, found: { reference } });
});

test.for([
  [`https://etherscan.io/tx/${hash}`, transaction, `https://etherscan.io/tx/${hash}`],
  [`etherscan.io/tx/${hash}`, transaction, `https://etherscan.io/tx/${hash}`],
  [`https://opensea.io/assets/ethereum/${contract}/42`, token, `https://opensea.io/assets/ethereum/${contract}/42`],
  [`https://etherscan.io/token/${contract}?a=42`, token, `https://etherscan.io/token/${contract}?a=42`],
] as const)('takes the URL %s and gives it back for the chain', ([input, reference, link]) => {
  expect(parseLookupInput(input)).toMatchObject({ ok: true, found: { reference }, link });
});

test('gives no link for a bare value', () => {
  expect(parseLookupInput(address)).not.toHaveProperty('link');
});

test('gives what was pasted around a value, and the addresses in it', () => {
  const pasted = `account ${address} PRIVATE_KEY=${hash} of ${address}`;

  expect(parseLookupInput(`KEY=${hash} # ${address}, ${contract}/42, ${address}`)).toMatchObject({
    before: 'KEY=',
    after: ` # ${address}, ${contract}/42, ${address}`,
    addresses: [holder.address],
  });
  // The first value counts, whatever its kind.
  expect(parseLookupInput(pasted)).toMatchObject({ found: { reference: holder }, before: 'account ' });
});

test.for([hash, `https://etherscan.io/tx/${hash}`, `0X${bareHash}`])('%s is alone', (input) => {
  expect(parseLookupInput(input)).toMatchObject({ before: '', after: '', addresses: [] });
});

const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access zoo';

const problems: [input: string, problem: InputProblem][] = [
  ['', { kind: 'empty' }],
  ['   \n', { kind: 'empty' }],
  ['0x', { kind: 'wrong-length', digits: 0, expected: 40 }],
  [address.slice(0, -1), { kind: 'wrong-length', digits: 39, expected: 40 }],
  [`${address}0`, { kind: 'wrong-length', digits: 41, expected: 40 }],
  [hash.slice(0, -1), { kind: 'wrong-length', digits: 63, expected: 64 }],
  [`${hash}00`, { kind: 'wrong-length', digits: 66, expected: 64 }],
  [`0X${bareAddress}0`, { kind: 'wrong-length', digits: 41, expected: 40 }],
  [`${address.slice(0, -1)}g`, { kind: 'not-hex', character: 'g', position: 42 }],
  [`${address.slice(0, -1)}а`, { kind: 'not-hex', character: 'а', position: 42 }],
  [`0х${bareAddress}`, { kind: 'not-hex', character: 'х', position: 2 }],
  [`0xZZ`, { kind: 'not-hex', character: 'Z', position: 3 }],
  [`0x12🦊`, { kind: 'not-hex', character: '🦊', position: 5 }],
  [`${address.slice(0, 9)}\u200b${address.slice(9)}`, { kind: 'not-hex', character: '\u200b', position: 10 }],
  [`${hash.slice(0, 42)}\xad${hash.slice(42)}`, { kind: 'not-hex', character: '\xad', position: 43 }],
  [`0x${'\xad'.repeat(300)}${bareAddress}`, { kind: 'not-hex', character: '\xad', position: 3 }],
  ['0x1234…abcd', { kind: 'not-hex', character: '…', position: 7 }],
  [bareHash, { kind: 'bare-64-hex' }],
  [bareHash.toUpperCase(), { kind: 'bare-64-hex' }],
  [bareAddress, { kind: 'missing-0x' }],
  ['vitalik.eth', { kind: 'ens-name', name: 'vitalik.eth' }],
  ['pay.vitalik.ETH', { kind: 'ens-name', name: 'pay.vitalik.ETH' }],
  [`${contract}/abc`, { kind: 'nothing-found' }],
  [`${contract}/${'1'.repeat(79)}`, { kind: 'nothing-found' }],
  ['hello', { kind: 'nothing-found' }],
  ['12345', { kind: 'only-number' }],
  ['21,234,567', { kind: 'only-number' }],
  [bareHash.slice(1), { kind: 'wrong-length', digits: 63, expected: 64 }],
  [`${bareHash}0`, { kind: 'wrong-length', digits: 65, expected: 64 }],
  [bareAddress.slice(1), { kind: 'wrong-length', digits: 39, expected: 40 }],
  [`${bareAddress}0`, { kind: 'wrong-length', digits: 41, expected: 40 }],
  [`${bareAddress.slice(0, 9)}O${bareAddress.slice(10)}`, { kind: 'not-hex', character: 'O', position: 10 }],
  ['brad.crypto', { kind: 'ens-name', name: 'brad.crypto' }],
  [phrase, { kind: 'recovery-phrase' }],
  [phrase.toUpperCase(), { kind: 'recovery-phrase' }],
  [` ${phrase.split(' ').join(',\n ')} `, { kind: 'recovery-phrase' }],
  [
    phrase
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
    { kind: 'recovery-phrase' },
  ],
  [`${phrase} ${phrase}`, { kind: 'recovery-phrase' }],
  ['ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar', { kind: 'recovery-phrase' }],
  ['的 一 是 在 不 了 有 和 人 这 中 大', { kind: 'recovery-phrase' }],
  [
    'あいこくしん あいさつ あいだ あおぞら あかちゃん あきる あけがた あける あこがれる あさい あさひ あしあと',
    { kind: 'recovery-phrase' },
  ],
  // A sentence of twelve words, and a phrase that lacks one word.
  ['This is a sentence of some kind that is not a phrase', { kind: 'nothing-found' }],
  [phrase.split(' ').slice(1).join(' '), { kind: 'nothing-found' }],
  ['x'.repeat(longestInput + 1), { kind: 'too-long', most: longestInput }],
  ['https://etherscan.io/', { kind: 'nothing-found' }],
  [`https://etherscan.io/tx/${bareHash}`, { kind: 'nothing-found' }],
];

test.for(problems)('says what is wrong with %j', ([input, problem]) => {
  expect(parseLookupInput(input)).toEqual({ ok: false, problem });
});

test.for([
  `https://basescan.org/tokenholdings?a=${address}`,
  `https://basescan.org/search?q=${address}`,
  `basescan.org/anything/new/${address}`,
])('keeps the link of %s, whose value is where no rule looks', (input) => {
  expect(parseLookupInput(input)).toMatchObject({
    ok: true,
    found: { reference: { kind: 'address' } },
    link: input.startsWith('https') ? input : `https://${input}`,
  });
});

test('looks at nothing of ten million characters, whatever is in them', () => {
  const before = readThreadMs();

  expect(parseLookupInput(`${address} `.repeat(240_000))).toMatchObject({ ok: false, problem: { kind: 'too-long' } });
  expect(listInText(`${address} `.repeat(240_000))).toEqual([]);
  expect(readThreadMs() - before).toBeLessThan(50);
});

test('lists what is in a sentence in its order, each once, and takes the one that is chosen', () => {
  const text = `${address} paid ${contract}/42 in ${hash}, said ${address}`;
  const listed = listInText(text);

  expect(listed).toEqual([holder.address, `${token.contract}/42`, transaction.hash]);
  expect(parseLookupInput(text, listed[2])).toMatchObject({
    ok: true,
    found: { reference: transaction },
    before: `${address} paid ${contract}/42 in `,
    addresses: [holder.address],
  });
});

test.for([address, `${address} and again ${address}`, `https://etherscan.io/tx/${hash}`, 'nothing'])(
  'lists nothing to choose from in %s',
  (text) => {
    expect(listInText(text)).toEqual([]);
  },
);
