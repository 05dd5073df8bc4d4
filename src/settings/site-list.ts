/** More sites than this are not kept. */
export const mostSites = 500;

// What the browsers' synchronised storage takes for one item: its name and its JSON together.
const mostBytes = 8192;
const longestName = 'onlySites'.length;

const longestHost = 253;
const hostForm = /^(?:(?=.*[a-z0-9])[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;

/**
 * The site that a host belongs to: the host without `www.` and without the root's dot at its end. It stands for all
 * its subdomains. A `www.` stays where nothing but a top-level domain would be left.
 */
export function siteOf(hostname: string): string {
  return hostname.replace(/\.$/, '').replace(/^(?:www\.)+(?=[^.]+\.[^.])/, '');
}

/**
 * The site that a text names: a host, a URL or a match pattern (`*.example.org`), in any case, with or without a port,
 * in any script (which becomes Punycode). Null for whatever names none.
 */
export function toSite(text: string): string | null {
  const typed = text.trim().replace(/^\*:\/\//, '');
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const site = siteOf(url.hostname.replace(/^(?:\*?\.)?/, ''));
  if (site.length > longestHost || !hostForm.test(site)) return null;
  // A URL's parser makes an IP address of any number.
  if (/^[\d.]+$/.test(site) && !typed.includes(site)) return null;
  return site;
}

/** Whether a list of sites has more than browsers keep in one synchronised item, or more than we do. */
export function isListTooLong(sites: readonly string[]): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify(sites)).length + longestName;
  return sites.length > mostSites || bytes > mostBytes;
}

/** What makes a site one where Hashlens is on or off. A wider site that it was off by goes out of the list too. */
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
