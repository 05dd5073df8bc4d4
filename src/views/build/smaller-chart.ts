import type { Plugin } from 'vite';

// uPlot's own file, however Vite writes the path.
const chartFile = /[\\/]uplot[\\/]dist[\\/]uPlot\.esm\.js(?:\?|$)/;

/** What is taken out: a pattern, how often it must be there, and what stands there instead. */
type Cut = [pattern: RegExp, times: number, instead: string];

// One line of one linear scale, in seconds, drawn by a path of ours, with words of ours on the axes and no legend.
const cuts: Cut[] = [
  // Scales of other kinds: ordinal, logarithmic, asinh, and somebody's own.
  [/\b(?:sc\.|wsc\.|scale\.)?distr\s*==\s*(?:2|3|4|100)(?!\d)/g, 30, 'false'],
  [/\bsc\.distr >= 3/g, 1, 'false'],
  // Charts of points in two dimensions, and times in milliseconds.
  [/\bmode == 2/g, 16, 'false'],
  [/\bmode == 1/g, 16, 'true'],
  [/\bms == 1\b/g, 5, 'false'],
  [/const \[ timeIncrsMs, [^;]+;/g, 1, ''],
  [/timeAxisSplitsMs\(_tzDate\)|_timeAxisStampsMs/g, 2, 'null'],
  [/\? timeIncrsMs :/g, 1, '? null :'],
  // The legend.
  [/const showLegend = legend\.show;/g, 1, 'const showLegend = false;'],
  [/\blegend\.live\b/g, 7, 'false'],
  // Other paths than ours.
  [/s\.paths \|\| linearPath \|\| retNull/g, 1, 's.paths || retNull'],
  [/paths: pointsPath,/g, 1, 'paths: null,'],
  [/const (?:linearPath = linear|pointsPath = points)\(\) ;/g, 2, ''],
  // uPlot's own dates.
  [/const _timeAxisStamps = \[[\s\S]*?\n\t\];/g, 1, 'const _timeAxisStamps = null;'],
  [/const _timeAxisVals {3}= [^;]+;/g, 1, 'const _timeAxisVals = null;'],
  [/const _timeSeriesVal {2}= [^;]+;/g, 1, 'const _timeSeriesVal = null;'],
  [/s\.value = isTime \? [^;]+;/g, 1, 's.value = null;'],
  [/axis\.values = \([\s\S]*?\n\t\t\t\);/g, 1, 'axis.values = av;'],
  // What it offers to its users.
  [/uPlot\.(?:rangeLog|rangeAsinh|join|fmtDate|tzDate|sync|addGap|clipGaps)\s*= \w+;/g, 8, ''],
  [/let paths = uPlot\.paths = \{[\s\S]*?spline\s*= monotoneCubic\);/g, 1, ''],
];

/**
 * uPlot's code without what our chart never does, a quarter of it, which the popup loads for each balance. Throws when
 * something is not where it was.
 */
export function takeOutUnused(code: string): string {
  return cuts.reduce((left, [pattern, times, instead]) => {
    const found = left.match(pattern)?.length ?? 0;
    if (found !== times) throw new Error(`uPlot has ${pattern} ${found} times, and had it ${times} times.`);
    return left.replace(pattern, () => instead);
  }, code);
}

/** Takes what our chart never does out of uPlot. Fails the build when uPlot is no longer as it was. */
export function smallerChart(): Plugin {
  return {
    name: 'smaller-chart',
    transform: (code, id) => (chartFile.test(id) ? { code: takeOutUnused(code), map: null } : undefined),
  };
}
