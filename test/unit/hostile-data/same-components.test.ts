import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from '../house/source-files.ts';

const importsOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from = '']) => from);
const mains = ['entrypoints/popup/main.tsx', 'entrypoints/sidepanel/main.tsx'];

test.for(mains)('%s draws nothing itself: it has the one start-up draw, or the words for where that failed', (main) => {
  const drawing = importsOf(main).filter((from) => from.endsWith('.tsx') || /^(?:preact|@preact)/.test(from));

  expect(drawing).toHaveLength(2);
  expect(drawing).toContain('../../src/views/popup/not-started.tsx');
  expect(drawing.join()).toMatch(/(?:^|,)\.\.?\/(?:popup\/)?start-popup\.tsx(?:,|$)/);
});

test('what popup and panel draw is drawn by one file, so that what holds for one holds for the other', () => {
  const drawers = [...filesIn('entrypoints/popup'), ...filesIn('entrypoints/sidepanel')].filter((path) =>
    importsOf(path).includes('preact'),
  );

  expect(drawers).toEqual(['entrypoints/popup/start-popup.tsx']);
});
