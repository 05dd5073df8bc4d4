import type { Explorer, ExplorerAccess, Meter } from '../api/api-client.ts';
import { withTimeout } from '../cache/with-timeout.ts';
import type { Failure } from '../models/failure.ts';
import type { Reference } from '../references/reference.ts';

const longestReadMs = 3_000;

/**
 * Who answers a question. `explorer` gives a client that tells `onMeter` what each answer says of the key's
 * allowance. The sample costs nothing and is never kept.
 */
export type Source = {
  explorer: (onMeter: (meter: Meter) => void) => Explorer;
  sample: boolean;
  address: string;
  /** Which credentials it was made with: a later number means other ones. */
  epoch: number;
  /** Whether the browser lets us ask it now; absent where nothing is asked. */
  mayReach?: () => Promise<boolean>;
};

/**
 * What a question needs to find its source. `fromSamplePage` is true for the first-run page; `asksNobody` for what is
 * only read from what is known, which needs no permission.
 */
type SourceQuestion = { chainId: number; reference: Reference; fromSamplePage: boolean; asksNobody?: boolean };

/** Finds who answers on one chain, or why nobody can. */
type ChooseSource = (
  question: SourceQuestion,
) => Promise<{ ok: true; source: Source } | { ok: false; failure: Failure }>;

/** Begins a question: it may look at several chains, and reads address, key and permission once for all of them. */
export type BeginSources = () => ChooseSource;

/** Creates the choice between the user's API and the sample, which answers only until a key exists. */
export function createChooseSource(parts: {
  readAccess: () => Promise<ExplorerAccess>;
  hasPermission: (address: string) => Promise<boolean>;
  createRealExplorer: (access: ExplorerAccess, onMeter: (meter: Meter) => void) => Explorer;
  sampleExplorer: Explorer;
  epoch: () => number;
}): BeginSources {
  const sample: Source = { explorer: () => parts.sampleExplorer, sample: true, address: '', epoch: 0 };
  return () => {
    // Before the credentials are read: what changes from here on makes this source an old one.
    const epoch = parts.epoch();
    const readAccess = once(() => withTimeout(parts.readAccess(), longestReadMs));
    const readWay = once(async () => withTimeout(parts.hasPermission((await readAccess()).baseUrl), longestReadMs));
    return async ({ chainId, reference, fromSamplePage, asksNobody = false }) => {
      const isInSample = async () =>
        (await import('../api/sample/find-in-sample.ts')).isInSample({ chainId, reference });
      if (fromSamplePage && (await isInSample())) return { ok: true, source: sample };
      const access = await readAccess().catch(() => null);
      if (access === null) return { ok: false, failure: { kind: 'no-storage' } };
      if (!access.apiKey) {
        return (await isInSample()) ? { ok: true, source: sample } : { ok: false, failure: { kind: 'no-key' } };
      }
      const mayReach = asksNobody || (await readWay().catch(() => null));
      if (mayReach === null) return { ok: false, failure: { kind: 'no-storage' } };
      // Without the permission the request would go out as a page's would, with our origin in it.
      if (!mayReach) {
        return { ok: false, failure: { kind: 'no-permission', origin: new URL(access.baseUrl).origin } };
      }
      const explorer = (onMeter: (meter: Meter) => void) => parts.createRealExplorer(access, onMeter);
      const mayReachNow = () => parts.hasPermission(access.baseUrl);
      return { ok: true, source: { explorer, sample: false, address: access.baseUrl, epoch, mayReach: mayReachNow } };
    };
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
