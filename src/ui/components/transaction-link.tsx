import type { ComponentChildren } from 'preact';
import { cleanText } from '../../format/clean-text.ts';
import { shortenHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';

/**
 * A transaction's hash, or a text in its place, as a link that looks it up. Rewards and withdrawals have none; an invalid
 * hash is only text.
 */
export function TransactionLink(props: {
  hash: string | null;
  onOpen: (hash: string) => void;
  text?: ComponentChildren;
}) {
  const { hash, onOpen, text } = props;
  if (hash === null) return <>{text ?? <span class="dim">{t('popup.noneRecorded')}</span>}</>;
  // The service may send anything as a hash, of any length.
  if (!/^0x[\da-f]{64}$/i.test(hash)) {
    return (
      <span class="mono" title={cleanText(hash)}>
        {text ?? shortenHex(hash)}
      </span>
    );
  }
  return (
    <button type="button" class={text ? 'link' : 'link mono'} title={hash} onClick={() => onOpen(hash)}>
      {text ?? shortenHex(hash)}
    </button>
  );
}
