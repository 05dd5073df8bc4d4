import { useSignal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Unit } from '../../../format/chain-words.ts';
import { formatNumber, formatUnits } from '../../../format/format-amount.ts';
import { zoneOption } from '../../../format/locale.ts';
import { t } from '../../../i18n/t.ts';
import { type BalanceChange, isBelowZero } from '../../../models/balance.ts';
import { ExportBar } from '../../components/export-bar.tsx';
import { WindowedList } from '../../components/windowed-list.tsx';
import { exactAmount } from '../balance/balance-words.ts';
import { toTimes } from '../balance/ranges.ts';
import { type PeriodBar, toPeriodBars } from '../chart/period-bars.ts';
import { PrintedStatement, StatementHead } from './printed-statement.tsx';
import {
  balanceAt,
  endOfDay,
  type Period,
  type StatementForm,
  type StatementRow,
  toDay,
  toStatement,
} from './statement.ts';
import { toStatementFile } from './statement-export.ts';
import { nameMonth, namePeriod, sayDoubt } from './statement-words.ts';

const rowPx = 28;
const periods: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];

/** A history as a statement: its periods as bars above the chart and as a table, in files and on paper. */
export function StatementView(props: {
  changes: BalanceChange[];
  address: string;
  chainId: number;
  unit: Unit;
  /** When the newest changes were requested, in milliseconds since 1970. */
  asOfMs: number;
  /** True if no older changes exist. */
  isComplete: boolean;
  isSample: boolean;
  /** The buttons that lead to the other views. */
  views: VNode;
  /** Returns the chart with bars above it. */
  chart: (bars: readonly PeriodBar[]) => VNode;
  print: () => void;
}) {
  const { changes, address, chainId, unit, asOfMs, isComplete, isSample, views, chart, print } = props;
  const form = useSignal<StatementForm>({ period: 'month', isUtc: zoneOption().timeZone === 'UTC', firstMonth: 0 });
  const { period, isUtc, firstMonth } = form.value;
  const rows = useMemo(
    () => toStatement(changes, { form: form.value, isComplete, asOfMs }) ?? [],
    [changes, form.value, isComplete, asOfMs],
  );
  const bars = useMemo(() => toPeriodBars(rows), [rows]);
  const newestFirst = useMemo(() => rows.toReversed(), [rows]);
  const timeZone = isUtc ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const about = { rows, form: form.value, address, chainId, unit, timeZone, isComplete, isSample };
  usePaper(() => <PrintedStatement {...about} asOfMs={asOfMs} />);
  const choose = (part: Partial<StatementForm>) => {
    form.value = { ...form.peek(), ...part };
  };
  return (
    <>
      <div class="range-bar">
        <Choice
          name={t('popup.statement.period')}
          value={period}
          options={periods.map((one) => [one, t('popup.statement.periodName', { period: one })])}
          onChoose={(value) => choose({ period: periods.find((one) => one === value) ?? 'month' })}
        />
        <Choice
          name={t('popup.statement.timeZone')}
          value={isUtc ? 'utc' : 'local'}
          options={[
            ['local', t('popup.statement.localTime')],
            ['utc', 'UTC'],
          ]}
          onChoose={(value) => choose({ isUtc: value === 'utc' })}
        />
        <span class="views">{views}</span>
        {(period === 'quarter' || period === 'year') && (
          <p class="first-month">
            {t('popup.statement.yearBeginsIn')}{' '}
            <Choice
              name={t('popup.statement.yearBeginsIn')}
              value={String(firstMonth)}
              options={Array.from({ length: 12 }, (_, month) => [String(month), nameMonth(month)])}
              onChoose={(value) => choose({ firstMonth: Number(value) })}
            />
          </p>
        )}
      </div>
      <div class="chart-block">{chart(bars)}</div>
      <StatementTable rows={newestFirst} form={form.value} unit={unit} />
      <BalanceOnDay changes={changes} unit={unit} asOfMs={asOfMs} isComplete={isComplete} isUtc={isUtc} />
      <div class="actions">
        <ExportBar
          count={rows.length}
          part={null}
          toFile={(fileForm) => toStatementFile({ ...about, asOf: new Date(asOfMs).toISOString() }, fileForm)}
        >
          <button type="button" class="link" onClick={print}>
            {t('popup.statement.print')}
          </button>
        </ExportBar>
      </div>
    </>
  );
}

function Choice(props: {
  name: string;
  value: string;
  options: [value: string, words: string][];
  onChoose: (value: string) => void;
}) {
  const { name, value, options, onChoose } = props;
  return (
    <select
      class="input small"
      aria-label={name}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The statement as a component whose code is loaded when it is first shown. */
export type LazyStatement = (props: Parameters<typeof StatementView>[0]) => VNode | null;

/** Puts a printable page in the place of the popup while the browser prints. */
function usePaper(toPaper: () => VNode): void {
  useEffect(() => {
    let paper: HTMLElement | null = null;
    const begin = () => {
      paper ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'paper' }));
      render(toPaper(), paper);
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
        {atMs !== null && <bdi>{sayBalance(changes, { atMs, isComplete, unit })}</bdi>}
      </output>
    </p>
  );
}

function sayBalance(
  changes: readonly BalanceChange[],
  { atMs, isComplete, unit }: { atMs: number; isComplete: boolean; unit: Unit },
): string {
  const wei = balanceAt(changes, { atMs, isComplete });
  if (wei === null) return t('popup.balance.olderNotLoaded');
  const at = toTimes(changes)?.findIndex((time) => time <= atMs) ?? -1;
  const change = changes[at];
  return change && isBelowZero(change) ? t('amount.balanceUnknown') : exactAmount(wei, unit);
}
