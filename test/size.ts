/**
 * How much the tests try: the one switch between `npm test` and `npm run test:all`, and all sizes that it decides.
 * HASHLENS_TESTS=full means full size; HASHLENS_SEED repeats what a run chose at random.
 */
const isFull = process.env.HASHLENS_TESTS === 'full';

/** Where everything random begins. `npm run test:all` takes a new one each time and prints it. */
export const seed = Number(process.env.HASHLENS_SEED ?? 1);

const quick = {
  /** Hostile replies that `npm run fuzz` sends through client, schema, model, card and popup. */
  fuzzReplies: 3_000,
  /** Pages that the wire's story opens, so many of them with ten hovers on each. */
  wirePages: 22,
  wirePagesWithHovers: 2,
  /** How often the background is killed under cards, histories, checks, writes and the popup, each. */
  kills: 2,
  /** Made-up events, and frames, of a hostile page. */
  hostileEvents: 5_000,
  hostileFrames: 50,
  /** How many of the hostile texts stand in each place of an answer, spread over all of them. */
  textsPerPlace: 6,
  /** In how many of the states, or dialects of an error, each hostile text stands. */
  placesPerText: 1,
  /** Rounds of 10,000 texts in which the detector is compared with a naive one. */
  detectorRounds: 1,
  /** Characters of the texts that the detector must read in linear time. */
  longText: 1_000_000,
  /** Trees that the scan of a page is compared on with a naive reader; a fifth as many are changed while it runs. */
  scanTrees: 400,
  /** Sessions of a card with a background that does anything at any time. */
  cardSessions: 40,
  /** Random texts around a value, short and of 10,000 characters, that the private-key gate judges. */
  judgedTexts: 5_000,
  longJudgedTexts: 50,
  /** Runs of cards against a background that dies and a service that fails. */
  lookupRuns: 10,
  /** Runs of the request limits in each weather. */
  limitRuns: 4,
  /** References that a pointer passes in a minute. */
  hovers: 1_000,
  /** Each so-manieth damage to what the popup was left with. */
  damagedPlaceStep: 4,
  /** Rounds of growing, cutting and reading lists; a quarter as many on the disk. */
  listRounds: 12,
  /** Transactions that must raise no false alarm, and a fifth as many pages. */
  honestTransactions: 250,
  /** Each so-manieth address of the corpus is poisoned, and compared with all others of its kind. */
  addressStep: 20,
};

const full: typeof quick = {
  fuzzReplies: 100_000,
  wirePages: 1_000,
  wirePagesWithHovers: 20,
  kills: 24,
  hostileEvents: 100_000,
  hostileFrames: 1_000,
  textsPerPlace: Number.POSITIVE_INFINITY,
  placesPerText: Number.POSITIVE_INFINITY,
  detectorRounds: 105,
  longText: 10_000_000,
  scanTrees: 5_000,
  cardSessions: 400,
  judgedTexts: 1_000_000,
  longJudgedTexts: 20_000,
  lookupRuns: 150,
  limitRuns: 60,
  hovers: 10_000,
  damagedPlaceStep: 1,
  listRounds: 160,
  honestTransactions: 5_000,
  addressStep: 1,
};

export const sizes = isFull ? full : quick;
