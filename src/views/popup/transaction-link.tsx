import { cleanText } from '../../format/clean-text.ts';
import { shortenHex } from '../../format/hex.ts';
import { words } from '../../words/words.ts';

/** A transaction's hash that looks it up when it is clicked; rewards and withdrawals have none. */
export function TransactionLink({ hash, onOpen }: { hash: string | null; onOpen: (hash: string) => void }) {
  if (hash === null) return <span class="dim">{words().popup.noneRecorded}</span>;
  // The service may call anything a hash.
  const full = cleanText(hash);
  return (
    <button type="button" class="link mono" title={full} onClick={() => onOpen(hash)}>
      {shortenHex(full)}
    </button>
  );
}
