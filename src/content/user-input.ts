import { distance, nowhere, type Point, toPoint } from './card/placement.ts';
import { linkAround } from './hit-test.ts';
import { createFieldTarget, createLinkTarget, createTextTarget, type Target } from './hover-target.ts';
import { findAll, isReadOnlyField } from './scan/find-references.ts';

const longMs = 500;
// A finger is never quite still.
const stillPx = 10;

/**
 * Tells when a finger or a pen has been pressed onto a place for half a second, or when the browser takes it for a
 * long press before. Where `onLong` says that it was for us, the browser does nothing with it: no menu, no selection,
 * no click.
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

  // What comes after one of these is no part of that press any more: not every press ends with what is listed below.
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
      // It is over with these; a menu may come before.
      isOurs &&= type === 'contextmenu';
    });
}

/**
 * Tells of a person's plain clicks, and of those with Alt, that selected nothing. A click with Alt that `onClick`
 * has taken does not get to the page, and follows no link.
 */
export function watchClick(signal: AbortSignal, onClick: (point: Point, hasAlt: boolean) => boolean): void {
  listen(signal, 'click', (event) => {
    const { altKey, button, ctrlKey, detail, metaKey, shiftKey } = event;
    // A key that clicks has no place, and counts no clicks.
    if (!detail || button || ctrlKey || metaKey || shiftKey || String(getSelection())) return;
    if (!onClick(toPoint(event), altKey) || !altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/**
 * Tells when Alt is pressed alone, and when that is over: let go, another key, or the focus gone. Where `onUp`
 * says that Alt was for us, the browser does not take it for the key to its menu.
 */
export function watchAlt(signal: AbortSignal, onDown: () => void, onUp: () => boolean): void {
  listen(signal, 'keydown', ({ key, repeat }) => repeat || (key === 'Alt' ? onDown() : onUp()));
  listen(signal, 'keyup', (event) => event.key === 'Alt' && onUp() && event.preventDefault());
  listen(signal, 'blur', onUp);
}

// A page that moves the focus itself (menus, grids) may do so after drawing.
const focusFollowsWithinMs = 500;

/**
 * Tells which link a keyboard user has come to rest on. A page can move the focus at any time, so only the first
 * focus after a real press of Tab or an arrow key counts; and the first that came with the window's own, when Tab is
 * let go here after it was pressed elsewhere: in the browser's bar, or in the frame before.
 */
export function watchFocus(signal: AbortSignal, restMs: number, onFocus: (element: HTMLElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = 0;
  let enteredAt = 0;
  /** What had the focus when the window got its own: that is given back, not reached. */
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
    // Any other key ends it: where it closes a card, the focus is given back.
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
  // The window itself: what has the focus when it comes back was not reached by the key before.
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

/** Whether a key is pressed with another that makes it a shortcut. */
export function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/**
 * The reference after a place, in the order of the page, round and round; undefined where nothing that can be seen
 * holds one. `nodes` are those that hold references.
 */
export function nextTarget(nodes: Iterable<Node>, from: Node, offset: number): Target | undefined {
  const isBefore = (one: Node, other: Node) => one.compareDocumentPosition(other) & 4; /* DOCUMENT_POSITION_FOLLOWING */
  // They were found in this order, mostly.
  const order = [...nodes].filter((node) => node.isConnected).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const after = order.filter((node) => node === from || isBefore(from, node));
  return (
    [...after, ...order]
      .values()
      // The first one may hold some on both sides of the place.
      .flatMap((node, at) => targetsIn(node).filter(({ place }) => at || node !== from || place.startOffset > offset))
      .find((target) => target.boxes().length > 0)
  );
}

/** What a node holds, in the order of the page. */
export function targetsIn(node: Node): Target[] {
  return [...findAll(node)].flat().map((match) => {
    const { found, place } = match;
    const parent = node.parentElement;
    if (!(node instanceof Element)) return createTextTarget(found, place, parent && linkAround(parent));
    return isReadOnlyField(node) ? createFieldTarget(match, node) : createLinkTarget(found, node);
  });
}

/** What a person did first: heard also by what listens only since. */
let first: Event | undefined;
/** Where the pointer moved last before anything was to hear of it. */
let early: Event | undefined;

/** Remembers where the pointer is for what will listen later: it may come to rest before the settings are read. */
export function watchEarly(signal: AbortSignal): void {
  listen(signal, 'pointermove', (event) => {
    early = event;
  });
}

/**
 * Calls back with what a person does in the window, before the page hears of it, until the signal ends it; not with
 * the events that the page makes up.
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
 * Calls `begin` when a person first does something in the window, or did before: most frames are never touched. What
 * `begin` listens to hears of that, too.
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

/** Calls back once the page is idle, after so many milliseconds at least and half a second more at most. */
export function whenIdle(work: () => void, waitMs: number): void {
  // Firefox throws in a document whose tab was just closed.
  try {
    setTimeout(requestIdleCallback, waitMs, work, { timeout: 500 });
  } catch {}
}
