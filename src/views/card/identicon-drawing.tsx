import type { Identicon } from '../../cards/card-content.ts';

const side = 8;

/** The picture of an address, for decoration: the address stands beside it in words. */
export function IdenticonDrawing({ cells, colours: [ground, shape, spot] }: Identicon) {
  return (
    <svg class="hl-icon" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" style={{ background: toColour(ground) }}>
      <path stroke={toColour(shape)} d={toCellPath(cells, '1')} />
      <path stroke={toColour(spot)} d={toCellPath(cells, '2')} />
    </svg>
  );
}

/** The cells of one colour as lines as thick as a cell is high, the right half as the left half's mirror. */
export function toCellPath(cells: string, colour: string): string {
  return (cells.match(/.{4}/g) ?? [])
    .slice(0, side)
    .flatMap((left, row) => {
      const whole = left + [...left].reverse().join('');
      return [...whole.matchAll(new RegExp(`${colour}+`, 'g'))].map(
        (run) => `M${run.index} ${row + 0.5}h${run[0].length}`,
      );
    })
    .join('');
}

function toColour([hue, saturation, lightness]: Identicon['colours'][number]): string {
  return `hsl(${hue} ${saturation}% ${lightness}%)`;
}
