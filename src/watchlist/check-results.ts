import type { CheckTurn, WatchCheck } from '../models/watched.ts';
import { type WatchedPlace, withinWatched } from './watchlist.ts';

/**
 * The checks with their times and findings, on disk only, so that a background that was stopped continues where it was.
 * Each method rejects if the disk fails: what cannot be recorded is not requested.
 */
export type WatchChecks = {
  read(): Promise<{ checks: WatchCheck[]; turn: CheckTurn }>;
  saveTurn(turn: CheckTurn): Promise<void>;
  /**
   * Writes the check and the round, or neither. Never clears a stored `isNew` or `isUntold` of the same chain. Returns
   * false if the entry is no longer on the list, or is on another chain: only the round is written then. `isAnswer`: the
   * same if the check it answers was deleted, even if the entry was added again since.
   */
  save(check: WatchCheck, turn: CheckTurn, options?: { isAnswer: boolean }): Promise<boolean>;
  /** Clears `isNew`: the user has seen these. */
  markSeen(about: readonly string[]): Promise<void>;
  /** Clears `isUntold`: the user has been notified of these. */
  markTold(about: readonly string[]): Promise<void>;
  /** Returns the number of checks with a finding that the user has not seen. */
  countNew(): Promise<number>;
};

const noTurn: CheckTurn = { beganMs: 0, endedMs: 0, stopped: null, today: null };

/** Creates the store of the checks, which is in the same database as the list. */
export function createWatchChecks(place: WatchedPlace): WatchChecks {
  function change(isMeant: (check: WatchCheck) => boolean, to: Partial<Pick<WatchCheck, 'isNew' | 'isUntold'>>) {
    return withinWatched(place, async (database) => {
      const { store, done } = database.transaction('checks', 'readwrite');
      const all = await store.getAll();
      await Promise.all(
        all.filter((check) => isCheck(check) && isMeant(check)).map((check) => store.put({ ...check, ...to })),
      );
      await done;
    });
  }

  return {
    read: () =>
      withinWatched(place, async (database) => {
        const reading = database.transaction(['checks', 'turn']);
        const [checks, turn] = await Promise.all([
          reading.objectStore('checks').getAll(),
          reading.objectStore('turn').get('turn'),
        ]);
        return { checks: checks.filter(isCheck), turn: isTurn(turn) ? turn : noTurn };
      }),
    saveTurn: (turn) =>
      withinWatched(place, async (database) => {
        await database.put('turn', turn, 'turn');
      }),
    save: (check, turn, { isAnswer } = { isAnswer: false }) =>
      withinWatched(place, async (database) => {
        const storeName = check.kind === 'address' ? 'watched' : 'transactions';
        const changing = database.transaction([storeName, 'checks', 'turn'], 'readwrite');
        const entry = await changing.objectStore(storeName).get(check.about);
        const before = await changing.objectStore('checks').get(check.about);
        const isThere = entry && (entry.chainId ?? check.chainId) === check.chainId && !(isAnswer && !before);
        if (isThere) await changing.objectStore('checks').put(withMarks(check, before));
        await changing.objectStore('turn').put(turn, 'turn');
        await changing.done;
        return isThere === true;
      }),
    markSeen: (about) => change((check) => check.isNew && about.includes(check.about), { isNew: false }),
    markTold: (about) => change((check) => check.isUntold && about.includes(check.about), { isUntold: false }),
    countNew: () =>
      withinWatched(
        place,
        async (database) => (await database.getAll('checks')).filter((check) => isCheck(check) && check.isNew).length,
      ),
  };
}

// A check on another chain says nothing about this one.
function withMarks(check: WatchCheck, before: WatchCheck | undefined): WatchCheck {
  if (!isCheck(before) || before.chainId !== check.chainId) return check;
  return { ...check, isNew: check.isNew || before.isNew, isUntold: check.isUntold || before.isUntold };
}

// The disk may return anything; a damaged check counts as never made.
function isCheck(stored: unknown): stored is WatchCheck {
  const check = Object(stored);
  const isTimed = Number.isFinite(check.askedMs) && (check.checkedMs === null || isTime(check.checkedMs));
  const isMarked = typeof check.isNew === 'boolean' && typeof check.isUntold === 'boolean';
  const isWhole = isTimed && isMarked && Number.isSafeInteger(check.chainId) && isFailure(check.failure);
  return isWhole && (check.kind === 'address' ? isFound(check) : check.kind === 'transaction' && isFollowed(check));
}

function isFound({ seen, change, since, doubt }: { [field: string]: unknown }): boolean {
  const isSeen = seen === null || isWei(Object(seen).value);
  const isBased = since === undefined || isTime(Object(since).ms);
  const isDoubted = doubt == null || Number.isSafeInteger(Object(doubt).blockNumber);
  const isChanged = change === null || (isWei(Object(change).delta) && isTime(Object(change).foundMs));
  return isSeen && isBased && isDoubted && isChanged;
}

function isFollowed({ state, end, tries, misses }: { [field: string]: unknown }): boolean {
  const isNamed = [state, end].every((one) => one === null || typeof one === 'string');
  return isNamed && [tries, misses].every(Number.isSafeInteger);
}

function isTurn(stored: unknown): stored is CheckTurn {
  const { beganMs, endedMs, stopped } = Object(stored);
  return isTime(beganMs) && (endedMs === null || isTime(endedMs)) && (stopped === 'budget' || isFailure(stopped));
}

function isFailure(value: unknown): boolean {
  return value === null || typeof Object(value).kind === 'string';
}

function isWei(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d{1,78}$/.test(value);
}

// Larger values are not valid times in JavaScript, and could not be formatted.
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
