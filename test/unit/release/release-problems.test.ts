import { expect, test } from 'vitest';
import { findReleaseProblems } from '../../tools/release-problems.ts';

const good = {
  tag: 'v1.2.3',
  version: '1.2.3',
  lockVersion: '1.2.3',
  changelog: '# Changelog\n\n## 1.2.3 (2026-12-01)\n\n- New.\n\n## 1.2.2 (2026-11-01)\n\n- Old.\n',
};

test('a release whose names agree and whose changes are dated has no problems', () => {
  expect(findReleaseProblems(good)).toEqual([]);
});

test.for([
  ['a tag of another version', { tag: 'v1.2.4' }, /tag is "v1.2.4"/],
  ['an empty tag', { tag: '' }, /tag is ""/],
  ['a lockfile that was left behind', { lockVersion: '1.2.2' }, /package-lock.json says 1.2.2/],
  [
    'a version that no browser takes',
    { version: '1.2.3-beta', tag: 'v1.2.3-beta', lockVersion: '1.2.3-beta' },
    /not three numbers/,
  ],
  ['a changelog without this version', { changelog: '## 1.2.2 (2026-11-01)\n' }, /newest entry is for 1.2.2/],
  ['a changelog without any', { changelog: '# Changelog\n' }, /newest entry is for no version/],
  ['changes above that belong to no version', { changelog: '## Unreleased\n\n## 1.2.3 (2026-12-01)\n' }, /no version/],
  ['changes without a date', { changelog: '## 1.2.3 (unreleased)\n' }, /does not date/],
] as const)('%s is a problem', ([, change, words]) => {
  expect(findReleaseProblems({ ...good, ...change }).join('\n')).toMatch(words);
});
