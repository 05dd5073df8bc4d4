import type { Explorer, ExplorerAccess } from '../explorer/explorer.ts';
import { isInSample } from '../explorer/sample/is-in-sample.ts';
import type { Failure } from '../models/failure.ts';
import type { Reference } from '../references/reference.ts';

/** Who answers a question: an explorer, and whether it is the built-in sample (which is never kept). */
export type Source = { explorer: Explorer; sample: boolean; address: string };

/** What a question needs to find its source. `fromSamplePage` is true for the first-run page. */
export type SourceQuestion = { chainId: number; reference: Reference; fromSamplePage: boolean };

/** Finds who answers a question, or why nobody can. */
export type ChooseSource = (
  question: SourceQuestion,
) => Promise<{ ok: true; source: Source } | { ok: false; failure: Failure }>;

/** Creates the choice between the user's API and the sample, which answers only until a key exists. */
export function createChooseSource(parts: {
  readAccess: () => Promise<ExplorerAccess>;
  hasPermission: (address: string) => Promise<boolean>;
  createRealExplorer: (access: ExplorerAccess) => Explorer;
  sampleExplorer: Explorer;
}): ChooseSource {
  const sample: Source = { explorer: parts.sampleExplorer, sample: true, address: '' };
  return async ({ chainId, reference, fromSamplePage }) => {
    const inSample = isInSample({ chainId, reference });
    if (inSample && fromSamplePage) return { ok: true, source: sample };
    const access = await parts.readAccess();
    if (!access.apiKey) {
      return inSample ? { ok: true, source: sample } : { ok: false, failure: { kind: 'no-key' } };
    }
    // Without the permission the request would go out as a page's would, with our origin in it.
    if (!(await parts.hasPermission(access.baseUrl))) {
      return { ok: false, failure: { kind: 'no-permission', origin: new URL(access.baseUrl).origin } };
    }
    return { ok: true, source: { explorer: parts.createRealExplorer(access), sample: false, address: access.baseUrl } };
  };
}
