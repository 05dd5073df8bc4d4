/** The key's allowance as reported by the service; null if it is not. `creditsLeft` is negative on paid overage. */
export type Meter = {
  creditsLeft: number | null;
  limit: number | null;
  remaining: number | null;
  resetMs: number | null;
};

/** Reads the allowance from the headers of any response; null if none of them has a value. */
export function toMeter(headers: Headers): Meter | null {
  const meter: Meter = {
    creditsLeft: readCount(headers, 'x-credits-remaining'),
    limit: readCount(headers, 'x-ratelimit-limit'),
    remaining: readCount(headers, 'x-ratelimit-remaining'),
    resetMs: readCount(headers, 'x-ratelimit-reset'),
  };

  return Object.values(meter).some((value) => value !== null) ? meter : null;
}

/** Reads a date from a header, in milliseconds since 1970; null if absent or malformed. */
export function readDateMs(headers: Headers, name: string): number | null {
  const written = headers.get(name)?.trim() ?? '';
  // Date.parse reads "-1" as a year: only dates that begin with the name of a day count.
  const ms = /^[A-Za-z]{3}/.test(written) ? Date.parse(written) : Number.NaN;

  return Number.isNaN(ms) ? null : ms;
}

/** Reads a whole number from a header; null if absent, malformed or -1, which the service sends if it does not know. */
export function readCount(headers: Headers, name: string): number | null {
  const written = headers.get(name)?.trim() ?? '';
  const value = /^-?\d{1,15}$/.test(written) ? Number(written) : null;

  return value === -1 ? null : value;
}
