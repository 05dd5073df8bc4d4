import { expect, test } from 'vitest';
import { detectInText, mayHoldReference } from '../../../src/references/detect-in-text.ts';
import { isEvidence } from '../../../src/references/is-reference.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { readThreadMs } from '../thread-time.ts';
import { address, bareAddress, bareHash, collection, contract, hash, holder, token, transaction } from './values.ts';

type Row = [text: string, ...found: [written: string, reference: Reference][]];

const biggestId = '115792089237316195423570985008687907853269984665640564039457584007913129639935';

const bare: Row[] = [
  [hash, [hash, transaction]],
  [address, [address, holder]],
  [address.toLowerCase(), [address.toLowerCase(), holder]],
  [`0x${bareAddress.toUpperCase()}`, [`0x${bareAddress.toUpperCase()}`, holder]],
  [`0x${bareHash.toUpperCase()}`, [`0x${bareHash.toUpperCase()}`, transaction]],
  [`sent to ${address} yesterday`, [address, holder]],
  [`${hash} and ${address}`, [hash, transaction], [address, holder]],
  [`${address}${'\n'}${address}`, [address, holder], [address, holder]],
  [`${address},${hash}`, [address, holder], [hash, transaction]],
  [`tx=${hash}&x=1`, [hash, transaction]],
  [`0x${'0'.repeat(40)}`, [`0x${'0'.repeat(40)}`, { kind: 'address', address: `0x${'0'.repeat(40)}` }]],
];

const surrounded: Row[] = [
  [`${address}.`, [address, holder]],
  [`${address},`, [address, holder]],
  [`(${address})`, [address, holder]],
  [`"${address}"`, [address, holder]],
  [`'${hash}'`, [hash, transaction]],
  [`\`${hash}\``, [hash, transaction]],
  [`<${address}>`, [address, holder]],
  [`[${address}]`, [address, holder]],
  [`${address}?`, [address, holder]],
  [`${address}!`, [address, holder]],
  [`${address};`, [address, holder]],
  [`${address}…`, [address, holder]],
  [`${address}'s wallet`, [address, holder]],
  [`#${address}`, [address, holder]],
  [`-${address}-`, [address, holder]],
  [`*${address}*`, [address, holder]],
  [`地址${address}。`, [address, holder]],
  [`トランザクション${hash}を`, [hash, transaction]],
  [`🦊${address}🦊`, [address, holder]],
  [`\u202e${address}\u202c`, [address, holder]],
  [`\u200b${address}\u200b`, [address, holder]],
  [`0x\u200b${bareAddress}`, [`0x\u200b${bareAddress}`, holder]],
  [`\u00a0${address}\u00a0`, [address, holder]],
  [`{"from":"${address}"}`, [address, holder]],
];

const never: Row[] = [
  [''],
  ['0x'],
  ['no reference here'],
  ['0x1234…abcd'],
  [address.slice(0, -1)],
  [`${address}0`],
  [hash.slice(0, -1)],
  [`${hash}0`],
  [`0x${bareAddress}${bareAddress}`],
  [`0x${bareHash}${bareHash}`],
  [`0x${bareHash}${bareHash}1b`],
  [`0xa9059cbb${'0'.repeat(24)}${bareAddress}${'0'.repeat(64)}`],
  [bareHash],
  [bareAddress],
  [`0X${bareAddress}`],
  [`0X${bareHash}`],
  [`Ox${bareAddress}`],
  [`O${address.slice(1)}`],
  [`x${bareAddress}`],
  // Cyrillic х, then Cyrillic а as a digit, at the end and in the middle.
  [`0х${bareAddress}`],
  [`${address.slice(0, -1)}а`],
  [`${address.slice(0, 20)}а${address.slice(21)}`],
  [`${address}а`],
  [`${address}é`],
  [`${address}α`],
  [`${address}ａ`],
  [`${address}０`],
  [`а${address}`],
  [`０x${bareAddress}`],
  [`0ｘ${bareAddress}`],
  [`0×${bareAddress}`],
  [`a${address}`],
  [`_${address}`],
  [`${address}_`],
  [`${address}g`],
  [`${address}Z`],
  [`${address}x`],
  [`9${address}`],
  [`0x${address}`],
  [`${address}${address}`],
  [`${address}\u200b${bareAddress}`],
  [`${address}\u00adf`],
  [`a\u200b${address}`],
  [`${address.slice(0, 10)} ${address.slice(10)}`],
  [`\\x${bareAddress}`],
  ['0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x0x'],
];

