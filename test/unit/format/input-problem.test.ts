import { expect, test } from 'vitest';
import { formatInputProblem } from '../../../src/format/input-problem.ts';
import { parseLookupInput } from '../../../src/references/parse-lookup-input.ts';

test.for<[string, string[]]>([
  ['', ['Paste a transaction hash']],
  [`0x${'a'.repeat(63)}`, ['63 hex digits. A transaction hash has 64', '1 missing: copy it again']],
  [`0x${'a'.repeat(65)}`, ['65 hex digits. A transaction hash has 64', '1 too many: copy it again']],
  [`0x${'a'.repeat(39)}`, ['39 hex digits. An address has 40']],
  [`0x${'a'.repeat(61)}`, ['61 hex digits', '3 missing']],
  ['0xa', ['1 hex digit. An address']],
  [`0x${'a'.repeat(38)}zz`, ['Character 41 (“z”)', 'not a hex digit']],
  [`0х${'a'.repeat(40)}`, ['Character 2 (“х”, U+0445)']],
  ['a'.repeat(64), ['private key', 'nothing was sent']],
  ['a'.repeat(40), ['add 0x in front']],
  ['vitalik.eth', ['cannot be looked up', 'vitalik.eth']],
  ['a'.repeat(63), ['63 hex digits. A transaction hash has 64']],
  ['zoo '.repeat(12), ['recovery phrase', 'Nothing was sent']],
  ['21234567', ['only a number']],
  ['x '.repeat(5_000_000), ['Too long', '20,000 characters']],
  ['hello', ['No transaction, address or NFT']],
])('"%s" cannot be looked up, and it says why', ([input, words]) => {
  const parsed = parseLookupInput(input);

  const text = parsed.ok ? 'found' : formatInputProblem(parsed.problem);

  for (const word of words) expect(text).toContain(word);
});

test('a hostile name or character stays short and visible', () => {
  expect(formatInputProblem({ kind: 'ens-name', name: `\u202e${'x'.repeat(900)}.eth` }).length).toBeLessThan(120);
  expect(formatInputProblem({ kind: 'not-hex', character: '\u202e', position: 3 })).toContain('(U+202E)');
});
