import { formatAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatBlock, formatNumber } from '../../format/format-number.ts';
import { formatAge, formatExactTime } from '../../format/format-time.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { words } from '../../words/words.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import { TransactionLink } from './transaction-link.tsx';
import { countWords, describeMovement, toMovement } from './transfer-words.ts';
import { withElements } from './with-elements.ts';

/** One transfer: what happened, between whom, when, in which block and by which method. */
export function TransferRow(props: {
  transfer: TokenTransfer;
  now: () => number;
  onTransaction: (hash: string) => void;
}) {
  const { transfer, now, onTransaction } = props;
  const { from, timestamp, blockNumber, blockHash, logIndex, method } = transfer;
  const { verb, with: sayWith, who, whoHash } = describeMovement(transfer);
  const movement = toMovement(transfer);
  const pieces = countWords(transfer);
  const say = words().popupTransfers;
  const facts = [
    movement === 'transferred' && withElements(say.from, <Party address={from?.hash}>{formatAddress(from)}</Party>),
    <span title={formatExactTime(timestamp)}>{formatAge(timestamp, now())}</span>,
    blockNumber !== null && <span title={cleanText(blockHash ?? '', 100)}>{formatBlock(blockNumber)}</span>,
    logIndex !== null && say.log(formatNumber(logIndex)),
  ].filter((fact) => fact !== false);
  return (
    <li class="transfer">
      <MovementIcon isIn={movement === 'minted'} isOut={movement === 'burned' || movement === 'created and burned'} />
      <div class="transfer-text">
        <p>
          <strong>{verb}</strong> {withElements(sayWith, <Party address={whoHash}>{who}</Party>)}
          {pieces && <span class="hl-tag num">{pieces}</span>}
        </p>
        <p class="hint num">
          {withElements((...places) => say.facts(places), ...facts)}
          {method && (
            <>
              {' '}
              <bdi class="hl-tag mono">{cleanText(method, 32)}</bdi>
            </>
          )}
        </p>
      </div>
      <TransactionLink hash={transfer.transactionHash} onOpen={onTransaction} />
    </li>
  );
}

function Party({ address, children }: { address: string | undefined; children: string }) {
  return (
    <>
      <AddressPicture address={address} />
      <bdi title={address}>{children}</bdi>
    </>
  );
}

function MovementIcon({ isIn, isOut }: { isIn: boolean; isOut: boolean }) {
  const path = isIn ? 'M8 3v10M3 8h10' : isOut ? 'M4 4l8 8M12 4l-8 8' : 'M3 8h10M9 4l4 4-4 4';
  return (
    <svg class={`movement ${isIn ? 'in' : isOut ? 'out' : ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