const tokens: Row[] = [
  [`${contract}/42`, [`${contract}/42`, token]],
  [`${contract}/42.`, [`${contract}/42`, token]],
  [`${contract}/42, next`, [`${contract}/42`, token]],
  [`(${contract}/42)`, [`${contract}/42`, token]],
  [`${contract}/0042`, [`${contract}/0042`, token]],
  [`${contract}/0`, [`${contract}/0`, { ...token, tokenId: '0' }]],
  [`${contract}/000`, [`${contract}/000`, { ...token, tokenId: '0' }]],
  [`${contract}/${biggestId}`, [`${contract}/${biggestId}`, { ...token, tokenId: biggestId }]],
  [`${contract}/${biggestId}0`, [contract, collection]],
  [`${contract}/42a`, [contract, collection]],
  [`${contract}/42_`, [contract, collection]],
  [`${contract}/42/metadata`, [contract, collection]],
  [`${contract}/42.png`, [contract, collection]],
  [`${contract}/1.5`, [contract, collection]],
  [`${contract}/2024-01-01`, [contract, collection]],
  [`${contract}/abc`, [contract, collection]],
  [`${contract}/-1`, [contract, collection]],
  [`${contract}/`, [contract, collection]],
  [`${contract} /42`, [contract, collection]],
  [`${contract}/ 42`, [contract, collection]],
  [`${contract}#42`, [contract, collection]],
  [`${hash}/42`, [hash, transaction]],
  [`/address/${contract}/42`, [contract, collection]],
  [`/${contract}/42`, [contract, collection]],
  [`${contract}/42,${contract}/42`, [`${contract}/42`, token], [`${contract}/42`, token]],
];

const caip: Row[] = [
  [`eip155:1:${address}`, [`eip155:1:${address}`, { ...holder, chainId: 1 }]],
  [`eip155:42161:${address}.`, [`eip155:42161:${address}`, { ...holder, chainId: 42161 }]],
  [`did:pkh:eip155:10:${address}`, [`eip155:10:${address}`, { ...holder, chainId: 10 }]],
  [`eip155:1:${hash}`, [`eip155:1:${hash}`, { ...transaction, chainId: 1 }]],
  [`eip155:1/erc721:${contract}/42`, [`eip155:1/erc721:${contract}/42`, { ...token, chainId: 1 }]],
  [`eip155:137/erc1155:${contract}/42`, [`eip155:137/erc1155:${contract}/42`, { ...token, chainId: 137 }]],
  [`eip155:1/erc721:${contract}`, [`eip155:1/erc721:${contract}`, { ...collection, chainId: 1 }]],
  [`eip155:1/erc20:${contract}`, [`eip155:1/erc20:${contract}`, { ...collection, chainId: 1 }]],
  [`(eip155:8453:${address})`, [`eip155:8453:${address}`, { ...holder, chainId: 8453 }]],
  [
    `eip155:9007199254740991:${address}`,
    [`eip155:9007199254740991:${address}`, { ...holder, chainId: Number.MAX_SAFE_INTEGER }],
  ],
  // A written chain that cannot be one: asking on another chain would answer another question.
  [`eip155:9007199254740993:${address}`],
  [`eip155:99999999999999999999:${address}`],
  [`eip155:0:${address}`],
  [`eip155:0/erc721:${address}/42`],
  [`ethereum:${address}@0`],
  [`eip155:1:${address}00`],
  ['eip155:1/slip44:60'],
  [`xeip155:1:${address}`, [address, holder]],
];

const payments: Row[] = [
  [`ethereum:${address}`, [`ethereum:${address}`, holder]],
  [`ethereum:${address}@1`, [`ethereum:${address}@1`, { ...holder, chainId: 1 }]],
  [`ethereum:pay-${address}@137`, [`ethereum:pay-${address}@137`, { ...holder, chainId: 137 }]],
  [`ethereum:${address}@1?value=1e18`, [`ethereum:${address}@1`, { ...holder, chainId: 1 }]],
  [
    `ethereum:${contract}@1/transfer?address=${address}&uint256=1`,
    [`ethereum:${contract}@1`, { ...collection, chainId: 1 }],
    [address, holder],
  ],
  [`ethereum:${address}@1x`, [`ethereum:${address}`, holder]],
  [`${address}@1`, [address, holder]],
];

