type Found<T> = Exclude<T, null | undefined | false | '' | 0>;

/** Polls `read` until its value is truthy, and returns that. Throws an error with `what` after `timeoutMs`. */
export async function until<T>(what: string, read: () => Promise<T>, timeoutMs = 20_000): Promise<Found<T>> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isFound(value)) return value;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs / 1000} s without success: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

function isFound<T>(value: T): value is Found<T> {
  return Boolean(value);
}
