import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  // Removes comments, and with them any text after a `#` in commands.
  const text = readFileSync(join(folder, name), 'utf8').replace(/(^|\s)#.*$/gm, '');
  return { name, text };
});

/** Returns the jobs of a workflow, each with its lines. */
function jobsOf(text: string): { job: string; body: string }[] {
  const [, jobs = ''] = text.split(/^jobs:\n/m);
  return [...jobs.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\s*\n)*)/gm)].map(([, job = '', body = '']) => ({
    job,
    body,
  }));
}

test('there are workflows, and all are read', () => {
  expect(workflows.map(({ name }) => name).toSorted()).toEqual(['check.yml', 'nightly.yml', 'release.yml']);
  expect(workflows.flatMap(({ text }) => jobsOf(text)).map(({ job }) => job)).toEqual([
    'check',
    'everything',
    'check',
    'package',
    'draft',
  ]);
});

describe.for(workflows)('$name', ({ name, text }) => {
  test('runs what others made at one commit, named by its sum', () => {
    const used = [...text.matchAll(/^\s*(?:- )?uses:\s*(\S+)/gm)].map(([, what = '']) => what);

    expect(used.length).toBeGreaterThan(0);
    for (const what of used.filter((one) => !one.startsWith('./'))) expect(what).toMatch(/^[\w./-]+@[\da-f]{40}$/);
    // The check above would miss a `uses` in another form.
    expect(text.match(/\buses\b/g)).toHaveLength(used.length);
  });

  test('lets nothing do anything but what a job says, and only the draft write', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    for (const { job, body } of jobsOf(text)) {
      const allowed = /^ {4}permissions:\n((?: {6}.*\n)+)/m
        .exec(body)?.[1]
        ?.trim()
        .split(/\s*\n\s*/);
      expect(allowed, job).toEqual([name === 'release.yml' && job === 'draft' ? 'contents: write' : 'contents: read']);
    }
  });

  test('leaves no token beside the code that it checks out', () => {
    const steps = text.split(/^ {6}- /m).filter((step) => /uses: actions\/checkout@/.test(step));

    for (const step of steps) expect(step).toMatch(/persist-credentials: false/);
  });

  test('is started by nothing that runs a stranger’s code with our rights, and puts no text of theirs into commands', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|issue_comment/);
    const commands = text
      .split(/^ {6}- /m)
      .map((step) => /run:([\s\S]*?)(?=^ {8}\w|(?![\s\S]))/m.exec(step)?.[1] ?? '');
    for (const command of commands) expect(command).not.toMatch(/\$\{\{/);
  });
});

test('the job that may write checks out and builds nothing', () => {
  const draft = workflows.flatMap(({ text }) => jobsOf(text)).find(({ job }) => job === 'draft');

  expect(draft?.body).not.toMatch(/checkout|npm/);
});
