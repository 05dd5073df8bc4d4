import type { CardContent } from '../../cards/card-content.ts';
import { isReference } from '../../references/is-reference.ts';
import type { Reference } from '../../references/reference.ts';
import type { Showing } from './showing.ts';

/**
 * What was shown last: the value alone, for a transaction its answer with the time at which it came (ms), and for an
 * address the changes of its balance, as a text.
 */
export type KeptView = {
  reference: Reference;
  chainId: number;
  /** As the person wrote it, for its checksum. */
  written: string;
  answer?: { content: CardContent; heardMs: number };
  changes?: string;
};

/** Where the popup was: what was in front, and what was looked up last. */
export type KeptPlace = { showing: Showing; view: KeptView | null };

/** Where the place is kept, as long as the browser runs; wired by the entrypoint. */
export type PlaceMemory = { load(): Promise<unknown>; save(place: KeptPlace): Promise<void> };

const views: readonly Showing[] = ['balance', 'nft', 'page', 'watched', 'transaction'];

/** A place as it was kept; null for anything else. Only our own pages write it, and of the same version. */
export function readKeptPlace(stored: unknown): KeptPlace | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { showing, view } = stored as { [field: string]: unknown };
  const found = views.find((one) => one === showing);
  return found === undefined ? null : { showing: found, view: readView(view) };
}

function readView(stored: unknown): KeptView | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { reference, chainId, written, answer, changes } = stored as Partial<KeptView>;
  if (!isReference(reference) || typeof chainId !== 'number' || typeof written !== 'string') return null;
  return { reference, chainId, written, ...(answer && { answer }), ...(changes && { changes }) };
}
