/** Gives a number as plain decimal text, "2.5E-7" as "0.00000025"; null for what is no number or absurdly long. */
export function toPlainDecimal(value: unknown): string | null {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d{1,78})(?:\.(\d{1,100}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(written) ?? [];
  if (whole === '') {
    return null;
  }

  if (Number(exponent) === 0) {
    return sign + whole + (fraction === '' ? '' : `.${fraction}`);
  }

  return sign + movePoint(whole, fraction, Number(exponent));
}

function movePoint(whole: string, fraction: string, places: number): string {
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const moved = padded.slice(0, at).replace(/^0+(?=\d)/, '');

  return padded.length > at ? `${moved}.${padded.slice(at)}` : moved;
}

/** Gives a token's decimals as text, 0 to 255 as a contract can say them; anything else is null. */
export function toDecimals(value: unknown): string | null {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';

  return /^\d{1,3}$/.test(written) && Number(written) <= 255 ? written : null;
}

const zoneShape = String.raw`(?:[Zz]|(?<sign>[+-])(?<offset>\d\d)(?::?(?<offsetMinute>\d\d))?)?$`;
const timeShapes = [
  String.raw`^(?<day>\d{4}-\d\d-\d\d)[Tt ](?<hour>\d\d)(?::(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)?`,
  String.raw`^(?<day>\d{8})[Tt](?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)?`,
].map((shape) => new RegExp(shape + zoneShape));

/**
 * Gives an ISO 8601 time in the form that every browser reads: with seconds, at most 9 digits of a fraction, and a
 * zone of Z or ±hh:mm. Null for what is no time. One without a zone is UTC, as all of the service's are.
 */
export function toTime(value: unknown): string | null {
  const written = typeof value === 'string' ? value : '';
  const found = timeShapes.map((shape) => shape.exec(written)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) {
    return null;
  }

  const { day = '', hour, minute = '00', second = '00', fraction, sign, offset, offsetMinute = '00' } = found;
  const date = day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const part = fraction === undefined ? '' : `.${fraction.slice(0, 9)}`;
  const zone = offset === undefined ? 'Z' : `${sign}${offset}:${offsetMinute}`;
  const time = `${date}T${hour}:${minute}:${second}${part}${zone}`;

  return Number.isNaN(Date.parse(time)) ? null : time;
}
