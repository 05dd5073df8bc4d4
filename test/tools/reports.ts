import { existsSync, readFileSync } from 'node:fs';

/** A story's file and title, and its duration. */
export type Slow = { ms: number; title: string };

/** A step's test counts, what to read about failed and skipped tests, and its slowest tests (at most ten). */
export type Tally = { passed: number; failed: number; skipped: number; complaints: string[]; slow: Slow[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { duration: number; errors: { message?: string }[] }[];
      projectName: string;
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/**
 * Returns the tally of Vitest's JSON report. Null if there is none. A file that does not load counts as a failed test.
 */
export function readVitest(path: string): Tally | null {
  if (!existsSync(path)) return null;
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.testResults.flatMap((file) => file.assertionResults.filter((test) => test.status === 'failed'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
    complaints: [
      ...unloaded.map((file) => `${file.name}\n${file.message}`),
      ...failed.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`),
    ],
    slow: [],
  };
}

/** Returns the tally of Playwright's JSON report. Null if there is none. */
export function readPlaywright(path: string): Tally | null {
  if (!existsSync(path)) return null;
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    complaints: [
      ...errors.map(({ message }) => message ?? 'An error without words.'),
      ...suites.flatMap(failedSpecs),
      ...new Set(suites.flatMap(reasonsToSkip)),
    ],
    slow: suites
      .flatMap(timesOf)
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 10),
  };
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map(
        (test) =>
          `${spec.file}:${spec.line} ${spec.title}\n${test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n')}`,
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

// Skipped tests say why, so that they are not mistaken for passed ones.
function reasonsToSkip({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
    ),
  );
  return [...own, ...suites.flatMap(reasonsToSkip)];
}

function timesOf({ specs = [], suites = [] }: PlaywrightSuite): Slow[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      title: `${projectName} ${file}: ${title}`,
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}
