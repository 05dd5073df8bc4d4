import { distance, nowhere, type Point, toPoint } from './card/placement.ts';
import { linkAround } from './hit-test.ts';
import { createFieldTarget, createLinkTarget, createTextTarget, type Target } from './hover-target.ts';
import { findAll, isReadOnlyField } from './scan/find-references.ts';

const longMs = 500;
// A finger is never quite still.
const stillPx = 10;

/**
 * Calls `onLong` when a finger or a pen has been pressed for half a second, or earlier if the browser recognizes a long
 * press first. If `onLong` returns true, the browser does nothing with it: no menu, no selection, no click.
 */
export function watchLongPress(signal: AbortSignal, onLong: (point: Point) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOurs = false;
  let at = nowhere;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const settle = () => {
    stop();
    isOurs = onLong(at);
  };

  // Each of these begins a new interaction: not every press ends with an event listed below.
  for (const type of ['pointerdown', 'pointercancel', 'keydown'] as const)
    listen(signal, type, () => {
      isOurs = false;
    });
  listen(signal, 'pointerdown', (event) => {
    stop();
    at = toPoint(event);
    if (event.pointerType !== 'mouse') timer = setTimeout(settle, longMs);
  });
  listen(signal, 'pointermove', (event) => distance(at, toPoint(event)) > stillPx && stop());
  listen(signal, 'pointerup', stop);
  listen(signal, 'pointercancel', stop);
  for (const type of ['contextmenu', 'touchend', 'click'] as const)
    listen(signal, type, (event) => {
      if (timer) settle();
      if (isOurs) event.preventDefault();
      // A touchend or click ends the press; a contextmenu may come before it.
      isOurs &&= type === 'contextmenu';
    });
}

/**
 * Reports the user's plain clicks and Alt+clicks that selected no text. An Alt+click that `onClick` accepts does not
 * reach the page and follows no link.
 */
