// Checks whether a tag may become a release: npm run release-check -- v1.2.3
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReleaseProblems } from './release-problems.ts';
import { root } from './run-tool.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const problems = findReleaseProblems({
  tag: process.argv[2] ?? '',
  version: JSON.parse(read('package.json')).version,
  lockVersion: JSON.parse(read('package-lock.json')).version,
  changelog: read('CHANGELOG.md'),
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
