/**
 * How much the tests try: the one switch between `npm test` and `npm run test:all`, and all sizes that it decides.
 * HASHLENS_TESTS=full means full size; HASHLENS_SEED repeats what a run chose at random.
 */
export const isFull = process.env.HASHLENS_TESTS === 'full';

/** Where everything random begins. `npm run test:all` takes a new one each time and prints it. */
export const seed = Number(process.env.HASHLENS_SEED ?? 1);

const quick = {
  /** Hostile replies that `npm run fuzz` sends through client, schema, model, card and popup. */
  fuzzReplies: 5_000,
  /** Pages that the wire's story opens, so many of them with ten hovers on each. */
  wirePages: 52,
  wirePagesWithHovers: 2,
  /** How often the background is killed under cards, histories, checks, writes and the popup, each. */
  kills: 3,
  /** Made-up events, and frames, of a hostile page. */
  hostileEvents: 5_000,
  hostileFrames: 50,
};

const full: typeof quick = {
  fuzzReplies: 100_000,
  wirePages: 1_000,
  wirePagesWithHovers: 20,
  kills: 24,
  hostileEvents: 100_000,
  hostileFrames: 1_000,
};

export const sizes = isFull ? full : quick;
