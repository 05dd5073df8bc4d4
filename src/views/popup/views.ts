import type { ReadonlySignal } from '@preact/signals';
import type { Place } from '../../messages/protocol.ts';
import type { CardLine } from './card-state.ts';
import type { KeptView } from './kept-place.ts';
import type { BalanceList, TransferList } from './lists.ts';
import type { Subject } from './look-up.ts';

/** What was looked up, each kind in its view; each keeps its last. */
export type Views = {
  balance: ReadonlySignal<BalanceList | null>;
  transfers: ReadonlySignal<TransferList | null>;
  transaction: ReadonlySignal<Subject | null>;
  card: CardLine;
  /** What may be shown again at the next opening: never a value that was held back, nor one that nobody knows. */
  kept: ReadonlySignal<KeptView | null>;
  /** The changes of its balance, as they are shown; undefined where they are not to be shown again. */
  changes: ReadonlySignal<string | undefined>;
  /** Something is no recent lookup any more, or nothing is where none is given: the next opening does not show it. */
  forget(place?: Place): void;
  /** Asks for something and shows it. */
  open(subject: Subject): void;
  /**
   * Shows something as far as it is known, and asks for nothing; what is not known changes nothing, and neither does what
   * is not wanted any more once it has been read. Gives whether it is shown.
   */
  showKnown(view: KeptView, isWanted?: () => boolean): Promise<boolean>;
};