const writtenUrls: Row[] = [
  [`https://etherscan.io/tx/${hash}`, [hash, transaction]],
  [`https://etherscan.io/address/${address}#code`, [address, holder]],
  [`see https://opensea.io/assets/ethereum/${contract}/42.`, [`${contract}/42`, token]],
  [`opensea.io/assets/ethereum/${contract}/42`, [`${contract}/42`, token]],
  [`nft:https://opensea.io/assets/ethereum/${contract}/42`, [`${contract}/42`, token]],
  [`7https://opensea.io/assets/ethereum/${contract}/42`, [`${contract}/42`, token]],
  [`web.archive.org/web/2023/https://opensea.io/assets/ethereum/${contract}/42`, [`${contract}/42`, token]],
  [`(https://etherscan.io/nft/${contract}/42)`, [`${contract}/42`, token]],
  [`https://etherscan.io/token/${contract}?a=42`, [contract, token]],
  [`https://eth.blockscout.com/token/${contract}/instance/42`, [contract, token]],
  [`https://example.org/address/${contract}/42`, [contract, collection]],
  [`https://example.org/eip155:10/address/${address}`, [address, { ...holder, chainId: 10 }]],
  [`https://example.org/address/eip155:10:${address}`, [`eip155:10:${address}`, { ...holder, chainId: 10 }]],
];

test.for([...bare, ...surrounded, ...never, ...tokens, ...caip, ...payments, ...writtenUrls])(
  'reads %s',
  ([text, ...rows]) => {
    const found = detectInText(text);

    expect(found.map(({ written, reference }) => [written, reference])).toEqual(rows);
    for (const { written, start, end } of found) expect(text.slice(start, end)).toBe(written);
  },
);

test.for([
  [`eth:${address}`, 'eth'],
  [`arb1:${address}`, 'arb1'],
  [`arb-nova:${address}`, 'arb-nova'],
  [`(base:${address})`, 'base'],
  [`from:${address}`, 'from'],
  [`eth:${contract}/42`, 'eth'],
  [`eth: ${address}`, undefined],
  [`9eth:${address}`, undefined],
  [`eth::${address}`, undefined],
  [`${'a'.repeat(33)}:${address}`, undefined],
  [`eip155:1:${address}`, undefined],
  [`ethereum:${address}`, undefined],
] as const)('takes the word before the colon of %s as %s and leaves it outside the mark', ([text, chainPrefix]) => {
  const [found] = detectInText(text);

  expect(found?.chainPrefix).toBe(chainPrefix);
  if (chainPrefix) expect(text.slice(0, found?.start)).toMatch(/:$/);
});

test('gives the same answer every time it is asked', () => {
  const once = detectInText(`${hash} ${address}`);

  const again = detectInText(`${hash} ${address}`);

  expect(again).toEqual(once);
  expect(again).toHaveLength(2);
});

test.for([
  [address, true],
  ['price: 0x', true],
  ['nothing', false],
  [`0X${bareAddress}`, false],
  ['', false],
  ['0', false],
  [`0\u200bx${bareAddress}`, true],
  [`0\0x${bareAddress}`, true],
  [`0\0\xad\0x${bareAddress}`, true],
  ['0\u200b0 x', false],
  ['0\u2009x', false],
] as const)('the cheap check of %s says %s', ([text, may]) => {
  expect(mayHoldReference(text)).toBe(may);
});

test.for([
  [`0x${'\xad'.repeat(300)}${bareHash}`, hash, bareHash],
  [address.replace('BF', `B${'\u200b'.repeat(215)}F`), address, bareAddress],
] as const)(
  'shortens what is written where hundreds of characters are hidden in it, and keeps digits and a sign',
  ([text, value, digits]) => {
    const [found] = detectInText(text);

    expect(found).toMatchObject({ start: 0, end: text.length });
    expect(found?.written).toMatch(/\p{DI}/u);
    expect(found?.written.replace(/\p{DI}/gu, '')).toBe(value);
    expect(found?.written.endsWith(digits)).toBe(true);
    expect(isEvidence({ written: found?.written, pageHost: '', before: '', after: '' })).toBe(true);
  },
);

test('keeps what is written as it is where fewer are hidden in it', () => {
  const text = `0x${'\xad'.repeat(214)}${bareAddress}`;

  expect(detectInText(text)[0]?.written).toBe(text);
});

const size = 1_000_000;
test.for([
  ['0x', '0x'.repeat(size / 2), 0],
  ['hex digits', 'a'.repeat(size), 0],
  ['one endless hex', `0x${'a'.repeat(size)}`, 0],
  ['addresses joined by slashes', `/${address}`.repeat(20_000), 20_000],
  ['contracts with endless ids', `${contract}/${'1'.repeat(size)}`, 1],
  ['zero-width characters', '\u200b0x'.repeat(size / 3), 0],
  ['colons', `${'a:'.repeat(size / 2)}${address}`, 1],
] as const)('reads a megabyte of %s in a moment', ([, text, count]) => {
  const before = readThreadMs();

  const found = detectInText(text);

  expect(found).toHaveLength(count);
  // Quadratic work would take minutes; the bound is loose for busy machines.
  expect(readThreadMs() - before).toBeLessThan(3000);
});
