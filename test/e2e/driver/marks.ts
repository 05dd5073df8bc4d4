import type { DrivenPage } from './driver.ts';
import { until } from './until.ts';

/**
 * The characters under the first element that matches that marks cover, in the order of the page, also in open
 * shadow roots; '' without any. Runs in the page, whose list of highlights holds ours: refers to nothing outside itself.
 */
export function readMarked(selector: string): string {
  const sizeOf = (node: Node) => node.nodeValue?.length ?? node.childNodes.length;
  const ranges = [...CSS.highlights.values()].flatMap((highlight) =>
    [...highlight].flatMap(({ startContainer, startOffset, endContainer, endOffset }) => {
      if (startContainer.getRootNode() !== endContainer.getRootNode()) return [];
      const range = document.createRange();
      // The page may have cut the text meanwhile.
      range.setStart(startContainer, Math.min(startOffset, sizeOf(startContainer)));
      range.setEnd(endContainer, Math.min(endOffset, sizeOf(endContainer)));
      return [range];
    }),
  );
  const markedIn = (text: Text) => {
    const near = ranges.filter((range) => range.intersectsNode(text));
    // A page may hold its scripts, of a million characters.
    if (near.length === 0) return '';
    const isIn = (at: number) =>
      near.some((range) => range.comparePoint(text, at) === 0 && range.comparePoint(text, at + 1) === 0);
    return [...text.data].filter((_, at) => isIn(at)).join('');
  };
  const under = (node: Node): string => {
    if (node instanceof Text) return markedIn(node);
    // A field shows its value, not the text in it, and no mark.
    if (node instanceof HTMLTextAreaElement) return '';
    const root = node instanceof Element ? node.shadowRoot : null;
    return [...(root === null ? [] : [root]), ...node.childNodes].map(under).join('');
  };
  const element = document.querySelector(selector);
  return element === null ? '' : under(element);
}

/** Waits until marks cover exactly these characters under the first element that matches. */
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

/** Waits until the page's first marks are there: from then on Hashlens hears pointer and keys. */
export async function marked(page: DrivenPage): Promise<void> {
  await until('something on the page is marked', () => hasMarks(page));
}

/** Whether anything on the page is marked now. */
export function hasMarks(page: DrivenPage): Promise<boolean> {
  return page.evaluate(() => CSS.highlights.size > 0);
}
