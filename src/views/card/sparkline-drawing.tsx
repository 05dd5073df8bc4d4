import type { Sparkline } from '../../cards/card-content.ts';

const width = 360;
const height = 56;
// The line keeps clear of the edges, where half of its stroke would be cut off.
const inset = 3;

/** A balance over time as a step line over a tinted area; its label is its text alternative. */
export function SparklineDrawing({ points, label }: Sparkline) {
  const line = toStepPath(points);
  return (
    <svg class="hl-spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path class="hl-area" d={`${line}V${height}H0Z`} />
      <path d={line} />
    </svg>
  );
}

/**
 * The path of a step line through points in 0…1, y upwards: each value lasts until the next point, the last
 * one to the right edge, the first one from the left edge.
 */
export function toStepPath(points: [x: number, y: number][]): string {
  const [first] = points;
  if (!first) return '';
  const toY = (y: number) => round(height - inset - y * (height - 2 * inset));
  const steps = points.slice(1).map(([x, y]) => `H${round(x * width)}V${toY(y)}`);
  return `M0 ${toY(first[1])}${steps.join('')}H${width}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
