// @vitest-environment new-document
import { expect, test } from 'vitest';
import { onReturn } from '../../../../src/views/parts/on-return.ts';

test.for(['focus', 'visibilitychange'])('onReturn runs on %s, until its signal ends it', (type) => {
  const life = new AbortController();
  let runs = 0;
  onReturn(window, life.signal, () => {
    runs += 1;
  });
  const target = type === 'focus' ? window : document;

  target.dispatchEvent(new Event(type));
  life.abort();
  target.dispatchEvent(new Event(type));

  expect(runs).toBe(1);
});
