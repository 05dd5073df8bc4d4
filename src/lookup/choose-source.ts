import type { Explorer, ExplorerAccess, Meter } from '../api/api-client.ts';
import { withTimeout } from '../cache/with-timeout.ts';
import type { Failure } from '../models/failure.ts';
import type { Reference } from '../references/reference.ts';

const longestReadMs = 3_000;

/**
 * Where an answer comes from. `explorer` returns a client that reports the key's allowance to `onMeter` with each
 * answer. Sample answers cost nothing and are never cached.
 */
export type Source = {
  explorer: (onMeter: (meter: Meter) => void) => Explorer;
  sample: boolean;
  address: string;
  /** Number of the credentials with which it was created. A later number means different credentials. */
  epoch: number;
  /** True if the browser currently allows requests to it. Absent if none are sent. */
  mayReach?: () => Promise<boolean>;
};

/**
 * Input of the choice of a source. `fromSamplePage`: the lookup is from the first-run page. `asksNobody`: only the
 * cache is read, which needs no permission.
 */
type SourceQuestion = { chainId: number; reference: Reference; fromSamplePage: boolean; asksNobody?: boolean };

/** Returns the source for one chain, or the reason why there is none. */
type ChooseSource = (
  question: SourceQuestion,
) => Promise<{ ok: true; source: Source } | { ok: false; failure: Failure }>;

/** Begins a lookup, which may query several chains: address, key and permission are read once for all of them. */
export type BeginSources = () => ChooseSource;

/** Creates the choice between the user's API and the sample, which answers on the first-run page or without a key. */
export function createChooseSource(parts: {
  readAccess: () => Promise<ExplorerAccess>;
  hasPermission: (address: string) => Promise<boolean>;
  createRealExplorer: (access: ExplorerAccess, onMeter: (meter: Meter) => void) => Explorer;
  sampleExplorer: Explorer;
  epoch: () => number;
}): BeginSources {
  const sample: Source = { explorer: () => parts.sampleExplorer, sample: true, address: '', epoch: 0 };
  return () => {
    // Read before the credentials: a change from here on makes this source outdated.
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
      // Without the permission, the request would be sent like a page's, with our origin in it.
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
