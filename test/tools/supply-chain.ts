// What the project stands on: npm run supply-chain. Everything about the lockfile without a network; what is known
// against a package only where a registry answers that. With --strict that must have been answered; with --offline it
// is not asked, so that a red check is about the change.
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
