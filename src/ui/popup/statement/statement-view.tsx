import { useSignal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Unit } from '../../../format/chain-words.ts';
import { formatNumber, formatUnits } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { ExportBar } from '../../components/export-bar.tsx';
import { WindowedList } from '../../components/windowed-list.tsx';
import { exactAmount } from '../balance/balance-words.ts';
import { type PeriodBar, toPeriodBars } from '../chart/period-bars.ts';
import { PrintedStatement, StatementHead } from './printed-statement.tsx';
import {
  balanceAt,
  type Doubt,
  endOfDay,
  type StatementForm,
  type StatementRow,
  toDay,
  toStatement,
} from './statement.ts';
import { toStatementFile } from './statement-export.ts';
import { namePeriod, sayDoubt } from './statement-words.ts';

const rowPx = 28;

/** A history as a statement: its periods as bars above the chart and as a table, in files and on paper. */
export function StatementView(props: {
  changes: BalanceChange[];
  address: string;
  chainId: number;
  unit: Unit;
  /** When the newest changes were requested, ISO 8601; null if that is unknown. */
  asOf: string | null;
  /** The same in milliseconds since 1970, or else the current time. */
  asOfMs: number;
  /** True if no older changes exist. */
  isComplete: boolean;
  isSample: boolean;
  form: StatementForm;
  /** Returns the chart with bars above it. */
  chart: (bars: readonly PeriodBar[]) => VNode;
  isInTab: boolean;
  print: () => void;
}) {
  const { changes, address, chainId, unit, asOf, asOfMs, isComplete, isSample, form } = props;
  const { isInTab, chart, print } = props;
  const rows = useMemo(
    () => toStatement(changes, { form, isComplete, asOfMs }) ?? [],
    [changes, form, isComplete, asOfMs],
  );
  const bars = useMemo(() => toPeriodBars(rows), [rows]);
  const newestFirst = useMemo(() => rows.toReversed(), [rows]);
  const timeZone = form.isUtc ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const block = useRef<HTMLDivElement>(null);
  const about = { rows, form, address, chainId, unit, timeZone, asOf, isComplete, isSample };
  // Another tab of the popup may be in front.
  usePrinted(() => block.current?.closest('[hidden]') === null && <PrintedStatement {...about} />);
  return (
    <>
      <div class="chart-block" ref={block}>
        {chart(bars)}
      </div>
      <StatementTable rows={newestFirst} form={form} unit={unit} />
      <BalanceOnDay changes={changes} unit={unit} asOfMs={asOfMs} isComplete={isComplete} isUtc={form.isUtc} />
      <div class="actions">
        <ExportBar count={rows.length} part={null} toFile={(fileForm) => toStatementFile(about, fileForm)}>
          <button type="button" class="menu-item" onClick={print}>
            {isInTab ? t('popup.statement.print') : t('popup.statement.openToPrint')}
          </button>
        </ExportBar>
      </div>
    </>
  );
}

/** The statement as a component whose code is loaded when it is first shown. */
export type LazyStatement = (props: Parameters<typeof StatementView>[0]) => VNode | null;

/** While the browser prints, puts what `toPage` returns in the place of the popup; false leaves the popup as it is. */
function usePrinted(toPage: () => VNode | false): void {
  useEffect(() => {
    let paper: HTMLElement | null = null;
    const begin = () => {
      const page = toPage();
      if (page === false) return;
      paper ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'paper' }));
      render(page, paper);
    };
    const end = () => {
      if (paper) render(null, paper);
      paper?.remove();
      paper = null;
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  });
}

function StatementTable({ rows, form, unit }: { rows: StatementRow[]; form: StatementForm; unit: Unit }) {
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0);
  const kinds = [...new Set(doubtful.flatMap(({ doubts }) => doubts))];
  return (
    <>
      <WindowedList
        class="table-frame statement"
        kind="table"
        label={t('popup.statement.title', { coin: unit.symbol })}
        count={rows.length}
        rowPx={rowPx}
        from={Object.values(form).join(' ')}
        head={<StatementHead />}
        row={(index) => {
          const row = rows[index];
          return (
            row && (
              <>
                <th scope="row" title={row.doubts.map(sayDoubt).join(' ') || undefined}>
                  {namePeriod(row, form)}
                  {row.doubts.length > 0 && ' *'}
                </th>
                {[row.opening, row.received, row.sent, row.closing].map((wei, at) => (
                  <td key={at} class="amount" title={wei === null ? undefined : exactAmount(wei, unit)}>
                    {wei === null ? '–' : formatUnits(wei, unit.decimals, { maxDigits: 3 }).text}
                  </td>
                ))}
                <td class="amount">{formatNumber(row.changes)}</td>
              </>
            )
          );
        }}
      />
      <p class="hint statement-notes">
        {t('popup.statement.basis', { coin: unit.symbol })}{' '}
        {kinds.length > 0 && <span>{`* ${kinds.map(sayDoubt).join(' ')}`}</span>}
      </p>
    </>
  );
}

/** The balance at the end of a day, at first of last year's last one. */
function BalanceOnDay(props: {
  changes: BalanceChange[];
  unit: Unit;
  asOfMs: number;
  isComplete: boolean;
  isUtc: boolean;
}) {
  const { changes, unit, asOfMs, isComplete, isUtc } = props;
  const today = toDay(asOfMs, isUtc);
  const day = useSignal(`${Number(today.slice(0, 4)) - 1}-12-31`);
  const atMs = day.value <= today ? endOfDay(day.value, isUtc) : null;
  const found = atMs === null ? null : balanceAt(changes, { atMs, isComplete });
  const isOver = atMs !== null && atMs <= asOfMs;
  const doubts: Doubt[] = found ? [...found.doubts, ...(isOver ? [] : (['notOver'] as const))] : [];
  const words = found
    ? doubts.includes('impossible')
      ? t('amount.balanceUnknown')
      : exactAmount(found.wei, unit)
    : t('popup.balance.olderNotLoaded');
  return (
    <p class="on-day">
      <label for="on-day">{t('popup.statement.balanceOnDay')}</label>
      <input
        id="on-day"
        type="date"
        class="input small"
        max={today}
        value={day.value}
        onInput={({ currentTarget }) => {
          day.value = currentTarget.value;
        }}
      />
      <output class="num" for="on-day">
        {atMs !== null && <bdi>{words}</bdi>}
        {doubts.length > 0 && <span class="hint"> {doubts.map(sayDoubt).join(' ')}</span>}
      </output>
    </p>
  );
}
