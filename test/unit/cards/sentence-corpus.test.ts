import { expect, test } from 'vitest';
import { type Case, judge, readPart, type Verdict } from './sentence-corpus.ts';

const isFalse = (one: Verdict) => one.false.length > 0;
const isRight = (one: Verdict) => !isFalse(one) && one.missing.length === 0;

function print(part: string, verdicts: Verdict[]): void {
  if (process.env.npm_lifecycle_event !== 'corpora') return;
  const kinds = Object.entries(Object.groupBy(verdicts, ({ one }) => one.kind)).map(
    ([kind, of = []]) => `${kind} ${of.filter(isRight).length} of ${of.length}`,
  );
  const lines = part.endsWith('working')
    ? verdicts
        .filter((one) => !isRight(one))
        .map(
          (one) =>
            `  ${isFalse(one) ? 'FALSE' : 'vague'} ${one.one.id}: ${one.sentence}\n    auditor: ${one.one.auditor}\n    ${[...one.false, ...one.missing.map((fact) => `misses ${fact}`)].join('; ')}`,
        )
    : [];
  const first = `${part}: ${verdicts.filter(isRight).length} of ${verdicts.length} as specific as an auditor, ${verdicts.filter(isFalse).length} false (${kinds.join(', ')})`;
  process.stdout.write(`${[first, ...lines].join('\n')}\n`);
}

test.for([
  ['sentences-working', 216, 0],
  ['sentences-measuring', 100, 0],
] as const)('of %s at least %d are as specific as an auditor, and at most %d false', async ([part, least, most]) => {
  const verdicts: Verdict[] = [];
  for (const one of readPart(part) satisfies Case[]) verdicts.push(await judge(one));

  print(part, verdicts);
  expect(verdicts.filter(isRight).length).toBeGreaterThanOrEqual(least);
  expect(verdicts.filter(isFalse).length).toBeLessThanOrEqual(most);
});
