import { toAge } from '../format/format-time.ts';
import { words } from '../words/words.ts';
import type { Warning } from './card-content.ts';

/** Warns of a time that lies ahead of this device's clock: ages are counted from a clock that may be wrong. */
export function toClockWarnings(iso: string | null | undefined, now: number): Warning[] {
  if (iso == null || toAge(iso, now).kind !== 'ahead') return [];
  const { aheadTitle: title, ahead: text } = words().times;
  return [{ tone: 'wait', title, text }];
}
