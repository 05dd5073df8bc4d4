import { cleanText } from '../../format/clean-text.ts';
import { shortenHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';

/** A transaction's hash as a link that looks it up. Rewards and withdrawals have none; an invalid hash is only text. */
export function TransactionLink({ hash, onOpen }: { hash: string | null; onOpen: (hash: string) => void }) {
  if (hash === null) return <span class="dim">{t('popup.noneRecorded')}</span>;
  // The service may send anything as a hash, of any length.
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
