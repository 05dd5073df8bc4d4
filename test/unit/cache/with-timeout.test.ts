import { expect, test } from 'vitest';
import { TimedOut, withPatientTimeout } from '../../../src/cache/with-timeout.ts';

test('gives what arrives in time, and its failure', async () => {
  await expect(withPatientTimeout(Promise.resolve(1), 50)).resolves.toBe(1);
  await expect(withPatientTimeout(Promise.reject(new Error('no')), 50)).rejects.toThrow('no');
});

test('rejects after the time', async () => {
  const startMs = performance.now();

  await expect(withPatientTimeout(new Promise(() => {}), 50)).rejects.toBeInstanceOf(TimedOut);

  expect(performance.now() - startMs).toBeGreaterThan(45);
});

test('what arrives while the thread is busy is not late', async () => {
  const slow = new Promise((resolve) => setTimeout(resolve, 60, 'here'));
  const waiting = withPatientTimeout(slow, 50);

  const untilMs = performance.now() + 120;
  while (performance.now() < untilMs);

  await expect(waiting).resolves.toBe('here');
});

test('while others are served before it, it may take longer, but not for ever', async () => {
  const startMs = performance.now();
  let served = 0;
  const serving = setInterval(() => {
    served += 1;
  }, 5);

  const long = withPatientTimeout(new Promise((resolve) => setTimeout(resolve, 120, 'here')), 50, () => served);
  await expect(long).resolves.toBe('here');
  await expect(withPatientTimeout(new Promise(() => {}), 50, () => served)).rejects.toBeInstanceOf(TimedOut);

  clearInterval(serving);
  expect(performance.now() - startMs).toBeGreaterThan(120 + 180);
});
