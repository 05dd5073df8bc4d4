import { detectInUrl } from '../references/detect-in-url.ts';
import { hidden } from '../references/hex-runs.ts';
import { isChecksumWrong } from '../references/to-checksum.ts';
import { words } from '../words/words.ts';
import type { Warning } from './card-content.ts';

/**
 * What a person should be wary of in how a page writes a reference: an address whose case does not fit, characters
 * inside the value that nobody sees, and a link that leads to something else.
 */
export function toWrittenWarnings(written: string | undefined, chainId: number, link?: string): Warning[] {
  if (written === undefined) return [];
  const warnings: Warning[] = [];
  if (isChecksumWrong(written, chainId)) {
    warnings.push({ tone: 'bad', ...words().writtenWarnings.wrongChecksum });
  }
  if (written.search(hidden) !== -1) {
    warnings.push({ tone: 'wait', ...words().writtenWarnings.invisible });
  }
  if (link !== undefined && leadsElsewhere(written, link)) {
    warnings.push({ tone: 'bad', ...words().writtenWarnings.otherLink });
  }
  return warnings;
}

// Explorers lead from a holder to the token with the holder behind it.
function leadsElsewhere(written: string, link: string): boolean {
  const value = /0x[\da-f]{40,64}/i.exec(written)?.[0].toLowerCase();
  return value !== undefined && detectInUrl(link) !== null && !link.toLowerCase().includes(value);
}
