import { evidenceBounds, isEvidence, isReference } from '../references/is-reference.ts';
import type { PageList, PageReference } from './page-port.ts';

/** The most that is taken of one tab. */
export const pageListBounds = { references: 5_000, frames: 200, frame: 64 };

/** A frame's list as it arrived, without the references that are none and within its bounds; null for anything else. */
export function readPageList(message: unknown): PageList | null {
  if (!isFields(message)) return null;
  const { frame, pageHost, references } = message;
  if (typeof frame !== 'string' || frame === '' || frame.length > pageListBounds.frame) return null;
  if (typeof pageHost !== 'string' || pageHost.length > evidenceBounds.pageHost) return null;
  if (!Array.isArray(references)) return null;
  return { frame, pageHost, references: references.slice(0, pageListBounds.references).flatMap(readPageReference) };
}

function readPageReference(value: unknown): PageReference[] {
  if (!isFields(value) || !isReference(value.reference)) return [];
  const { reference, count, chainPrefix, link } = value;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return [];
  // Where only a link carries the reference it is what is written, and may be longer than evidence.
  const written = typeof value.written === 'string' ? value.written.slice(0, evidenceBounds.written) : value.written;
  const around = isFields(value.around) ? value.around : null;
  const evidence: unknown = {
    written,
    ...(chainPrefix !== undefined && { chainPrefix }),
    // A longer link is not believed by the background; the reference in it stays good.
    ...(typeof link === 'string' && link.length <= evidenceBounds.link && { link }),
    pageHost: '',
    before: around ? around.before : '',
    after: around ? around.after : '',
    heads: around?.heads,
  };
  if (!isEvidence(evidence)) return [];
  const { pageHost: _, before, after, heads, ...kept } = evidence;
  return [{ ...kept, ...(around && { around: { before, after, heads } }), reference, count }];
}

function isFields(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
