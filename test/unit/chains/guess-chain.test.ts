import { describe, expect, test } from 'vitest';
import { guessAll } from './cases/guess-all.ts';
import { linkCases } from './cases/link-cases.ts';
import { nearMissCases } from './cases/near-miss-cases.ts';
import { textCases } from './cases/text-cases.ts';

describe('the specification of which chain', () => {
  test('has at least 150 cases, each once', () => {
    const cases = [...linkCases, ...textCases.map(([text, , , host = '']) => [text, host]), ...nearMissCases];
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cases.map(String)).size).toBe(cases.length);
  });

  test('is met at the first guess by at least 97 of 100 cases', () => {
    const all = guessAll();
    const missed = all.filter(({ isChain, isReason }) => !(isChain && isReason));

    const rate = 1 - missed.length / all.length;
    expect(rate, missed.map(({ said }) => said).join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});
