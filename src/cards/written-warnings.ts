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

/** True where a link reads one value and leads to another, even if its address contains both. */
function leadsElsewhere(written: string, link: string): boolean {
  const value = /0x[\da-f]{40,64}/i.exec(written)?.[0].toLowerCase();
  const found = value === undefined ? undefined : detectInUrl(link)?.reference;
  if (!found) return false;
  const target = found.kind === 'transaction' ? found.hash : found.kind === 'address' ? found.address : found.contract;
  return target !== value && readSecond(link) !== value;
}

/** The holder whose share of a token an explorer's page is about, or the payee of a token's payment (ERC-681). */
function readSecond(link: string): string | undefined {
  const { protocol, pathname, searchParams } = new URL(link);
  const isPayment = protocol === 'ethereum:';
  const isOfTwo = isPayment ? pathname.endsWith('/transfer') : /\/tokens?\//i.test(pathname);
  return isOfTwo ? searchParams.get(isPayment ? 'address' : 'a')?.toLowerCase() : undefined;
}
