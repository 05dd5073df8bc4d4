/** Why no reference of a page can be had. */
export type WhyUnreadable = 'browser' | 'store' | 'pdf' | 'file' | 'older' | 'unknown';

const stores = ['chromewebstore.google.com', 'chrome.google.com', 'addons.mozilla.org', 'microsoftedge.microsoft.com'];

/**
 * Why nobody answers from a page that our script cannot be put into, going by its address. Of an ordinary page it is
 * older than Hashlens: then loading it again helps. Browsers tell the address of few pages of their own.
 */
export function whyUnreadable(url: string | null): WhyUnreadable {
  const page = url === null ? null : URL.parse(url);
  if (!page) return 'unknown';
  if (page.protocol === 'file:') return 'file';
  if (!/^https?:$/.test(page.protocol)) return 'browser';
  if (stores.includes(page.hostname)) return 'store';
  return /\.pdf$/i.test(page.pathname) ? 'pdf' : 'older';
}
