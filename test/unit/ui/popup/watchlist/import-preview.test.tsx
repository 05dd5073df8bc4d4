import { expect, test } from 'vitest';
import { ImportPreview } from '../../../../../src/ui/popup/watchlist/import-preview.tsx';
import { drawOnPage } from '../../on-page.ts';

// @vitest-environment new-document

test('of thousands of rows that are left out, the first 100 are shown and the rest counted', () => {
  const left = Array.from({ length: 20_000 }, (_, at) => ({ row: at + 2, problem: 'wrong-chain', text: '' }) as const);
  const offer = { ok: true, brings: { addresses: [], transactions: [] }, left, guessed: null } as const;
  const brings = { addresses: [], transactions: [] };

  const page = drawOnPage(
    <ImportPreview offer={{ ...offer, brings }} entries={[]} replaces={false} onTake={() => {}} onLeave={() => {}} />,
  );

  const rows = [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(101);
  expect(rows.at(-1)).toBe('and 19,900 more rows');
});
