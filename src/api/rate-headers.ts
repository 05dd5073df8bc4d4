/** The key's allowance as reported by the service; null if it is not. `creditsLeft` is negative on paid overage. */
export type Meter = {
  creditsLeft: number | null;
  limit: number | null;
  remaining: number | null;
  resetMs: number | null;
};

/** Reads the allowance from the headers of any response. */
export function toMeter(headers: Headers): Meter {
  return {
    creditsLeft: readCount(headers, 'x-credits-remaining'),
    limit: readCount(headers, 'x-ratelimit-limit'),
    remaining: readCount(headers, 'x-ratelimit-remaining'),
    resetMs: readCount(headers, 'x-ratelimit-reset'),
  };
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
