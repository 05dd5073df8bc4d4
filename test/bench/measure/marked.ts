import type { Tab } from './tab.ts';

/**
 * Puts `globalThis.markedTexts()` into a page: the words of every range in any highlight, with the element around
 * each. Nobody else has highlights on the pages of the figures.
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
