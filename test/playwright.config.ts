import { defineConfig } from '@playwright/test';
import type { StoryOptions } from './e2e/story.ts';

/**
 * Runs the same stories in both browsers, except `*.firefox.story.ts` and `*.chromium.story.ts`, which run in one. `npm
 * run e2e` finds the browsers and names them in CHROMIUM and FIREFOX.
 */
export default defineConfig<object, StoryOptions>({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  outputDir: '../.test-results/e2e',
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  // Reference pictures are only updated on purpose, with npm run pictures -- --keep.
  updateSnapshots: 'none',
  // A third worker on two cores made the long stories twice as slow.
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // This limit only stops tests that hang: a busy machine takes several times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'chromium', testIgnore: '**/*.firefox.story.ts', use: { browserKind: 'chromium' } },
    { name: 'firefox', testIgnore: '**/*.chromium.story.ts', use: { browserKind: 'firefox' } },
  ],
});
