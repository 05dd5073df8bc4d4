// Runs the stories of npm test repeatedly, to find flaky ones: npm run test:repeat -- 20 [--busy]
// With --busy all cores also have other work. Failures are printed and do not stop it.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { root } from './run-tool.ts';
import { runStories } from './stories.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'boolean', default: false } },
});
const times = Number(positionals[0] ?? 20);
const results = join(root, '.test-results');

const others = Array.from(
  { length: values.busy ? availableParallelism() : 0 },
  () => new Worker('for (;;) Math.sqrt(2);', { eval: true }),
);

let failures = 0;
for (let turn = 1; turn <= times; turn += 1) {
  for (const project of ['chromium', 'firefox'] as const) {
    const start = Date.now();
    const { tally, output } = await runStories(project, { isFull: false, results, limitMs: 30 * 60_000 });
    const { passed, failed, complaints } = tally ?? { passed: 0, failed: 1, complaints: [output] };
    failures += failed;
    console.log(`${turn} ${project}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - start) / 1000)} s`);
    if (failed > 0) for (const complaint of complaints) console.log(complaint.replace(/^/gm, '     '));
  }
}
for (const other of others) await other.terminate();
process.exitCode = failures === 0 ? 0 : 1;
