import type { Tab } from './tab.ts';

/**
 * Adds `globalThis.markedTexts()` to a page. It returns the text of each highlighted range by the element around it.
 * Only Hashlens uses highlights on these pages.
 */
export async function watchMarks(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    Reflect.set(globalThis, 'markedTexts', () => {
      const found = new Map<Element | null, string>();
      for (const [, highlight] of CSS.highlights) {
        for (const { startContainer, startOffset, endOffset } of highlight) {
          const at = startContainer instanceof Element ? startContainer : startContainer.parentElement;
          found.set(at, (startContainer.textContent ?? '').slice(startOffset, endOffset));
        }
      }
      return found;
    });
  });
}
