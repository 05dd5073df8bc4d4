// Elements that cannot have a shadow root, or hardly ever have one: looking at each would cost more than all else.
// The most frequent first: the browser compares one by one.
const hostSelector =
  ':not(td,tr,a,span,p,li,code,b,i,em,strong,br,img,path,g,th,table,tbody,ul,pre,svg,button,input,label,option,script,link,meta)';
const hostsPerStep = 200;
// Nobody is told when an element gets its shadow root: custom elements are looked at again.
const lookAgainMs = [300, 2_000, 10_000];

/**
 * Finds the open shadow roots of a document: those that are there, again with each tree that is looked at, those that custom elements get within
 * 12 s, and any other when the pointer comes into it.
 */
export function createRoots({ signal, onRoot }: { signal: AbortSignal; onRoot: (root: ShadowRoot) => void }): {
  find(tree: ParentNode): Generator<undefined>;
} {
  const known = new WeakSet<ShadowRoot>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  // Those that came since the first timer of the last ones.
  let waiting: Element[] = [];

  const look = (element: Element, mayBeBack = false) => {
    const { shadowRoot } = element;
    if (shadowRoot && (mayBeBack || !known.has(shadowRoot))) {
      known.add(shadowRoot);
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

  document.addEventListener(
    'pointerover',
    (event) => {
      for (const at of event.composedPath()) if (at instanceof Element) look(at);
    },
    { capture: true, passive: true, signal },
  );
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));

  const visit = (element: Element) => {
    // A root whose host is back may have changed where nobody told.
    if (!look(element, true) && element.localName.includes('-') && waiting.push(element) === 1) lookAgain(waiting, 0);
  };

  return {
    *find(tree) {
      if (tree instanceof Element) visit(tree);
      let seen = 0;
      for (const element of tree.querySelectorAll(hostSelector)) {
        visit(element);
        if (++seen % hostsPerStep === 0) yield;
      }
    },
  };
}
