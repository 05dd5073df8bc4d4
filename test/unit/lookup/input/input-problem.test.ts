import { expect, test } from 'vitest';
import { formatInputProblem } from '../../../../src/lookup/input/input-problem.ts';
import { parseLookupInput } from '../../../../src/lookup/input/parse-lookup-input.ts';
import { fill } from '../../references/values.ts';
import cases from './input-problem.json' with { type: 'json' };

test.for(cases)('“$input” cannot be looked up, and it says why', ({ input, words }) => {
  const parsed = parseLookupInput(fill(input));

  const text = parsed.ok ? 'found' : formatInputProblem(parsed.problem);

  for (const word of words) expect(text).toContain(word);
});

test('a hostile name or character stays short and visible', () => {
  expect(formatInputProblem({ kind: 'ens-name', name: `\u202e${'x'.repeat(900)}.eth` }).length).toBeLessThan(120);
  expect(formatInputProblem({ kind: 'not-hex', character: '\u202e', position: 3 })).toContain('(U+202E)');
});
