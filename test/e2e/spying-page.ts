import type { DrivenPage, Plain } from './driver/driver.ts';

/** The script that `spyOn` installs in a page. It tries to read cards through everything that browsers offer. */
type Spy = {
  /** Returns how often the browser's text search finds each of these in the page. */
  find(texts: string[]): { [text: string]: number };
  /** Starts searching for these in the first frames after a card appears; `early` returns what was found. */
  watchFor(texts: string[]): void;
  early(): { frames: number; found: string[] };
  /** Returns everything that the page can select, clone or read as text. */
  texts(): { [how: string]: string };
  /** Tries to obtain nodes of closed roots at these points and through other DOM APIs. */
  probe(points: { x: number; y: number }[]): void;
  /** Returns each way in which the page obtained a node of a closed root. */
  stolen(): string[];
  /**
   * Returns one line per node of every root obtained, with its attributes and looks. Forgets the roots unless `isKept`.
   */
  lootOf(isKept: boolean): string[];
  /** Clicks everything clickable in these roots, in every way that a script can. Returns the number of elements. */
  clickAll(): number;
  /**
   * Stretches everything clickable in these roots over the whole viewport without changing a node. Returns the number
   * of elements.
   */
  spread(by: 'sheet' | 'animation'): number;
};

/** Starts the spy in an open page. */
export const spyOn = (page: DrivenPage): Promise<void> => page.evaluate(spy);

/** Calls a method of a page's spy and returns its result. */
export function bySpy<Name extends keyof Spy>(
  page: DrivenPage,
  name: Name,
  ...given: Parameters<Spy[Name]>
): Promise<ReturnType<Spy[Name]>> {
  return page.evaluate(
    (wanted, all) => Reflect.get(Reflect.get(globalThis, 'spy'), wanted)(...(all as unknown[])),
    name,
    given as Plain[],
  ) as Promise<ReturnType<Spy[Name]>>;
}

