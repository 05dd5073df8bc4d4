import type { Signal } from '@preact/signals';
import { t } from '../../../i18n/t.ts';
import type { Period, StatementForm } from './statement.ts';
import { nameMonth } from './statement-words.ts';

const periods: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];

/** Fields for how a statement is divided. */
export function StatementChoices({
  form,
  onChoose,
}: {
  form: Signal<StatementForm>;
  onChoose: (form: StatementForm) => void;
}) {
  const { period, isUtc, firstMonth } = form.value;
  const choose = (part: Partial<StatementForm>) => {
    form.value = { ...form.peek(), ...part };
    onChoose(form.value);
  };
  return (
    <>
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
