import type { Reference } from '../references/reference.ts';

/** A recent lookup: the value only, nothing about the page it was on. `atMs` is milliseconds since 1970. */
export type Recent = { reference: Reference; chainId: number; atMs: number };
