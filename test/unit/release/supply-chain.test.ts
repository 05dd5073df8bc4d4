import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toThirdPartyFile } from '../../../src/build/third-party.ts';
import { readAdvisories } from '../../tools/supply-chain/advisories.ts';
import { findLockProblems } from '../../tools/supply-chain/lock-problems.ts';
import cases from './supply-chain.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const sum = `sha512-${'a'.repeat(86)}==`;
const one = { version: '1.0.0', integrity: sum, license: 'MIT' };
const lockOf = (change: object) => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/one': { ...one, ...change } },
});

test('what the project depends on is exact, proven, without install scripts, and free to use', () => {
  expect(findLockProblems(readJson('package.json'), readJson('package-lock.json'))).toEqual([]);
});

test.for([
  ...cases,
  { what: 'no sum', change: { integrity: undefined }, words: 'no sum' },
  { what: 'no licence', change: { license: undefined }, words: 'under "no licence"' },
])('$what is a problem', ({ change, words }) => {
  expect(findLockProblems({}, lockOf(change)).join()).toContain(words);
});

test('one of several licences is enough, and tools may be under more of them', () => {
  expect(findLockProblems({}, lockOf({ license: '(MIT OR GPL-3.0-or-later)' }))).toEqual([]);
  expect(findLockProblems({}, lockOf({ license: 'MPL-2.0', dev: true }))).toEqual([]);
});

test.for(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1', 'https://x.example/y.tgz'])(
  '%s is no exact version',
  (version) => {
    expect(findLockProblems({ devDependencies: { one: version } }, lockOf({}))).toHaveLength(1);
  },
);

test('a lockfile of another kind, or of nothing, is a problem', () => {
  expect(findLockProblems({}, { ...lockOf({}), lockfileVersion: 1 })).toHaveLength(1);
  expect(findLockProblems({}, { lockfileVersion: 3, packages: {} })).toHaveLength(1);
});

test('of what is known against packages the grave things count, and no answer counts as unknown', () => {
  const vulnerabilities = { a: { severity: 'low' }, b: { severity: 'high', range: '<2' }, c: { severity: 'critical' } };

  expect(readAdvisories(JSON.stringify({ vulnerabilities }))).toHaveLength(2);
  expect(readAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
  expect(readAdvisories(JSON.stringify({ error: { code: 'ENOAUDIT' } }))).toBeNull();
  expect(readAdvisories('')).toBeNull();
});

test('the licences of everything that ships go with it, those of what that needs included', () => {
  const { contents } = toThirdPartyFile();
  const named = [...contents.matchAll(/^(\S+) \d+\.\d+\.\d+\nLicence: \S+$/gm)].map(([, name]) => name);

  expect(named).toEqual(expect.arrayContaining(Object.keys(readJson('package.json').dependencies)));
  expect(named).toEqual(expect.arrayContaining(['@preact/signals-core', 'viem', 'wxt', 'vite']));
  for (const entry of contents.split(`\n${'-'.repeat(80)}\n\n`)) {
    expect(entry, entry.split('\n')[0]).toMatch(/Permission (is hereby granted|to use, copy, modify)/);
    expect(entry, entry.split('\n')[0]).toMatch(/copyright/i);
  }
});
