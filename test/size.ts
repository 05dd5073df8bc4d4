/**
 * Sizes of the tests: the one switch between `npm test` and `npm run test:all`, and all sizes that it decides.
 * HASHLENS_TESTS=full selects full size. HASHLENS_SEED repeats the random choices of a run.
 */
const isFull = process.env.HASHLENS_TESTS === 'full';

/** Seed of all random choices. `npm run test:all` takes a new one each time and prints it. */
export const seed = Number(process.env.HASHLENS_SEED ?? 1);

const quick = {
  /** Hostile replies that `npm run fuzz` sends through client, schema, model, card and popup. */
  fuzzReplies: 3_000,
  /** Pages that the wire story opens, and how many of them get ten hovers each. */
  wirePages: 12,
  wirePagesWithHovers: 1,
  /** How often the background is killed in each of: cards, histories, checks, writes and the popup. */
  kills: 2,
  /** Synthetic events, and frames, of a hostile page. */
  hostileEvents: 5_000,
  hostileFrames: 50,
  /** Number of hostile texts tried in each place of an answer, spread over all of them. */
  textsPerPlace: 4,
  /** Transfers, changes and other rows of an answer in which every text is hostile. */
  hostileRows: 150,
  /** Number of states, or of error dialects, in which each hostile text is tried. */
  placesPerText: 1,
  /** Rounds of 10,000 texts in which the detector is compared with a naive one. */
  detectorRounds: 1,
  /** Characters of the texts that the detector must read in linear time. */
  longText: 400_000,
  /** Trees on which the page scan is compared with a naive reader. A fifth as many are changed during the scan. */
  scanTrees: 200,
  /** Card sessions with a background that may do anything at any time. */
  cardSessions: 40,
  /** Random texts around a value, short ones and ones of 10,000 characters, that the private-key guard judges. */
  judgedTexts: 2_000,
  longJudgedTexts: 20,
  /** Runs of cards against a background that dies and a service that fails. */
  lookupRuns: 10,
  /** Runs of the request queue's limits under each set of conditions (its test's `Weather`). */
  limitRuns: 4,
  /** References that a pointer passes in a minute. */
  hovers: 1_000,
  /** Every nth transaction of the sentence tables is also told as failed, pending, of an unknown method, and so on. */
  retoldStep: 3,
  /** Every nth case of damage to the popup's stored state is tried. */
  damagedPlaceStep: 8,
  /** Rounds of growing, cutting and reading lists. On disk, a quarter as many. */
  listRounds: 12,
  /**
   * Transactions of which at most 1 in 100 may raise a false alarm. A fifth as many pages, a tenth as many watch lists.
   */
  honestTransactions: 150,
  /** Every nth address of the corpus is poisoned, and compared with all others of its kind. */
  addressStep: 20,
  /** Files of mixed-up pieces that the watch list's import reads. */
  importedFiles: 1_000,
  /** Balance histories that are served in every odd way, and must be shown to the wei. */
  histories: 40,
  /** Every nth row of the chain tables is removed, to see whether a case needs it. */
  chainRowStep: 8,
  /** Every nth case of damage to the cache's stores is tried. */
  damagedRecordStep: 4,
  /** In how many ways, null or absent, each field of an answer is missing. */
  lacksPerField: 1,
  /** Every nth real call is shown in the words of its descriptor. */
  realCallStep: 4,
  /** Real addresses in groups that may raise next to no false alarm. */
  groupedAddresses: 10_000,
  /** Orders of events in which a paged list must be whole. */
  pagedLists: 150,
  /** Texts of separators, quotes and formula signs that a CSV file must not let run. */
  csvTexts: 5_000,
  /** Random histories whose statements must sum up to the wei. */
  statements: 20,
  /** Every nth question with a forged field is put through a card's port. */
  forgedQuestionStep: 3,
};

const full: typeof quick = {
  fuzzReplies: 100_000,
  wirePages: 1_000,
  wirePagesWithHovers: 20,
  kills: 24,
  hostileEvents: 100_000,
  hostileFrames: 1_000,
  textsPerPlace: Number.POSITIVE_INFINITY,
  hostileRows: 500,
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
  retoldStep: 1,
  damagedPlaceStep: 1,
  listRounds: 160,
  honestTransactions: 5_000,
  addressStep: 1,
  importedFiles: 50_000,
  histories: 10_000,
  chainRowStep: 1,
  damagedRecordStep: 1,
  lacksPerField: 2,
  realCallStep: 1,
  groupedAddresses: 40_000,
  pagedLists: 400,
  csvTexts: 20_000,
  statements: 60,
  forgedQuestionStep: 1,
};

export const sizes = isFull ? full : quick;
