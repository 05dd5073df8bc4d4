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

/** Gives an ISO 8601 time as it was written; null for what is no time. One without a zone is UTC, as all of the service's are. */
export function toTime(value: unknown): string | null {
  const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/;
  const match = typeof value === 'string' ? shape.exec(value) : null;
  if (match === null) {
    return null;
  }

  const written = match[1] === undefined ? `${match[0]}Z` : match[0];

  return Number.isNaN(Date.parse(written)) ? null : written;
}
