// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import { Skeleton } from '../../../../src/views/parts/skeleton.tsx';
import { drawOnPage } from '../on-page.ts';

test('the skeleton says after three seconds that the answer is still waited for', async () => {
  vi.useFakeTimers();
  const page = drawOnPage(<Skeleton text="Asking…" />);

  await vi.advanceTimersByTimeAsync(2_900);
  const before = page.textContent;
  await vi.advanceTimersByTimeAsync(200);

  expect(before).toBe('Asking…');
  expect(page.textContent).toBe('Asking… Still waiting for the answer.');
});
