/** The error of `withPatientTimeout` when something took too long. */
export class TimedOut extends Error {}

const slices = 5;
const mostTimes = 4;

/**
 * Settles like the promise, or rejects with TimedOut after `ms` milliseconds. The time is counted in slices: after a
 * long task of this thread, a result that arrived meanwhile is handled before it counts as late. While `progress`
 * increases, other jobs are being served first: then the promise may take up to four times as long.
 */
export function withPatientTimeout<T>(promise: Promise<T>, ms: number, progress: () => number = () => 0): Promise<T> {
  return new Promise((resolve, reject) => {
    let [left, leftAtMost, seen] = [slices, slices * mostTimes, progress()];
    let timer = setTimeout(tick, ms / slices);
    function tick() {
      leftAtMost -= 1;
      left = progress() === seen ? left - 1 : slices;
      seen = progress();
      if (Math.min(left, leftAtMost) > 0) timer = setTimeout(tick, ms / slices);
      else reject(new TimedOut());
    }

    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Settles like the promise, or rejects after `ms` milliseconds: the browser's storage may never answer. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
