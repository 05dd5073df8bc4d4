import { hidden } from '../references/hex-runs.ts';
import { isChecksumWrong } from '../references/to-checksum.ts';
import type { Warning } from './card-content.ts';

/**
 * What a person should be wary of in how a page writes a reference: an address whose case does not fit, and
 * characters inside the value that nobody sees.
 */
export function toWrittenWarnings(written: string | undefined, chainId: number): Warning[] {
  if (written === undefined) return [];
  const warnings: Warning[] = [];
  if (isChecksumWrong(written, chainId)) {
    const text =
      'Its capital letters do not fit its digits, so a character may have been changed or mistyped. Compare it with where it came from before you send anything there.';
    warnings.push({ tone: 'bad', title: 'Wrong checksum', text });
  }
  if (written.search(hidden) !== -1) {
    const text =
      'Invisible characters stand inside this value on the page. Hashlens looked up what remains without them.';
    warnings.push({ tone: 'wait', title: 'Invisible characters', text });
  }
  return warnings;
}
