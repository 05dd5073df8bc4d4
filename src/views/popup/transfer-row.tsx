import { ArrowRight, Plus, X } from 'lucide';
import type { Part } from '../../cards/card-content.ts';
import { toInstanceLines } from '../../cards/instance-lines.ts';
import { markOwnParts } from '../../cards/own-parts.ts';
import { formatAge } from '../../format/format-time.ts';
import { type ShortForms, withShortForms } from '../../format/hex.ts';
import { type NftMove, toNftMove } from '../../format/nft-moves.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { Icon } from '../card/icon.tsx';
import { type Follow, Parts } from '../card/parts.tsx';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import { TransactionLink } from './transaction-link.tsx';

const icons = { minted: Plus, transferred: ArrowRight, burnt: X, announced: X } as const;
const looks: Partial<{ [move in NftMove]: string }> = { minted: ' in', burnt: ' out', announced: ' out' };

/** One transfer: what happened, between whom, when, in which block and by which method. */
export function TransferRow(props: {
  transfer: TokenTransfer;
  watched: WatchedByAddress;
  /** Those of the whole list. */
  shortForms: ShortForms;
  now: () => number;
  follow: Follow;
  onTransaction: (hash: string) => void;
}) {
  const { transfer, watched, now, follow, onTransaction } = props;
  const move = toNftMove(transfer);
  // Its words hold an age.
  useWhileItHolds(() => formatAge(transfer.timestamp, now()));
  const { said, facts } = withShortForms(props.shortForms, () => toInstanceLines(transfer, now()));
  const draw = (parts: Part[]) => <Parts parts={markOwnParts(parts, watched)} follow={follow} />;
  return (
    <div class="transfer">
      <span class={`movement${looks[move] ?? ''}`}>
        <Icon of={icons[move]} />
      </span>
      <p class="transfer-text">{draw(said)}</p>
      <p class="transfer-text hint num facts">
        {facts.map((parts) => (
          <span>{draw(parts)}</span>
        ))}
      </p>
      <TransactionLink hash={transfer.transactionHash} onOpen={onTransaction} />
    </div>
  );
}