// Runs in the page, so it must not refer to anything outside itself. The page's only text is in #ref.
function spy(): void {
  const roots = new Set<ShadowRoot>();
  const ways = new Set<string>();
  const hosts = new Set<Element>();
  const get = (from: object, name: string): unknown => {
    try {
      return Reflect.get(from, name);
    } catch {
      return null;
    }
  };
  const call = (from: object, name: string, ...given: unknown[]): unknown => {
    try {
      const method = Reflect.get(from, name);
      return typeof method === 'function' ? method.apply(from, given) : null;
    } catch {
      return null;
    }
  };

  const note = (found: unknown, how: string): void => {
    if (Array.isArray(found)) for (const one of found) note(one, how);
    if (!(found instanceof Node) || document.contains(found)) return;
    const root = found.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    if (root.mode === 'closed' || root.host.id === 'open') ways.add(how);
    for (let at: Node = root; at instanceof ShadowRoot; at = at.host.getRootNode()) roots.add(at);
  };

  const noteEvent = (event: Event) => {
    for (const name in event) note(get(event, name), `${event.type}.${name}`);
    note(event.composedPath(), `${event.type}.composedPath`);
    for (const list of ['getTargetRanges', 'getCoalescedEvents', 'getPredictedEvents']) {
      for (const one of (call(event, list) ?? []) as object[])
        for (const name in one) note(get(one, name), `${event.type}.${list}.${name}`);
    }
  };
  const named = [window, document, HTMLElement.prototype].flatMap((one) => {
    const names: string[] = [];
    for (const name in one) if (name.startsWith('on')) names.push(name.slice(2));
    return names;
  });
  // Includes events that have no `on…` property.
  for (const type of new Set([
    ...named,
    'focusin',
    'focusout',
    'DOMActivate',
    'compositionstart',
    'MozMousePixelScroll',
  ]))
    addEventListener(type, noteEvent, { capture: true });

  const noteSelection = () => {
    const selection = getSelection();
    if (!selection) return;
    for (const name of ['anchorNode', 'focusNode']) note(get(selection, name), `selection.${name}`);
    const ranges = [selection.rangeCount > 0 && selection.getRangeAt(0), call(selection, 'getComposedRanges')].flat();
    for (const range of ranges)
      if (range)
        for (const name of ['startContainer', 'endContainer']) note(get(range, name), `selection range.${name}`);
  };

  const seeker = Reflect.get(window, 'find') as (...given: unknown[]) => boolean;
  const most = 99;
  const countFound = (text: string): number => {
    const clear = () => getSelection()?.removeAllRanges();
    let count = 0;
    clear();
    while (count < most && seeker.call(window, text, true, false, false, false, true)) {
      noteSelection();
      count += 1;
    }
    clear();
    // Searches backwards with wrap-around, in case the search began behind the match.
    if (count === 0 && seeker.call(window, text, true, true, true, false, true)) count = 1;
    clear();
    return count;
  };
  const find = (texts: string[]) => Object.fromEntries(texts.map((text) => [text, countFound(text)]));

  const first = { texts: [] as string[], frames: 0, found: new Map<string, number>() };
  const lookEarly = () => {
    for (const [text, count] of Object.entries(find(first.texts)))
      if (count > 0 && !first.found.has(text)) first.found.set(text, first.frames);
  };
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) {
      if (!(node instanceof HTMLElement) || node.popover === null) continue;
      hosts.add(node);
      if (first.texts.length === 0) continue;
      lookEarly();
      const frame = () => {
        first.frames += 1;
        lookEarly();
        if (first.frames < 20 && node.isConnected) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }
  }).observe(document, { childList: true, subtree: true });

  const texts = () => {
    const read: { [how: string]: string } = {};
    const selection = getSelection() as Selection;
    const selected = (how: string, select: () => void) => {
      selection.removeAllRanges();
      select();
      noteSelection();
      read[how] = selection.toString();
      const copied = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      read[`${how}, its range`] = `${copied}`.replace('null', '');
      read[`${how}, cut out`] = copied?.cloneContents().textContent ?? '';
      selection.removeAllRanges();
    };
    for (const host of [...hosts, document.documentElement, document.body]) {
      selected(`children of ${host.localName}`, () => selection.selectAllChildren(host));
      const range = new Range();
      range.selectNode(host === document.documentElement ? document.body : host);
      selected(`range over ${host.localName}`, () => selection.addRange(range));
      for (const name of ['innerText', 'outerText']) read[`${host.localName}.${name}`] = String(get(host, name) ?? '');
      read[`${host.localName}.textContent`] = host.textContent ?? '';
      for (const one of [host, host.cloneNode(true)] as Element[])
        if (hosts.has(host))
          read[`html of ${host.localName} ${one === host}`] = String(
            call(one, 'getHTML', { serializableShadowRoots: true }) ?? '',
          );
    }
    selected('selectAll', () => document.execCommand('selectAll'));
    for (const by of ['character', 'word', 'line', 'lineboundary', 'documentboundary'])
      selected(`grown by ${by}`, () => {
        selection.selectAllChildren(document.body);
        for (let times = 0; times < 9; times += 1) call(selection, 'modify', 'extend', 'forward', by);
      });
    return read;
  };

  const probe = (points: { x: number; y: number }[]) => {
    for (const { x, y } of points) {
      note(document.elementsFromPoint(x, y), 'elementsFromPoint');
      for (const at of ['caretPositionFromPoint', 'caretRangeFromPoint']) {
        const found = call(document, at, x, y, { shadowRoots: [...roots].filter(({ host }) => host.id === 'open') });
        for (const name of ['offsetNode', 'startContainer', 'endContainer'])
          if (found) note(get(found, name), `${at}.${name}`);
      }
    }
    for (const name in document) note(get(document, name), `document.${name}`);
    for (const wanted of [
      ':hover',
      ':focus',
      ':focus-within',
      ':active',
      ':has(:hover)',
      ':popover-open *',
      ':not(:root)',
    ])
      note([...document.querySelectorAll(wanted)], wanted);
    for (const host of hosts) {
      for (const name in host) note(get(host, name), `host.${name}`);
      note(get(host, 'openOrClosedShadowRoot'), 'openOrClosedShadowRoot');
    }
    for (const from of [document, ...hosts]) {
      const animations = (call(from, 'getAnimations', { subtree: true }) ?? []) as Animation[];
      for (const { effect } of animations) note(effect && get(effect, 'target'), 'getAnimations');
    }
    for (const highlight of CSS.highlights.values())
      for (const range of highlight) note([range.startContainer, range.endContainer], 'highlights');
    noteSelection();
  };
  const { supportedEntryTypes } = PerformanceObserver;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const name of ['target', 'element']) note(get(entry, name), `${entry.entryType}.${name}`);
      for (const source of (get(entry, 'sources') ?? []) as object[]) note(get(source, 'node'), 'layout-shift.node');
    }
  }).observe({ entryTypes: supportedEntryTypes.filter((type) => type !== 'navigation') });

  // What a script with access to a root sees of a node: its attributes, state, size and style.
  const tell = (node: Node, depth: number): string[] => {
    if (!(node instanceof Element)) return [`${' '.repeat(depth)}${JSON.stringify(node.nodeValue)}`];
    const { width, height } = node.getBoundingClientRect();
    const attributes = [...node.attributes]
      .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
      .toSorted((one, other) => one.localeCompare(other));
    const state = ['value', 'open', 'selectedIndex', 'scrollHeight', 'scrollWidth', 'hidden', 'disabled']
      .flatMap((name) => (get(node, name) === undefined ? [] : `${name}:${get(node, name)}`))
      .join(' ');
    const { color, backgroundColor, font, display, visibility, opacity } = getComputedStyle(node);
    const looks = [color, backgroundColor, font, display, visibility, opacity].join(' ');
    const before = getComputedStyle(node, '::before').content + getComputedStyle(node, '::after').content;
    return [
      `${' '.repeat(depth)}${node.localName} ${attributes.join(' ')} ${Math.round(width)}x${Math.round(height)} ${state} ${looks} ${before}`,
      ...[...node.childNodes].flatMap((child) => tell(child, depth + 1)),
    ];
  };
  const sheetsOf = (root: ShadowRoot) => {
    try {
      return [...root.adoptedStyleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
    } catch {
      return [];
    }
  };
  const isPressable = 'button,a,select,summary,input,[role=button]';
  const pressable = () => [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(isPressable)]);

  Object.assign(globalThis, {
    spy: {
      find,
      watchFor: (wanted: string[]) => Object.assign(first, { texts: wanted, frames: 0, found: new Map() }),
      early: () => ({
        frames: first.frames,
        found: [...first.found].map(([text, at]) => `"${text}" from frame ${at} on`),
      }),
      texts,
      probe,
      stolen: () => [...ways].toSorted(),
      lootOf(isKept: boolean) {
        const loot = [...roots].flatMap((root) => [
          ...[...root.childNodes].flatMap((node) => tell(node, 0)),
          ...sheetsOf(root),
        ]);
        if (!isKept) {
          roots.clear();
          ways.clear();
        }
        return loot;
      },
      clickAll() {
        const all = pressable();
        for (const node of all) {
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'input', 'change', 'submit'])
            node.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, detail: 1 }));
          for (const key of ['Enter', ' '])
            for (const type of ['keydown', 'keypress', 'keyup'])
              node.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true }));
          node.focus();
          node.click();
        }
        return all.length;
      },
      spread(by: 'sheet' | 'animation') {
        const all = pressable();
        const over = { position: 'fixed', inset: '0', opacity: '0', zIndex: '9' };
        if (by === 'animation') for (const node of all) node.animate(over, { duration: 1, fill: 'forwards' });
        else {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`button { position: fixed !important; inset: 0 !important; opacity: 0 !important; z-index: 9 }
            .hl-frame { width: 90vw !important; height: 90vh !important; max-height: none !important }`);
          for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        }
        return all.length;
      },
    },
  });
}
