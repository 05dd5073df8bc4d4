import { cachedByLanguage } from '../../../format/locale.ts';
import { t } from '../../../i18n/t.ts';
import type { Doubt, Period, StatementForm, StatementRow } from './statement.ts';

const monthNames = cachedByLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** Returns the name of a month, 0 for January. */
export function nameMonth(month: number): string {
  return monthNames().format(Date.UTC(2026, month));
}

// A range of one month is written once. A calendar year is its number, a fiscal year its months.
const periodFields: Record<Period, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  quarter: { month: 'short', year: 'numeric' },
  year: { month: 'short', year: 'numeric' },
};

const periodFormats = cachedByLanguage((locale) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return ({ period, isUtc, firstMonth }: StatementForm) => {
    const fields = period === 'year' && firstMonth === 0 ? { year: 'numeric' as const } : periodFields[period];
    const options = { ...fields, ...(isUtc && { timeZone: 'UTC' }) };
    const name = JSON.stringify(options);
    const format = made.get(name) ?? new Intl.DateTimeFormat(locale, options);
    made.set(name, format);
    return format;
  };
});

/** Returns the name of a period: "Dec 2025", "Oct – Dec 2025", "2025". */
export function namePeriod({ fromMs, untilMs }: StatementRow, form: StatementForm): string {
  return periodFormats()(form).formatRange(fromMs, untilMs - 1);
}

/** Says why a period's sums may not be all that happened, as a sentence. */
export function sayDoubt(doubt: Doubt): string {
  return t('popup.statement.doubt', { doubt });
}
