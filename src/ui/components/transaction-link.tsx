import { cleanText } from '../../format/clean-text.ts';
import { shortenHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';

/** A transaction's hash that looks it up when it is clicked; rewards and withdrawals have none, and what is no hash leads nowhere. */
export function TransactionLink({ hash, onOpen }: { hash: string | null; onOpen: (hash: string) => void }) {
  if (hash === null) return <span class="dim">{t('popup.noneRecorded')}</span>;
  // The service may call anything a hash, however long it is.
  if (!/^0x[\da-f]{64}$/i.test(hash)) {
    return (
      <span class="mono" title={cleanText(hash)}>
        {shortenHex(hash)}
      </span>
    );
  }
  return (
    <button type="button" class="link mono" title={hash} onClick={() => onOpen(hash)}>
      {shortenHex(hash)}
    </button>
  );
}
