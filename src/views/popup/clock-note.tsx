import { toClockWarnings } from '../../cards/clock-warnings.ts';
import { Note } from '../card/note.tsx';

/** Says that the newest time of a list lies ahead of this device's clock, where it does. */
export function ClockNote({ newest, now }: { newest: string | null | undefined; now: () => number }) {
  const [warning] = toClockWarnings(newest, now());
  return warning === undefined ? null : (
    <Note tone={warning.tone} title={warning.title}>
      {warning.text}
    </Note>
  );
}
