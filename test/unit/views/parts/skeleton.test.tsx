// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Skeleton } from '../../../../src/views/parts/skeleton.tsx';
import { drawOnPage, settle } from '../on-page.ts';

test('the skeleton says after three seconds that the answer is still waited for', async () => {
  const page = drawOnPage(<Skeleton text="Asking…" />);
  const before = page.textContent;
  await settle();

  await vi.waitFor(() => expect(page.textContent).toBe('Asking… Still waiting for the answer.'), { timeout: 4000 });

  expect(before).toBe('Asking…');
});
