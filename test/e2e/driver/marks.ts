import type { DrivenPage } from './driver.ts';
import { until } from './until.ts';

/**
 * Returns the marked characters under the first matching element, in document order, including open shadow roots; '' if
 * none. Runs in the page, whose highlight registry contains ours: refers to nothing outside itself.
 */
export function readMarked(selector: string): string {
  const sizeOf = (node: Node) => node.nodeValue?.length ?? node.childNodes.length;
  const ranges = [...CSS.highlights.values()].flatMap((highlight) =>
    [...highlight].flatMap(({ startContainer, startOffset, endContainer, endOffset }) => {
      if (startContainer.getRootNode() !== endContainer.getRootNode()) return [];
      const range = document.createRange();
      // The page may have shortened the text meanwhile.
      range.setStart(startContainer, Math.min(startOffset, sizeOf(startContainer)));
      range.setEnd(endContainer, Math.min(endOffset, sizeOf(endContainer)));
      return [range];
    }),
  );
  const markedIn = (text: Text) => {
    const near = ranges.filter((range) => range.intersectsNode(text));
    // Skips texts without marks early, because a page may contain scripts of a million characters.
    if (near.length === 0) return '';
    const isIn = (at: number) =>
      near.some((range) => range.comparePoint(text, at) === 0 && range.comparePoint(text, at + 1) === 0);
    return [...text.data].filter((_, at) => isIn(at)).join('');
  };
  const under = (node: Node): string => {
    if (node instanceof Text) return markedIn(node);
    // A textarea shows its value instead of its child text, and has no marks.
    if (node instanceof HTMLTextAreaElement) return '';
    const root = node instanceof Element ? node.shadowRoot : null;
    return [...(root === null ? [] : [root]), ...node.childNodes].map(under).join('');
  };
  const element = document.querySelector(selector);
  return element === null ? '' : under(element);
}

/** Waits until exactly these characters are marked under the first matching element. */
export async function marksCover(page: DrivenPage, selector: string, wanted: string): Promise<void> {
  let seen = '';
  try {
    await until('the marks', async () => {
      seen = await page.evaluate(readMarked, selector);
      return seen === wanted;
    });
  } catch {
    throw new Error(`Marks in ${selector} cover "${seen}", not "${wanted}".`);
  }
}

/** Waits for the page's first marks. From then on Hashlens listens for pointer and keys. */
export async function marked(page: DrivenPage): Promise<void> {
  await until('something on the page is marked', () => hasMarks(page));
}

/** True if anything on the page is marked now. */
export function hasMarks(page: DrivenPage): Promise<boolean> {
  return page.evaluate(() => CSS.highlights.size > 0);
}
