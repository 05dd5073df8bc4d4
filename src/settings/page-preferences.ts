import { browser } from 'wxt/browser';

/** The preferences that pages receive: how cards open, how marks look, and where Hashlens is off. */
export type PagePreferences = {
  /** A card opens when the pointer rests on a reference, rests with Alt held, or on a click. */
  mode: 'hover' | 'alt' | 'click';
  /** True if a long press with a finger or a pen also opens a card. */
  longPress: boolean;
  /** Time from the pointer coming to rest until the card shows. The lookup starts after half of it. */
  showAfterMs: number;
  /** Time from leaving a card until it closes. */
  leaveAfterMs: number;
  marks: 'dotted' | 'solid' | 'off';
  /** Hosts where Hashlens is off, with all their subdomains. */
  sitesOff: string[];
  /** The only hosts where it is on; null for all. */
  onlySites: string[] | null;
  /** Hashlens is off everywhere until this time, in milliseconds since 1970; 0 if it is not paused. */
  snoozedUntil: number;
};

/** The defaults, also used by a page if the item is missing or damaged. */
export const defaultPagePreferences: PagePreferences = {
  mode: 'hover',
  longPress: false,
  showAfterMs: 300,
  leaveAfterMs: 300,
  marks: 'dotted',
  sitesOff: [],
  onlySites: null,
  snoozedUntil: 0,
};

/** The one item of `storage.local` that content scripts read; the background keeps it current. */
export const pagePreferencesKey = 'pagePreferences';

/** Calls back with the current preferences, and again after every change, until the signal aborts. */
export function watchPagePreferences(onPreferences: (now: PagePreferences) => void, signal: AbortSignal): void {
  const read = async () => {
    const stored = await browser.storage.local.get(pagePreferencesKey).catch(() => null);
    if (!signal.aborted) onPreferences({ ...defaultPagePreferences, ...Object(stored?.[pagePreferencesKey]) });
  };
  const onChanged = (changes: Record<string, unknown>) => {
    if (!signal.aborted && pagePreferencesKey in changes) void read();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  void read();
}

/**
 * True if Hashlens is off in a frame. `hosts` returns the hosts of the frame and of the frames around it, with or
 * without a port. One host that is off turns it off; if only some sites are on, one host among those keeps it on.
 */
export function isOffIn(
  { sitesOff, onlySites, snoozedUntil }: Pick<PagePreferences, 'sitesOff' | 'onlySites' | 'snoozedUntil'>,
  hosts: () => string[],
  now: number,
): boolean {
  // Most users list no sites: then no page has to read its hosts. The root's trailing dot does not make another site.
  // A damaged item may contain anything until the background has corrected it.
  const isOneOf = (sites: string[]) =>
    [sites].flat().some((site) => hosts().some((host) => `.${host.replace(/\.?(:\d+)?$/, '')}`.endsWith(`.${site}`)));
  return snoozedUntil > now || isOneOf(sitesOff) || (onlySites !== null && !isOneOf(onlySites));
}
