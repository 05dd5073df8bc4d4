// Runs every check; the last line is "N passed, N failed". npm test runs it in a size for everyday work. npm run
// test:all (--full) runs it at full size, with all stories in one browser (--in chromium or --in firefox, else drawn by
// the seed) and the stories of npm test in the other. A failed step does not stop the others. test/size.ts defines both
// sizes.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowsers } from './browsers.ts';
import { checkBudgets } from './budgets.ts';
import { readVitest, type Slow, type Tally } from './reports.ts';
import { type Ended, root, runTool } from './run-tool.ts';
import { type Project, runStories } from './stories.ts';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, in: { type: 'string' } } });
const isFull = values.full;
process.env.HASHLENS_TESTS = isFull ? 'full' : 'quick';
process.env.HASHLENS_SEED ??= isFull ? String(Date.now() % 1_000_000) : '1';
const drawn = Number(process.env.HASHLENS_SEED) % 2 === 0 ? 'chromium' : 'firefox';
const fullBrowser = isFull ? (values.in ?? drawn) : null;
if (fullBrowser !== null && !['chromium', 'firefox'].includes(fullBrowser))
  throw new Error(`No browser ${fullBrowser}.`);

const results = join(root, '.test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Tests must not run against an earlier build.
rmSync(join(root, '.output'), { recursive: true, force: true });

const minuteMs = 60_000;
const begunMs = Date.now();
// This limit only stops runs that hang. On a quiet machine, the targets are 10 minutes, and 40 at full size.
const endMs = begunMs + (isFull ? 84 : 40) * minuteMs;

const total = { passed: 0, failed: 0, skipped: 0 };
const slowest: Slow[] = [];

async function step(name: string, run: () => Promise<Tally>): Promise<void> {
  const start = Date.now();
  const { passed, failed, skipped, complaints, slow } = await run().then(toHonest, (error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  );
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${seconds.padStart(8)}   ${counts.filter(Boolean).join(', ')}`,
  );
  for (const complaint of complaints) console.log(complaint.replace(/^/gm, '     '));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  slowest.push(...slow);
}

function failure(complaint: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, complaints: [complaint.trim()], slow: [] };
}

// A step that ran no tests counts as failed.
function toHonest(tally: Tally): Tally {
  if (tally.passed > 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, complaints: [...tally.complaints, 'Nothing of it ran.'] };
}

const lastLines = (output: string) => output.split('\n').slice(-80).join('\n');

// A tool without its own counts is one check.
function asOne({ ok, output }: Ended): Tally {
  return ok ? { passed: 1, failed: 0, skipped: 0, complaints: [], slow: [] } : failure(lastLines(output));
}

// A runner that exits with an error has failed, even if it names no failed test.
function asTally({ ok, output }: Ended, tally: Tally | null): Tally {
  return tally === null || (!ok && tally.failed === 0) ? failure(lastLines(output)) : tally;
}

const tool = (name: string, command: string, args: string[], limitMs = 10 * minuteMs) =>
  step(name, async () => asOne(await runTool(command, args, { limitMs })));

const isBuilt = (folder: string) => existsSync(join(root, '.output', folder, 'manifest.json'));

async function budgets(): Promise<Tally> {
  const checks = checkBudgets();
  const broken = checks.filter(({ ok }) => !ok);
  return {
    passed: checks.length - broken.length,
    failed: broken.length,
    skipped: 0,
    complaints: broken.map(({ title, found }) => `${title}: ${found}`),
    slow: [],
  };
}

async function unit(): Promise<Tally> {
  const report = join(results, 'unit.json');
  const reporting = ['--reporter', 'json', '--outputFile', report];
  const ended = await runTool('vitest', ['run', '--config', 'test/vitest.config.ts', ...reporting], {
    limitMs: 20 * minuteMs,
  });
  return asTally(ended, readVitest(report));
}

async function stories(project: Project): Promise<Tally> {
  if (!isBuilt(project === 'chromium' ? 'chrome-mv3' : 'firefox-mv3')) return failure('Not run: there is no build.');
  const limitMs = Math.max(minuteMs, endMs - Date.now());
  const { ok, output, tally } = await runStories(project, { isFull: project === fullBrowser, results, limitMs });
  return asTally({ ok, output }, tally);
}

// Starts with the README's other command, which builds both folders and tries them in a browser.
async function buildAndTry() {
  await tool('main job', 'node', ['test/tools/start.ts', '--headless']);
  const lint = ['lint', '--source-dir', '.output/firefox-mv3', '--warnings-as-errors', '--no-config-discovery'];
  await tool('store lint', 'web-ext', lint);
  await step('budgets', budgets);
  await tool('fuzz', 'node', ['test/tools/fuzz.ts'], 25 * minuteMs);
}

async function readCode() {
  // npm does this after an installation. If scripts were disabled, the types that WXT generates are missing.
  await tool('prepare', 'wxt', ['prepare']);
  await tool('types', 'tsc', ['--noEmit']);
  await tool('lint', 'biome', ['check', '--colors=off', '.']);
  await tool('boundaries', 'node', ['test/tools/boundaries.ts']);
  await tool('messages', 'node', ['test/tools/messages.ts']);
  await tool('prose', 'node', ['test/tools/prose.ts']);
  await tool('dead code', 'knip', ['--no-progress']);
  await tool('supply chain', 'node', ['test/tools/supply-chain.ts', '--offline']);
  await step('unit', unit);
}

const size = isFull ? `full size, stories in ${fullBrowser}` : 'quick size';
console.log(`Node ${process.versions.node}, ${size}, seed ${process.env.HASHLENS_SEED}`);
// Finds both browsers first: missing ones are installed, which must not happen twice at once.
findBrowsers('chromium', 'firefox');
await Promise.all([buildAndTry(), readCode()]);
await step('e2e chromium', () => stories('chromium'));
await step('e2e firefox', () => stories('firefox'));
if (isFull) {
  await tool('development', 'node', ['test/tools/start.ts', '--watch', '--headless']);
  await tool('packages', 'node', ['test/tools/packages.ts'], 20 * minuteMs);
}

slowest.sort((one, other) => other.ms - one.ms);
console.log('The slowest stories:');
for (const { ms, title } of slowest.slice(0, 10))
  console.log(`     ${(ms / 1000).toFixed(1).padStart(6)} s   ${title}`);
console.log(`${((Date.now() - begunMs) / minuteMs).toFixed(1)} minutes in all`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
