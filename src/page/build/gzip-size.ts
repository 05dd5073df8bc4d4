import { gzip } from 'pako';

/**
 * The bytes that code comes to with `gzip -9`, on every machine. Node's own zlib finds other matches, and may find
 * others again on other processors: what fits best there would not elsewhere.
 */
export function gzipSize(code: string | Uint8Array): number {
  return gzip(code, { level: 9 }).length;
}
