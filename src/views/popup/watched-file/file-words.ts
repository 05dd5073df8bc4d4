import { formatNumber } from '../../../format/format-number.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { words } from '../../../words/words.ts';
import type { Imported } from '../watched-store.ts';
import type { FileProblem } from './read-file.ts';

/** What bringing a list in did, in parts of a sentence. */
export function countWords({ added, changed, skipped }: Imported): string[] {
  const say = words().watchedFiles;
  return [
    say.added(added, formatNumber(added)),
    ...(changed > 0 ? [say.changed(changed, formatNumber(changed))] : []),
    ...(skipped > 0 ? [say.skipped(skipped, formatNumber(skipped))] : []),
  ];
}

/** Why a file was not brought in, as a sentence. */
export function toProblemDetail(problem: FileProblem): string {
  const say = words().watchedFiles;
  const place = 'place' in problem ? formatNumber(problem.place) : '';
  switch (problem.kind) {
    case 'too-large':
      return say.tooLarge;
    case 'unreadable':
      return say.unreadable;
    case 'not-a-list':
      return say.notAList;
    case 'empty':
      return say.empty;
    case 'too-many':
      return say.tooMany(formatNumber(watchedBounds.addresses));
    case 'not-a-reference':
      return say.notAReference(place);
    case 'wrong-checksum':
      return say.wrongChecksum(place);
    case 'wrong-chain':
      return say.wrongChain(place);
    case 'no-chain':
      return say.noChain(place);
    case 'too-long':
      return say.tooLong(place);
    case 'not-text':
      return say.notText(place);
  }
}
