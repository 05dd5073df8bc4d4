import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from '../../tools/source-files.ts';

// This import is for the view that is shown if a page cannot start.
const notStarted = /^import \{ drawNotStarted \} from .*\n/m;

const importsOf = (path: string) =>
  [
    ...readFileSync(join(root, path), 'utf8')
      .replace(notStarted, '')
      .matchAll(/(?:from|import\() ?'([^']+)'/g),
  ].map(([, from = '']) => from);

test.for([
  ['entrypoints/popup/main.ts', '../../src/ui/start/start-popup.tsx'],
  ['src/ui/start/start-panel.ts', './start-popup.tsx'],
] as const)('%s draws nothing itself: it has the one start-up draw', ([path, start]) => {
  const drawing = importsOf(path).filter((from) => from.endsWith('.tsx') || /^(?:preact|@preact)/.test(from));

  expect(drawing).toEqual([start]);
});

test('what popup and panel draw is drawn by one file, so that what holds for one holds for the other', () => {
  const drawers = [...filesIn('entrypoints'), ...filesIn('src/ui/start')].filter((path) =>
    importsOf(path).includes('preact'),
  );

  expect(drawers).toEqual(['options', 'popup', 'welcome'].map((page) => `src/ui/start/start-${page}.tsx`));
});
