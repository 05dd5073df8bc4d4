import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { takeOutUnused } from '../../../../src/views/build/smaller-chart.ts';

const file = createRequire(import.meta.url)
  .resolve('uplot')
  .replace(/uPlot\.\w+\.js$/, 'uPlot.esm.js');
const code = readFileSync(file, 'utf8');

test('what is left of uPlot is a program, without scales, paths, dates and company that no line of ours has', () => {
  const left = takeOutUnused(code);

  expect(() => parseAst(left)).not.toThrow();
  for (const gone of [
    /paths\.bars/,
    /distr == [34]/,
    /uPlot\.(?:join|fmtDate|sync)\b/,
    /legend\.live/,
    /mode == \d/,
    /sync\.pub/,
    /scaleX\.ori ==/,
  ]) {
    expect(code).toMatch(gone);
    expect(left).not.toMatch(gone);
  }
});

test('a uPlot that is otherwise than it was fails the build', () => {
  expect(() => takeOutUnused(code.replace('const showLegend = legend.show;', ''))).toThrow('showLegend');
});
