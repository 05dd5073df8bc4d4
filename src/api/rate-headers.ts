/** What the service says about the key's allowance; null where it did not say. `creditsLeft` is negative on paid overage. */
export type Meter = {
  creditsLeft: number | null;
  limit: number | null;
  remaining: number | null;
  resetMs: number | null;
};

/** Reads the allowance from the headers of any answer; null when not one of them says anything. */
export function toMeter(headers: Headers): Meter | null {
  const meter: Meter = {
    creditsLeft: readCount(headers, 'x-credits-remaining'),
    limit: readCount(headers, 'x-ratelimit-limit'),
    remaining: readCount(headers, 'x-ratelimit-remaining'),
    resetMs: readCount(headers, 'x-ratelimit-reset'),
  };

  return Object.values(meter).some((value) => value !== null) ? meter : null;
}

/** Reads a whole number from a header; null when absent, malformed, or -1, which the service sends when it does not know. */
export function readCount(headers: Headers, name: string): number | null {
  const written = headers.get(name)?.trim() ?? '';
  const value = /^-?\d{1,15}$/.test(written) ? Number(written) : null;

  return value === -1 ? null : value;
}
