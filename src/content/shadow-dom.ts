// No event reports a new shadow root, so custom elements are checked again after these delays.
const lookAgainMs = [300, 2_000, 10_000];

const found = new Set<ShadowRoot>();
let mostFound = 500;

/** All open shadow roots found so far that are still connected. */
export function openRoots(): ShadowRoot[] {
  for (const root of found) if (!root.isConnected) found.delete(root);
  mostFound = 2 * found.size + 500;
  return [...found];
}

/**
 * Finds open shadow roots: those of visited elements, those that custom elements get within 12 s, and any other when
 * the pointer enters it.
 */
export function createRoots(
  signal: AbortSignal,
  onRoot: (root: ShadowRoot) => void,
): {
  /** Checks whether an element has a shadow root now. A known root is reported again. */
  visit(element: Element): void;
} {
  const known = new WeakSet<ShadowRoot>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  // The custom elements that share the pending first timer.
  let waiting: Element[] = [];

  const look = (element: Element, mayBeBack = false) => {
    const { shadowRoot } = element;
    if (shadowRoot && (mayBeBack || !known.has(shadowRoot))) {
      known.add(shadowRoot);
      found.add(shadowRoot);
      // Drops roots that have left the page.
      if (found.size > mostFound) openRoots();
      onRoot(shadowRoot);
    }
    return shadowRoot;
  };

  const lookAgain = (elements: Element[], times: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (elements === waiting) waiting = [];
      const left = elements.filter((element) => !look(element) && element.isConnected);
      if (left.length > 0 && lookAgainMs[times + 1]) lookAgain(left, times + 1);
    }, lookAgainMs[times]);
    timers.add(timer);
  };
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));

  document.addEventListener(
    'pointerover',
    (event) => {
      for (const at of event.composedPath()) if (at instanceof Element) look(at);
    },
    { capture: true, signal },
  );

  return {
    visit(element) {
      // If its host was removed and is back, the root may have changed unobserved.
      if (!look(element, true) && element.localName.includes('-') && waiting.push(element) === 1) lookAgain(waiting, 0);
    },
  };
}

/**
 * Returns a node and the hosts of the shadow roots around it, from inside out: one node in each tree up to the
 * document. The DOM's own `closest` and `contains` stop at the border of a shadow root.
 */
export function acrossShadows(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [node, ...acrossShadows(root.host)] : [node];
}

/** Returns the nearest matching element around a node, or the node itself, also outside its shadow roots. */
export function closestAcross(node: Node, selector: string): Element | null {
  for (const at of acrossShadows(node)) {
    const found = elementAt(at)?.closest(selector);
    if (found) return found;
  }
  return null;
}

/** Returns the elements that a node is drawn in, itself first: out through slots and the hosts of open shadow roots. */
export function drawnIn(node: Node): Element[] {
  const around: Element[] = [];
  for (let at: Node | null = node; at; at = outOf(at)) if (at instanceof Element) around.push(at);
  return around;
}

function outOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
  return slot ?? node.parentNode;
}

/** Returns the node if it is an element, otherwise its parent element. */
export function elementAt(node: Node | null | undefined): Element | null {
  return node instanceof Element ? node : (node?.parentElement ?? null);
}
