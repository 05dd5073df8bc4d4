import { browser } from 'wxt/browser';

/** What pages are told of the preferences: how cards open, how marks look, and where Hashlens is off. */
export type PagePreferences = {
  /** What opens a card: resting on a reference, resting with Alt held, or a click. */
  mode: 'hover' | 'alt' | 'click';
  /** Whether a long press with a finger or a pen opens one as well. */
  longPress: boolean;
  /** From the beginning of a rest until the card shows; the question is asked after half of it. */
  showAfterMs: number;
  /** From leaving a card until it closes. */
  leaveAfterMs: number;
  marks: 'dotted' | 'solid' | 'off';
  /** Hosts where Hashlens is off, with all their subdomains. */
  sitesOff: string[];
  /** The only hosts where it is on; null for all. */
  onlySites: string[] | null;
  /** Off everywhere until then, in milliseconds since 1970; 0 when it is not. */
  snoozedUntil: number;
};

/** What a page goes by before anybody chose anything, and where the item is missing or damaged. */
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

/** Calls back with what holds now, and again after every change, until the signal ends it. */
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
 * Whether Hashlens is off in a frame: `hosts` are its own and those of the frames around it, with or without a port.
 * One host that is off is enough to be off, and where only some sites are on, one of those to be on.
 */
export function isOffIn(
  { sitesOff, onlySites, snoozedUntil }: Pick<PagePreferences, 'sitesOff' | 'onlySites' | 'snoozedUntil'>,
  hosts: () => string[],
  now: number,
): boolean {
  // Most people name no sites: then no page has to read its addresses. The root's dot at the end makes no other site.
  // A damaged item may hold anything until the background has put it right.
  const isOneOf = (sites: string[]) =>
    [sites].flat().some((site) => hosts().some((host) => `.${host.replace(/\.?(:\d+)?$/, '')}`.endsWith(`.${site}`)));
  return snoozedUntil > now || isOneOf(sitesOff) || (onlySites !== null && !isOneOf(onlySites));
}
