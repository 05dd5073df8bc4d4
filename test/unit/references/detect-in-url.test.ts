import { expect, test } from 'vitest';
import { detectInUrl } from '../../../src/references/detect-in-url.ts';
import { readThreadMs } from '../thread-time.ts';
import table from './detect-in-url.json' with { type: 'json' };
import { address, contract, fill, hash, toReference, transaction } from './values.ts';

const rows = table.flatMap((group) => group.rows);

test.for(rows)('reads %s', ([href = '', reference]) => {
  expect(detectInUrl(fill(href))?.reference).toEqual(reference && toReference(reference));
});

test.for([
  [`https://etherscan.io/address/${address}`, address, undefined],
  [`https://rarible.com/token/${contract}:42`, contract, undefined],
  [`https://app.safe.global/home?safe=arb1:${address}`, address, 'arb1'],
  [`https://explorer.example/address/eth:${address}`, address, 'eth'],
  [`ethereum:pay-${address}@1`, address, undefined],
] as const)('keeps the case of the value in %s and spans the whole URL', ([href, written, chainPrefix]) => {
  const found = detectInUrl(href);

  expect(found).toMatchObject({ written, start: 0, end: href.length });
  expect(found?.chainPrefix).toBe(chainPrefix);
});

test('reads a megabyte of path in a moment', () => {
  const before = readThreadMs();

  const found = detectInUrl(`https://example.org/${`${address}x/`.repeat(22_000)}tx/${hash}`);

  expect(found?.reference).toEqual(transaction);
  expect(readThreadMs() - before).toBeLessThan(3000);
});
