import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeMarks } from '../../../../../src/ui/popup/chart/time-marks.ts';
import cases from './time-marks.cases.json' with { type: 'json' };

const file = join(import.meta.dirname, '../../../../../src/ui/popup/chart/time-marks.ts');
const seconds = (time: string) => Date.parse(time) / 1000;

// A thread of Node has the time zone of its process, so each zone gets a process.
function marksIn(zone: string, [from, to]: readonly string[], stepS: number): string[] {
  const args = JSON.stringify([seconds(from ?? ''), seconds(to ?? ''), { stepS, isUtc: false }]);
  const script = `import(${JSON.stringify(file)}).then(({ timeMarks }) => {
    const pad = (number) => String(number).padStart(2, '0');
    console.log(JSON.stringify(timeMarks(...${args}).map((s) => {
      const at = new Date(s * 1000);
      return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(pad).join('-') + ' ' + [at.getHours(), at.getMinutes()].map(pad).join(':');
    })));
  });`;
  const args2 = ['--experimental-strip-types', '--no-warnings', '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args2, { env: { ...process.env, TZ: zone }, encoding: 'utf8' }));
}

test.for(cases.local)('in $zone, a step of $stepS s from $from marks $marks', ({ zone, from, to, stepS, marks }) => {
  expect(marksIn(zone, [from, to], stepS)).toEqual(marks);
});

test.for(cases.utc)('in UTC, a step of $stepS s from $from marks $marks', ({ from, to, stepS, marks }) => {
  const found = timeMarks(seconds(from), seconds(to), { stepS, isUtc: true });

  expect(found.map((one) => new Date(one * 1000).toISOString().slice(0, 16))).toEqual(marks);
});
