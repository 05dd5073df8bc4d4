import { join } from 'node:path';
import { findBrowsers } from './browsers.ts';
import { readPlaywright, type Tally } from './reports.ts';
import { runTool } from './run-tool.ts';

export type Project = 'chromium' | 'firefox';

// Tags of stories (test/e2e/story.ts) that `npm test` leaves to `npm run test:all`.
const leftOut = { chromium: '@nightly', firefox: '@nightly|@once' };

/**
 * Runs the stories against the build of one browser: those of `npm test`, or all if `isFull`. Writes its files into
 * `results`. `tally` is null if the runner ended without a report. Throws if the browser is missing.
 */
export async function runStories(
  project: Project,
  { isFull, results, limitMs }: { isFull: boolean; results: string; limitMs: number },
): Promise<{ tally: Tally | null; output: string; ok: boolean }> {
  const report = join(results, `${project}.json`);
  const { ok, output } = await runTool(
    'playwright',
    [
      ...['test', '--config', 'test/playwright.config.ts', '--project', project],
      ...['--reporter', 'json', '--output', join(results, project)],
      // If Playwright itself stops the run, it still reports which stories failed.
      ...['--global-timeout', String(limitMs)],
      ...(isFull ? [] : ['--grep-invert', leftOut[project]]),
    ],
    {
      env: {
        [project.toUpperCase()]: findBrowsers(project)[project],
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        HASHLENS_TESTS: isFull ? 'full' : 'quick',
      },
      limitMs: limitMs + 60_000,
    },
  );
  return { tally: readPlaywright(report), output, ok };
}
