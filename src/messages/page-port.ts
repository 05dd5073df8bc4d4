import type { Evidence, Found, Reference } from '../references/reference.ts';

/** The name of the port by which one of our own pages asks all frames of a tab what stands in them. */
export const pagePortName = 'page';

/** The name of the port that only says: show the next reference. */
export const walkPortName = 'walk';

/** One reference of a page, however often it stands there. */
export type PageReference = Pick<Found, 'written' | 'chainPrefix'> & {
  reference: Reference;
  /** The link around its first place, if any. */
  link?: string | undefined;
  /** What stands around its first place; of transactions, and of the first 500 of these. */
  around?: Pick<Evidence, 'before' | 'after' | 'heads'>;
  /** In how many places it stands. */
  count: number;
};

/**
 * What one frame tells: at once, and again when it has changed. In the order they were found, mostly that of
 * the page; `frame` is a random name
 * of the frame, so that its next list replaces this one.
 */
export type PageList = { frame: string; pageHost: string; references: PageReference[] };

/** What the page is told: to scroll to a reference, by its name (`nameReference`). */
export type PageJump = { jump: string };
