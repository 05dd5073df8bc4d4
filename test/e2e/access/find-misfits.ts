import type { DrivenPage } from '../driver/driver.ts';

/**
 * What does not fit a page's width or what it stands in, is left no room to be read in, or is too small to be hit (24
 * by 24 CSS pixels; links and hashes within a line are excepted): a line for each element, in open shadow roots too.
 * Parts that a person can scroll by themselves may hold more than they show.
 */
export function findMisfits(page: DrivenPage): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    // What a browser skips because it is out of view keeps the measures that it had before.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);

    const all = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot === null ? [] : all(element.shadowRoot)),
      ]);
    const nameOf = (element: HTMLElement) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName}.${element.getAttribute('class') ?? ''} "${name.trim().slice(0, 40)}"`;
    };
    const isUnseen = (element: HTMLElement) => element.closest('.hl-unseen, .unseen') !== null;
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if (element.clientWidth === 0 || element.matches('input')) return false;
      // A scroll bar lies in a padding that is wider.
      const room = overflowY === 'auto' ? element.offsetWidth : element.clientWidth;
      if (element.scrollWidth <= room + 1) return false;
      return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow === 'clip';
    };
    const isCutBelow = (element: HTMLElement) => {
      const { overflowY } = getComputedStyle(element);
      // Bars that stand for what is on its way are nothing to read.
      if (element.clientHeight === 0 || element.matches('input, :has(> .hl-skeleton)')) return false;
      // Cut after a line, with an ellipsis: it stands whole elsewhere.
      if (getComputedStyle(element).webkitLineClamp !== 'none') return false;
      return (overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 1;
    };
    // Within a line of text a target may be as low as the line.
    const isInline = (element: HTMLElement) =>
      element.matches('.hl-follow, p a, li a, dd a') || getComputedStyle(element).display === 'inline';
    // Its size is the browser's own.
    const isBare = (element: HTMLElement) => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot && root.host.matches('[data-bare]');
    };
    const controls = 'a[href], button, select, input, summary, [role="tab"], [role="slider"]';
    for (const element of all(document)) {
      if (!element.checkVisibility() || isUnseen(element)) continue;
      if (isCut(element)) found.push(`cut off: ${nameOf(element)}`);
      if (isCutBelow(element)) found.push(`cut off below: ${nameOf(element)}`);
      // What stands beside it may take all there is.
      const isSqueezed = element.matches('p') && element.getBoundingClientRect().width < least;
      if (isSqueezed && element.textContent?.trim()) found.push(`squeezed: ${nameOf(element)}`);
      if (!element.matches(controls) || isInline(element)) continue;
      // A label is as good to press as what it is for.
      const pressed = element.closest('label') ?? element;
      const { left, right, width, height } = pressed.getBoundingClientRect();
      if (!isBare(element) && (width < least || height < least))
        found.push(`${width} by ${height}: ${nameOf(element)}`);
      const isInScroller = element.closest('.table-frame') !== null;
      if (!isInScroller && (left < 0 || right > clientWidth)) found.push(`beyond the edge: ${nameOf(element)}`);
    }
    document.adoptedStyleSheets.pop();
    return found;
  });
}
