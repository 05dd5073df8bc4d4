/** The most sites in a list. */
export const mostSites = 500;

// The browsers' limit for one item of synchronised storage: its name and its JSON together.
const mostBytes = 8192;
const longestName = 'onlySites'.length;

const longestHost = 253;
const hostForm = /^(?:(?=.*[a-z0-9])[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;

/**
 * Returns the site of a host: the host without `www.` and without the root's trailing dot. A site includes all its
 * subdomains. A `www.` stays if only a top-level domain would be left.
 */
export function siteOf(hostname: string): string {
  return hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=[^.]+\.[^.])/, '');
}

/**
 * Returns the site that a text names: a host, a URL or a match pattern (`*.example.org`), in any case, with or without
 * a port, in any script (which becomes Punycode). Null if the text names no site.
 */
export function toSite(text: string): string | null {
  const typed = text.trim().replace(/^\*:\/\//, '');
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const site = siteOf(url.hostname.replace(/^(?:\*?\.)?/, ''));
  if (site.length > longestHost || !hostForm.test(site)) return null;
  // The URL parser turns any number into an IP address.
  if (/^[\d.]+$/.test(site) && !typed.includes(site)) return null;
  return site;
}

/** True if a list of sites exceeds the browsers' limit for one synchronised item, or `mostSites`. */
export function isListTooLong(sites: readonly string[]): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify(sites)).length + longestName;
  return sites.length > mostSites || bytes > mostBytes;
}

/** Returns the lists to store to turn a site on or off. Turning it on also removes wider sites from `sitesOff`. */
export function switchSite(
  { sitesOff, onlySites }: { sitesOff: string[]; onlySites: string[] | null },
  { site, isOn }: { site: string; isOn: boolean },
): { sitesOff?: string[]; onlySites?: string[] } {
  const covers = (wider: string) => `.${site}`.endsWith(`.${wider}`);
  const isListedOff = sitesOff.some(covers);
  if (!isOn) return isListedOff ? {} : { sitesOff: [...sitesOff, site] };
  return {
    ...(isListedOff && { sitesOff: sitesOff.filter((one) => !covers(one)) }),
    ...(onlySites && !onlySites.some(covers) && { onlySites: [...onlySites, site] }),
  };
}
