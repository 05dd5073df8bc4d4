import { hidden } from '../references/hex-runs.ts';
import { isChecksumWrong } from '../references/to-checksum.ts';
import { words } from '../words/words.ts';
import type { Warning } from './card-content.ts';

/**
 * What a person should be wary of in how a page writes a reference: an address whose case does not fit, and
 * characters inside the value that nobody sees.
 */
export function toWrittenWarnings(written: string | undefined, chainId: number): Warning[] {
  if (written === undefined) return [];
  const warnings: Warning[] = [];
  if (isChecksumWrong(written, chainId)) {
    warnings.push({ tone: 'bad', ...words().writtenWarnings.wrongChecksum });
  }
  if (written.search(hidden) !== -1) {
    warnings.push({ tone: 'wait', ...words().writtenWarnings.invisible });
  }
  return warnings;
}
