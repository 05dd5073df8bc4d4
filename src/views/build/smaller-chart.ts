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
  // Charts that stand upright.
  [/\bscaleX\.ori == 0/g, 24, 'true'],
  [/\bscaleX\.ori == 1/g, 9, 'false'],
  // Charts that follow each other's pointer.
  [/\bsrc == null/g, 3, 'true'],
  [/\bsrc != null/g, 1, 'false'],
  [/\be != null/g, 8, 'true'],
  [/\bpubSync\("?\w+"?, self, [^;]+;/g, 5, 'noop();'],
  [/events\["setSeries"\] = [\s\S]*?\n\t\};/g, 1, ''],
  [/const seriesIdxMatcher = [\s\S]*?\n\tself\.pub = pub;/g, 1, ''],
  [/if \(syncKey != null\)/g, 2, 'if (false)'],
  [/sync\.unsub\(self\);/g, 1, ''],
  // Lines that come to the front when the pointer is near, points on them, bands between them, and gaps in them.
  [/const cursorFocus = [^;]+;/g, 1, 'const cursorFocus = false;'],
  [/const cursorOnePt = [^;]+;/g, 1, 'const cursorOnePt = false;'],
  [/if \(opts\.focus != null\)\s+setFocus\(i\);/g, 1, ''],
  [/series\.some\(s => s\._focus\) && [^;]+;/g, 1, 'false;'],
  [/\{\s+let _gaps = [\s\S]*?drawPath\(i, true\);\s+\}\s+\}/g, 1, ''],
  [/cacheStrokeFill\(i, true\);/g, 1, ''],
  [/flags != 0 && bands\.forEach/g, 1, 'false && bands.forEach'],
  [/if \(bandClip\) \{/g, 1, 'if (false) {'],
  [/ \|\| gapsClip \|\| bandClip/g, 2, ''],
  [/gapsClip && ctx\.clip\(gapsClip\);/g, 1, ''],
  [/\b\w+Path instanceof Map/g, 2, 'false'],
  // A pointer that is held in its place, words along an axis, and other modes of words.
  [/if \(cursor\._lock\)/g, 6, 'if (false)'],
  [/\belse if \(cursor\.lock\)/g, 1, 'else if (false)'],
  [/\baxis\.label != null/g, 3, 'false'],
  // What it offers to its users.
  [/self\.(?:setSeries|addSeries|delSeries|addBand|setBand|delBand|setLegend|batch) = \w+;/g, 8, ''],
  [/self\.(?:valToIdx|posToIdx) = [^;]+;/g, 2, ''],
  [/self\.setCursor = [\s\S]*?\n\t\};/g, 1, ''],
  [/uPlot\.(?:rangeLog|rangeAsinh|join|fmtDate|tzDate|sync|addGap|clipGaps)\s*= \w+;/g, 8, ''],
  [/let paths = uPlot\.paths = \{[\s\S]*?spline\s*= monotoneCubic\);/g, 1, ''],
];

/**
 * uPlot's code without what our chart never does, a quarter of it, which the popup loads whenever it opens. Throws when
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
