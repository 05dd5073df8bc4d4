import { vi } from 'vitest';

/** Stubs browser features that happy-dom lacks: highlights, ranges, intersection observers and inline layout. */
export function stubBrowser({ isNear = (_: Element): boolean => true } = {}) {
  const highlights = new Map<string, Set<StaticRangeInit>>();
  const watched = new Map<Element, (near: boolean, size?: number) => void>();
  const unwatched: Element[] = [];
  const pending: (() => void)[] = [];

  class FakeObserver {
    readonly callback: IntersectionObserverCallback;
    readonly targets = new Set<Element>();
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(target: Element) {
      const tell = (near: boolean, size = 1) => {
        // Also reports a target that is no longer observed, because a browser may have queued the entry already.
        const box = { width: size, height: size };
        const entry = { target, isIntersecting: near, boundingClientRect: box };
        this.callback([entry] as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
      };
      this.targets.add(target);
      watched.set(target, tell);
      // A browser reports a new target automatically, with its next frame.
      pending.push(() => tell(isNear(target)));
    }
    unobserve(target: Element) {
      unwatched.push(target);
      this.targets.delete(target);
      watched.delete(target);
    }
    disconnect() {
      for (const target of this.targets) watched.delete(target);
      this.targets.clear();
    }
  }

  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<StaticRangeInit> {
      constructor(...ranges: StaticRangeInit[]) {
        super(ranges);
      }
    },
  );
  vi.stubGlobal(
    'StaticRange',
    class {
      constructor(place: StaticRangeInit) {
        Object.assign(this, place);
      }
    },
  );
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('getComputedStyle', (element: Element) => ({ display: displayOf(element) }));
  vi.spyOn(document, 'createRange').mockImplementation(() => new TextRange() as unknown as Range);
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (!selector.includes(':read-only')) return matches.call(this, selector);
    return (
      /^(?:input|textarea)$/.test(this.localName) && (this.hasAttribute('readonly') || this.hasAttribute('disabled'))
    );
  });

  return {
    highlights,
    watched,
    unwatched,
    /** Reports what a browser would report with its next frame. */
    frame() {
      for (const tell of pending.splice(0)) tell();
    },
    /** Returns the underlined texts as the user sees them. Ranges that are not fully in the page are not painted. */
    underlined: () => [...highlights.values()].flatMap((highlight) => [...highlight].flatMap(paintedText)),
    ranges: () => [...highlights.values()].flatMap((highlight) => [...highlight]),
  };
}

const inline = /^(?:a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr|x-.*)$/;

function displayOf(element: Element): string {
  const own = /\b(?:block|flex|none|contents|inline-block|inline)\b/.exec(element.className)?.[0];
  if (own) return own;
  if (/^(?:script|style|template|title)$/.test(element.localName)) return 'none';
  return inline.test(element.localName) ? 'inline' : 'block';
}

/** The text from the start of one node to the start or end of another, as in live ranges; happy-dom's differ. */
class TextRange {
  first: Node | null = null;
  end: Node | null = null;
  startContainer: Node = document;
  setStart(node: Node, offset: number) {
    if (offset !== 0) throw new Error('Not where the node begins');
    this.first = this.startContainer = node;
  }
  setEnd(node: Node, offset: number) {
    const isOver = offset === (node.nodeValue ?? node.childNodes).length;
    if (offset > 0 && !isOver) throw new Error('Neither where the node begins nor where it ends');
    this.end = isOver ? afterTree(node) : node.firstChild;
    // A range whose end comes before its start collapses to its end.
    const isBefore = node === document || (this.first && node.compareDocumentPosition(this.first) === 4);
    if (isBefore) this.startContainer = node;
    if (isBefore) this.first = this.end;
  }
  toString() {
    let text = '';
    for (let at = this.first; at && at !== this.end; at = next(at)) if (at instanceof Text) text += at.data;
    return text;
  }
}

function afterTree(node: Node): Node | null {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.nextSibling) return at.nextSibling;
  return null;
}

function paintedText({ startContainer, startOffset, endContainer, endOffset }: StaticRangeInit): string[] {
  if (!startContainer.isConnected || !endContainer.isConnected) return [];
  if (!(startContainer instanceof Text)) return [startContainer.textContent ?? ''];
  if (startContainer === endContainer) return [startContainer.data.slice(startOffset, endOffset)];
  let text = startContainer.data.slice(startOffset);
  for (let at = next(startContainer); at !== endContainer; at = next(at)) {
    if (!at) return [];
    if (at instanceof Text) text += at.data;
  }
  return [text + (endContainer.nodeValue ?? '').slice(0, endOffset)];
}

function next(node: Node): Node | null {
  return node.firstChild ?? afterTree(node);
}
