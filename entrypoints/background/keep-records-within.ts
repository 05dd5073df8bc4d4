import { readKeptMb, watchPreferences } from '../../src/settings/preferences.ts';

const restMs = 250;
const megabyte = 1_000_000;

/**
 * Keeps no more answers than the person wants, soon after every start and change. To be called once at the start, before
 * its first await.
 */
export function keepRecordsWithin(parts: {
  keepWithin: (maxBytes: number) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}): void {
  async function keep(): Promise<void> {
    try {
      await parts.keepWithin((await readKeptMb()) * megabyte);
    } catch {
      // What cannot be read now is read at the next start.
    }
  }

  watchPreferences((name) => {
    if (name === 'keptMb') void keep();
  });
  // Whatever woke the background is answered first; until then everything that may be kept is.
  void parts.wait(restMs).then(keep);
}
