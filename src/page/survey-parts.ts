import type { servePagePort } from '../messages/serve-page-port.ts';
import type { PagePreferences } from '../settings/page-preferences.ts';
import type { createInventory } from './inventory.ts';

/** What is known of a document's references without looking for them again. */
export type Survey = Pick<ReturnType<typeof createInventory>, 'addresses' | 'nodes'> & {
  /** Marks them from now on, and tells the number of different ones when it has changed, at most once in a second. */
  show(style: PagePreferences['marks'], events: SurveyEvents): void;
};

/** What a survey tells. */
export type SurveyEvents = {
  onCount: (count: number) => void;
  /** The next reference is to be shown. */
  onWalk: () => void;
};

/** What a survey is given. */
export type SurveyParts = {
  signal: AbortSignal;
  servePage: typeof servePagePort;
  whenIdle?: (work: () => void, waitMs: number) => void;
  now?: () => number;
};
