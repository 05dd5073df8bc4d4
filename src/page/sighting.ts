import type { Found } from '../references/reference.ts';

/** A reference that was seen on the page, and the stretch of the page that it covers. */
export type Sighting = { found: Found; place: StaticRangeInit };
