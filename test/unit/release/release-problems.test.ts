import { expect, test } from 'vitest';
import { findReleaseProblems } from '../../tools/release-problems.ts';
import cases from './release-problems.json' with { type: 'json' };

const good = {
  tag: 'v1.2.3',
  version: '1.2.3',
  lockVersion: '1.2.3',
  changelog: '# Changelog\n\n## 1.2.3 (2026-12-01)\n\n- New.\n\n## 1.2.2 (2026-11-01)\n\n- Old.\n',
};

test('a release whose names agree and whose changes are dated has no problems', () => {
  expect(findReleaseProblems(good)).toEqual([]);
});

test.for(cases)('$what is a problem', ({ change, words }) => {
  expect(findReleaseProblems({ ...good, ...change }).join('\n')).toContain(words);
});
