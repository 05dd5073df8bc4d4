import { chainName, type Unit } from '../../../format/chain-words.ts';
import { formatNumber, formatUnits } from '../../../format/format-amount.ts';
import { formatExactTime } from '../../../format/format-time.ts';
import { t } from '../../../i18n/t.ts';
import { toChecksum } from '../../../references/checksum.ts';
import type { StatementForm, StatementRow } from './statement.ts';
import { namePeriod, sayDoubt } from './statement-words.ts';

/** A statement on paper: what it is based on, then every period with every digit, oldest first. */
export function PrintedStatement(props: {
  rows: readonly StatementRow[];
  form: StatementForm;
  address: string;
  chainId: number;
  unit: Unit;
  timeZone: string;
  /** When the newest changes were requested, ISO 8601; null if that is unknown. */
  asOf: string | null;
  isComplete: boolean;
  isSample: boolean;
}) {
  const { rows, form, address, chainId, unit, timeZone, asOf, isComplete, isSample } = props;
  const exact = (wei: string | null) => (wei === null ? '–' : formatUnits(wei, unit.decimals).exact);
  return (
    <>
      <h1>{t('popup.statement.title', { coin: unit.symbol })}</h1>
      {isSample && <p>{t('page.sample')}</p>}
      <p class="mono">
        <bdi dir="ltr">{toChecksum(address, chainId)}</bdi>
      </p>
      <p>
        {chainName(chainId)} · {timeZone} ·{' '}
        {asOf === null ? t('time.timeUnknown') : formatExactTime(asOf, { timeZone })}
      </p>
      <p>
        {t('popup.statement.basis', { coin: unit.symbol })} {!isComplete && t('popup.balance.olderNotLoaded')}
      </p>
      <table class="num">
        <thead>
          <StatementHead />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.fromMs}>
              <th scope="row">
                {namePeriod(row, form)}
                {row.doubts.map((doubt) => (
                  <small key={doubt}>{sayDoubt(doubt)}</small>
                ))}
              </th>
              {[row.opening, row.received, row.sent, row.closing].map((wei, at) => (
                <td key={at} class="amount">
                  {exact(wei)}
                </td>
              ))}
              <td class="amount">{formatNumber(row.changes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The header cells of a statement, in the order of its columns. */
export function StatementHead() {
  return (
    <tr>
      <th scope="col">{t('popup.statement.period')}</th>
      <th scope="col" class="amount">
        {t('popup.statement.opening')}
      </th>
      <th scope="col" class="amount swatch key-up">
        {t('popup.statement.received')}
      </th>
      <th scope="col" class="amount swatch key-down">
        {t('popup.statement.sent')}
      </th>
      <th scope="col" class="amount">
        {t('popup.statement.closing')}
      </th>
      <th scope="col" class="amount">
        {t('popup.statement.changes')}
      </th>
    </tr>
  );
}
