import type { Forms } from './plural.ts';

/** What writes down, at build, how a message uses counts and lists; nobody in the extension sets it. */
type Recorder = {
  plural(language: string, count: unknown, forms: Forms): string;
  listAnd(language: string, texts: unknown): string;
};

let current: Recorder | undefined;

/** Who writes down at the moment. */
export function recorder(): Recorder | undefined {
  return current;
}

/** Lets somebody write down while `run` does. */
export function recordWith<T>(one: Recorder, run: () => T): T {
  current = one;
  try {
    return run();
  } finally {
    current = undefined;
  }
}