export function watchClick(signal: AbortSignal, onClick: (point: Point, hasAlt: boolean) => boolean): void {
  listen(signal, 'click', (event) => {
    const { altKey, button, ctrlKey, detail, metaKey, shiftKey } = event;
    // A click by keyboard has no position, and its `detail` is 0.
    if (!detail || button || ctrlKey || metaKey || shiftKey || String(getSelection())) return;
    if (!onClick(toPoint(event), altKey) || !altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/**
 * Calls `onDown` when Alt is pressed, and `onUp` when that ends: Alt is released, another key is pressed, or the focus
 * is lost. If `onUp` returns true, the browser does not treat Alt as its menu key.
 */
export function watchAlt(signal: AbortSignal, onDown: () => void, onUp: () => boolean): void {
  listen(signal, 'keydown', ({ key, repeat }) => repeat || (key === 'Alt' ? onDown() : onUp()));
  listen(signal, 'keyup', (event) => event.key === 'Alt' && onUp() && event.preventDefault());
  listen(signal, 'blur', onUp);
}

// Pages that move the focus themselves (menus, grids) may do so after rendering.
const focusFollowsWithinMs = 500;

/**
 * Reports the link that a keyboard user has come to rest on. A page can move the focus at any time, so only the first
 * focus after a real press of Tab or an arrow key counts. So does the first focus that comes with the window's own, if
 * Tab is released here after it was pressed elsewhere: in the browser's toolbar, or in the previous frame.
 */
export function watchFocus(signal: AbortSignal, restMs: number, onFocus: (element: HTMLElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = 0;
  let enteredAt = 0;
  /**
   * The element that had the focus when the window got or lost it: if the window restores it, it was not reached by
   * key.
   */
  let before: Element | null = null;
  let entered: EventTarget | undefined;

  const stop = () => clearTimeout(timer);

  const rest = (element: EventTarget | undefined) => {
    stop();
    if (element instanceof HTMLElement && element.matches('a[href]:focus-visible'))
      timer = setTimeout(() => onFocus(element), restMs);
  };

  listen(signal, 'keydown', (event) => {
    entered = undefined;
    // Any other key resets this: if it closes a card, the focus returns to where it was.
    pressedAt = !hasModifier(event) && /^(?:Tab|Arrow)/.test(event.key) ? Date.now() : 0;
  });
  listen(signal, 'keyup', (event) => {
    if (entered && event.key === 'Tab' && !hasModifier(event)) rest(entered);
  });
  listen(signal, 'focusin', (event) => {
    stop();
    const isRecent = (at: number) => Date.now() - at <= focusFollowsWithinMs;
    const [element] = event.composedPath();
    if (isRecent(pressedAt)) rest(element);
    entered = isRecent(enteredAt) && document.activeElement !== before ? element : undefined;
    pressedAt = enteredAt = 0;
  });
  listen(signal, 'focusout', stop);
  // Only the window's own events. An element that has the focus when the window regains it was not reached by the last
  // key.
  const onWindow = (event: Event) => {
    if (event.target !== event.currentTarget) return;
    pressedAt = 0;
    enteredAt = Date.now();
    before = document.activeElement;
  };
  listen(signal, 'focus', onWindow);
  listen(signal, 'blur', onWindow);
  signal.addEventListener('abort', stop);
}

/** True if Ctrl, Alt or Meta is pressed too, which makes the key a shortcut. */
export function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/**
 * Returns the next reference after a place, in page order and wrapping around; undefined if none is visible. `nodes`:
 * the nodes that hold references.
 */
export function nextTarget(nodes: Iterable<Node>, from: Node, offset: number): Target | undefined {
  const isBefore = (one: Node, other: Node) => one.compareDocumentPosition(other) & 4; /* DOCUMENT_POSITION_FOLLOWING */
  // Mostly sorted already: they were found in about this order.
  const order = [...nodes].filter((node) => node.isConnected).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const after = order.filter((node) => node === from || isBefore(from, node));
  return (
    [...after, ...order]
      .values()
      // The first node may hold references on both sides of the place.
      .flatMap((node, at) => targetsIn(node).filter(({ place }) => at || node !== from || place.startOffset > offset))
      .find((target) => target.boxes().length > 0)
  );
}

/** Returns the references in a node, in page order. */
export function targetsIn(node: Node): Target[] {
  return [...findAll(node)].flat().map((match) => {
    const { found, place } = match;
    const parent = node.parentElement;
    if (!(node instanceof Element)) return createTextTarget(found, place, parent && linkAround(parent));
    return isReadOnlyField(node) ? createFieldTarget(match, node) : createLinkTarget(found, node);
  });
}

/** The user's first event, set while it is passed to listeners that it caused to be added. */
let first: Event | undefined;
/** The last pointer move before anything else listened. */
let early: Event | undefined;

/** Remembers the pointer's position for later listeners: it may come to rest before the settings are read. */
export function watchEarly(signal: AbortSignal): void {
  listen(signal, 'pointermove', (event) => {
    early = event;
  });
}

/**
 * Calls `hear` with the user's events in the window, before the page gets them, until the signal aborts. Ignores events
 * that the page created.
 */
export function listen<T extends keyof WindowEventMap>(
  signal: AbortSignal,
  type: T,
  hear: (event: WindowEventMap[T]) => void,
): void {
  window.addEventListener(type, (event) => event.isTrusted && hear(event), { capture: true, signal });
  if (first?.type === type) hear(first as WindowEventMap[T]);
}

/**
 * Calls `begin` on the user's first event in the window, or at once if `watchEarly` has seen one: most frames are never
 * touched. Listeners added by `begin` get that event too.
 */
export function listenLater(signal: AbortSignal, begin: () => void): void {
  let wake = begin;
  const hear = (event: Event) => {
    first = event;
    wake();
    wake = () => {};
    first = undefined;
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focus'] as const) listen(signal, type, hear);
  if (early) hear(early);
  early = undefined;
}

/** Calls `work` once the page is idle, after at least `waitMs` and at most half a second more. */
export function whenIdle(work: () => void, waitMs: number): void {
  // Firefox throws in a document whose tab was just closed.
  try {
    setTimeout(requestIdleCallback, waitMs, work, { timeout: 500 });
  } catch {}
}
