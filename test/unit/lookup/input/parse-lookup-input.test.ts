import { expect, test } from 'vitest';
import { listInText, longestInput, parseLookupInput } from '../../../../src/lookup/input/parse-lookup-input.ts';
import { address, bareHash, contract, fill, hash, holder, toReference, transaction } from '../../references/values.ts';
import { readThreadMs } from '../../thread-time.ts';
import tables from './parse-lookup-input.json' with { type: 'json' };

test.for(tables.taken)('takes $input', ({ input, reference }) => {
  expect(parseLookupInput(fill(input))).toMatchObject({ ok: true, found: { reference: toReference(reference) } });
});

test.for(tables.urls)('takes the URL $input and gives it back for the chain', ({ input, reference, link }) => {
  expect(parseLookupInput(fill(input))).toMatchObject({
    ok: true,
    found: { reference: toReference(reference) },
    link: fill(link),
  });
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

const tooLong = { input: 'x'.repeat(longestInput + 1), problem: { kind: 'too-long', most: longestInput } };

test.for([...tables.problems, tooLong].map((row) => [row.input, row] as const))(
  'says what is wrong with %j',
  ([input, { problem }]) => {
    expect(parseLookupInput(fill(input))).toEqual({ ok: false, problem });
  },
);

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

  expect(listed).toEqual([holder.address, `${contract.toLowerCase()}/42`, transaction.hash]);
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
