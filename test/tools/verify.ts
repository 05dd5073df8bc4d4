// Every check, in order; the last line is "N passed, N failed". A step that fails does not stop the ones after it.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from './browsers.ts';
import { checkBudgets } from './budgets.ts';
import { readPlaywright, readVitest, type Tally } from './reports.ts';
import { type Ended, root, runTool } from './run-tool.ts';

const results = join(root, '.test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const minuteMs = 60_000;
// The whole must land within 90 minutes, and what came before it takes its share.
const end = Date.now() + 84 * minuteMs;

const total: Tally = { passed: 0, failed: 0, skipped: 0, complaints: [] };

async function step(name: string, run: () => Promise<Tally>): Promise<boolean> {
  const start = Date.now();
  const tally = await run().then(toHonest, (error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  );
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const counts = [
    `${tally.passed} passed`,
    tally.failed > 0 && `${tally.failed} failed`,
    tally.skipped > 0 && `${tally.skipped} skipped`,
  ];
  console.log(
    `${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${`${seconds} s`.padStart(8)}   ${counts.filter(Boolean).join(', ')}`,
  );
  for (const complaint of tally.complaints) console.log(complaint.replace(/^/gm, '     '));
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  return tally.failed === 0;
}

function failure(complaint: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, complaints: [complaint.trim()] };
}

// A step that tried nothing has shown nothing.
function toHonest(tally: Tally): Tally {
  if (tally.passed > 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, complaints: [...tally.complaints, 'Nothing of it ran.'] };
}

// A tool that counts nothing itself is one check.
function asOne({ ok, output }: Ended): Tally {
  return ok ? { passed: 1, failed: 0, skipped: 0, complaints: [] } : failure(output.split('\n').slice(-80).join('\n'));
}

// A runner that ended badly without naming a failed test still failed.
function asTally({ ok, output }: Ended, tally: Tally | null): Tally {
  if (tally === null || (!ok && tally.failed === 0)) return failure(output.split('\n').slice(-80).join('\n'));
  return tally;
}

async function stories(project: 'chromium' | 'firefox', built: boolean): Promise<Tally> {
  if (!built) return failure('Not run: its build failed.');
  const report = join(results, `${project}.json`);
  const browser = findBrowsers(project)[project];
  // Cut off by Playwright itself it still says which stories failed.
  const limitMs = Math.max(minuteMs, Math.min(40 * minuteMs, end - Date.now()));
  const ended = await runTool(
    'playwright',
    [
      'test',
      '--config',
      'test/playwright.config.ts',
      '--project',
      project,
      '--reporter',
      'json',
      '--output',
      join(results, project),
      '--global-timeout',
      String(limitMs),
    ],
    {
      env: { [project.toUpperCase()]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      limitMs: limitMs + minuteMs,
    },
  );
  return asTally(ended, readPlaywright(report));
}

console.log(`Node ${process.versions.node}`);
// npm does it after an install; whoever installs without scripts has no types of what WXT makes yet.
await step('prepare', async () => asOne(await runTool('wxt', ['prepare'])));
await step('types', async () => asOne(await runTool('tsc', ['--noEmit'])));
await step('lint', async () => asOne(await runTool('biome', ['check', '--colors=off', '.'])));
await step('dead code', async () => asOne(await runTool('knip', ['--no-progress'])));
await step('unit', async () => {
  const report = join(results, 'unit.json');
  const ended = await runTool(
    'vitest',
    ['run', '--config', 'test/vitest.config.ts', '--reporter', 'json', '--outputFile', report],
    { limitMs: 20 * minuteMs },
  );
  return asTally(ended, readVitest(report));
});
// The same in every run, so that a red one is about the change; npm run fuzz tries others.
await step('fuzz', async () =>
  asOne(
    await runTool('node', [join('test', 'tools', 'fuzz.ts'), '--count', '100000', '--seed', '2026'], {
      limitMs: 25 * minuteMs,
    }),
  ),
);
await step('supply chain', async () =>
  asOne(await runTool('node', [join('test', 'tools', 'supply-chain.ts'), '--offline'])),
);
const chrome = await step('build chrome', async () => asOne(await runTool('wxt', ['zip'])));
const firefox = await step('build firefox', async () => asOne(await runTool('wxt', ['zip', '-b', 'firefox'])));
await step('packages', async () => {
  if (!chrome || !firefox) return failure('Not run: a build failed.');
  return asOne(await runTool('node', [join('test', 'tools', 'packages.ts'), '--zipped'], { limitMs: 20 * minuteMs }));
});
await step('store lint', async () => {
  if (!firefox) return failure('Not run: its build failed.');
  return asOne(
    await runTool('web-ext', [
      'lint',
      '--source-dir',
      '.output/firefox-mv3',
      '--warnings-as-errors',
      '--no-config-discovery',
    ]),
  );
});
await step('budgets', async () => {
  if (!chrome || !firefox) return failure('Not run: a build failed.');
  const checks = checkBudgets();
  const broken = checks.filter((check) => !check.ok);
  return {
    passed: checks.length - broken.length,
    failed: broken.length,
    skipped: 0,
    complaints: broken.map((check) => `${check.title}: ${check.found}`),
  };
});
await step('e2e chromium', () => stories('chromium', chrome));
await step('e2e firefox', () => stories('firefox', firefox));
// The other command of the README, as it is without a display: it tries everything once, and says what it did not see.
await step('main job', async () =>
  asOne(await runTool('node', [join('test', 'tools', 'start.ts'), '--headless'], { limitMs: 10 * minuteMs })),
);

if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
