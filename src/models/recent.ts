import type { Reference } from '../references/reference.ts';

/** Something that was looked up: the value itself and nothing of where it stood. `atMs` is milliseconds since 1970. */
export type Recent = { reference: Reference; chainId: number; atMs: number };
