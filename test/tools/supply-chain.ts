// What the project stands on: npm run supply-chain. Everything about the lockfile without a network; what is known
// against a package only where a registry answers that. With --strict that must have been answered.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';
import { readAdvisories } from './supply-chain/advisories.ts';
import { findLockProblems } from './supply-chain/lock-problems.ts';

const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const problems = findLockProblems(readJson('package.json'), readJson('package-lock.json'));
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: 60_000 });
const advisories = readAdvisories(stdout ?? '');
if (advisories === null) {
  console.log('The registry does not tell what is known against packages: not checked.');
  if (process.argv.includes('--strict')) problems.push('What is known against packages was not checked.');
} else problems.push(...advisories);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
