// @vitest-environment new-document
import { beforeEach, expect, test, vi } from 'vitest';
import { ExportBar } from '../../../../src/views/popup/export-bar.tsx';
import { button, clickAndSettle, drawOnPage } from '../on-page.ts';

const count = 2000;

/** Pieces that take longer than the browser's turn, so that what is said between them can be seen. */
function* slowPieces(clock: { ms: number }, pieces: number): Iterable<string> {
  for (let at = 0; at < pieces; at += 1) {
    if (at % 1000 === 0) clock.ms += 100;
    yield 'row';
  }
}

function open(pieces = count) {
  const clock = { ms: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  const page = drawOnPage(
    <ExportBar
      count={count}
      part={null}
      toFile={() => ({ name: 'rows.csv', type: 'text/csv', pieces: slowPieces(clock, pieces) })}
    />,
  );
  const progress = () => page.querySelector('[role=progressbar]');
  return { page, progress, status: () => page.querySelector('[role=status]')?.textContent };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
});

test('how much of a file is written is a progress bar with its numbers and words, until it is saved', async () => {
  const { page, progress, status } = open();
  const before = progress();
  const told: (string | null)[][] = [];

  button(page, 'Export as CSV').click();
  for (let turn = 0; turn < 50 && !status()?.startsWith('In your'); turn += 1) {
    await new Promise((done) => setTimeout(done));
    const bar = progress();
    const at = ['aria-label', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) =>
      bar?.getAttribute(name),
    );
    if (bar) told.push(at.map((one) => one ?? null));
  }

  expect(before).toBeNull();
  expect(told).toContainEqual(['Export', '1000', '2000', 'Writing the file… 50%']);
  expect(status()).toBe('In your downloads: rows.csv');
  expect(progress()).toBeNull();
});

test('a file that is stopped leaves no progress', async () => {
  const { page, progress } = open(Number.POSITIVE_INFINITY);
  await clickAndSettle(button(page, 'Export as CSV'));
  const during = progress();

  button(page, 'Stop').click();
  await vi.waitFor(() => expect(progress()).toBeNull(), { timeout: 20_000 });

  expect(during).not.toBeNull();
  expect(button(page, 'Export as CSV')).not.toBeNull();
});
