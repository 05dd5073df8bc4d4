import { hidden } from '../references/hex-runs.ts';
import type { Warning } from './card-content.ts';

/** What a person should be wary of in how a page writes a reference: characters inside it that nobody sees. */
export function toWrittenWarnings(written: string | undefined): Warning[] {
  if (written === undefined || written.search(hidden) === -1) return [];
  const text =
    'Invisible characters stand inside this value on the page. Hashlens looked up what remains without them.';
  return [{ tone: 'wait', title: 'Invisible characters', text }];
}
