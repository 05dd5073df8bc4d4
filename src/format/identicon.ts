import { bloImage } from 'blo';

/** Degrees, percent, percent. Numbers, so that no text can come to be drawn as a colour. */
type Hsl = [hue: number, saturation: number, lightness: number];

/**
 * The picture of an address as plain data: eight rows of eight cells, of which `cells` has the left four of each, row
 * by row; the right four mirror them. Each is the number of its colour, "0" to "2".
 */
export type Identicon = { cells: string; colours: [ground: Hsl, shape: Hsl, spot: Hsl] };

/**
 * The identicon of an address (`0x` and 40 hex digits), the same in whatever case it is written: the "blockies" that
 * wallets and explorers show. Null for anything else.
 */
export function toIdenticon(address: string): Identicon | null {
  if (!/^0x[\da-f]{40}$/i.test(address)) return null;
  const [cells, [ground, shape, spot]] = bloImage(`0x${address.slice(2).toLowerCase()}`);
  return { cells: cells.join(''), colours: [toHsl(ground), toHsl(shape), toHsl(spot)] };
}

function toHsl([hue = 0, saturation = 0, lightness = 0]: Uint16Array): Hsl {
  return [hue, saturation, lightness];
}
