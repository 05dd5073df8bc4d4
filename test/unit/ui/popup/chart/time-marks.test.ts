import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeMarks } from '../../../../../src/ui/popup/chart/time-marks.ts';
import cases from './time-marks.cases.json' with { type: 'json' };

const file = join(import.meta.dirname, '../../../../../src/ui/popup/chart/time-marks.ts');
const seconds = (time: string) => Date.parse(time) / 1000;

// Only the main thread of a process can change its time zone.
test('marks are at round times of each local zone', () => {
  const asked = cases.local.map(({ zone, from, to, stepS }) => [zone, seconds(from), seconds(to), stepS]);
  const script = `import(${JSON.stringify(file)}).then(({ timeMarks }) => {
    const pad = (number) => String(number).padStart(2, '0');
    console.log(JSON.stringify(${JSON.stringify(asked)}.map(([zone, from, to, stepS]) => {
      process.env.TZ = zone;
      return timeMarks(from, to, { stepS, isUtc: false }).map((s) => {
        const at = new Date(s * 1000);
        return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(pad).join('-') + ' ' + [at.getHours(), at.getMinutes()].map(pad).join(':');
      });
    })));
  });`;
  const args = ['--experimental-strip-types', '--no-warnings', '--input-type=module', '-e', script];
  const found: unknown[] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));

  expect(found).toHaveLength(cases.local.length);
  for (const [at, { zone, stepS, marks }] of cases.local.entries())
    expect(found[at], `${zone}, a step of ${stepS} s`).toEqual(marks);
});

test.for(cases.utc)('in UTC, a step of $stepS s from $from marks $marks', ({ from, to, stepS, marks }) => {
  const found = timeMarks(seconds(from), seconds(to), { stepS, isUtc: true });

  expect(found.map((one) => new Date(one * 1000).toISOString().slice(0, 16))).toEqual(marks);
});
