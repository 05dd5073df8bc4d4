import type { DrivenPage } from '../driver/driver.ts';

/**
 * Returns one line for each element that overflows the page or its container, is too narrow to read, or is too small to
 * press (under 24 by 24 CSS pixels, except links and hashes within a line). Includes open shadow roots. Scrollable
 * parts may contain more than they show.
 */
export function findMisfits(page: DrivenPage): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    // Turns `content-visibility` off, because elements that it skips out of view keep outdated sizes.
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
      // A scroll bar takes no room from the content, because it fits into the padding.
      const room = overflowY === 'auto' ? element.offsetWidth : element.clientWidth;
      if (element.scrollWidth <= room + 1) return false;
      return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow === 'clip';
    };
    const isCutBelow = (element: HTMLElement) => {
      const { overflowY } = getComputedStyle(element);
      // Skeleton bars have nothing to read.
      if (element.clientHeight === 0 || element.matches('input, :has(> .hl-skeleton)')) return false;
      // Text that ends in an ellipsis after some lines is shown in full elsewhere.
      if (getComputedStyle(element).webkitLineClamp !== 'none') return false;
      return (overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 1;
    };
    // A target within a line of text may be only as tall as the line.
    const isInline = (element: HTMLElement) =>
      element.matches('.hl-follow, p a, li a, dd a') || getComputedStyle(element).display === 'inline';
    // The browser draws these controls, in its own size.
    const isBare = (element: HTMLElement) => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot && root.host.matches('[data-bare]');
    };
    const controls = 'a[href], button, select, input, summary, [role="tab"], [role="slider"]';
    for (const element of all(document)) {
      if (!element.checkVisibility() || isUnseen(element)) continue;
      if (isCut(element)) found.push(`cut off: ${nameOf(element)}`);
      if (isCutBelow(element)) found.push(`cut off below: ${nameOf(element)}`);
      // A paragraph is squeezed if its neighbours take nearly all the width.
      const isSqueezed = element.matches('p') && element.getBoundingClientRect().width < least;
      if (isSqueezed && element.textContent?.trim()) found.push(`squeezed: ${nameOf(element)}`);
      if (!element.matches(controls) || isInline(element)) continue;
      // The size of a label counts, because pressing it presses its control.
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
