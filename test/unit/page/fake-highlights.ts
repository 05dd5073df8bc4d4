import { createMarks } from '../../../src/page/marks.ts';

/** Marks over a plain Map and Set, for DOMs without CSS highlights; `texts` is what is underlined. */
export function createFakeMarks(registry = new Map<string, Set<AbstractRange>>()) {
  const highlight = new Set<AbstractRange>();
  const marks = createMarks({
    registry,
    highlight,
    createRange: (place) => {
      const range = new Range();
      range.setStart(place.startContainer, place.startOffset);
      range.setEnd(place.endContainer, place.endOffset);
      return range;
    },
  });
  return { marks, registry, highlight, texts: () => [...highlight].map(String) };
}
