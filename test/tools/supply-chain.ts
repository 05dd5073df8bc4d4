// Checks the dependencies: npm run supply-chain. The lockfile is checked without a network. Known vulnerabilities are
// checked only if the registry answers. --strict requires an answer; --offline does not ask, so that a failed check is
// due to the change.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';
import { readAdvisories } from './supply-chain/advisories.ts';
import { findLockProblems } from './supply-chain/lock-problems.ts';

const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const problems = findLockProblems(readJson('package.json'), readJson('package-lock.json'));
const isOffline = process.argv.includes('--offline');
const audit = () => spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: 60_000 }).stdout;
const advisories = isOffline ? null : readAdvisories(audit() ?? '');
if (advisories === null) {
  console.log(`What is known against packages was not ${isOffline ? 'asked' : 'told by the registry'}.`);
  if (process.argv.includes('--strict')) problems.push('What is known against packages was not checked.');
} else problems.push(...advisories);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
