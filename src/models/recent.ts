import type { Reference } from '../references/reference.ts';

/** Something that was looked up: the value itself and nothing of where it stood. `atMs` is milliseconds since 1970. */
export type Recent = { reference: Reference; chainId: number; atMs: number };

/** How many recent lookups are kept; the oldest go first. */
export const mostRecents = 50;
