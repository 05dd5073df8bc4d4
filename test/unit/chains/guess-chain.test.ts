import { describe, expect, test } from 'vitest';
import { cases, guessAll } from './guess-all.ts';

describe('the specification of which chain', () => {
  test('has at least 150 cases, each once', () => {
    const all = [...cases.links, ...cases.texts.map(({ text, host }) => ({ text, host })), ...cases.nearMisses];
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
  });

  test('is met at the first guess by at least 97 of 100 cases', () => {
    const all = guessAll();
    const missed = all.filter(({ isChain, isReason }) => !(isChain && isReason));

    const rate = 1 - missed.length / all.length;
    expect(rate, missed.map(({ said }) => said).join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});
