import type { CardAct } from '../../cards/card-drawing.ts';
import type { Target } from '../hover-target.ts';
import { drawnIn } from '../shadow-dom.ts';
import { actAt, type CardState, type Dock, drawCard } from './draw-card.ts';
import { frameClass, hosts } from './orphan-cleanup.ts';
import { type Box, farFrom, overlaps, type Point, placeCard, readViewport } from './placement.ts';
import { watchTopLayer } from './top-layer.ts';

// In a document that is not HTML, `createElement` creates other elements.
const create = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'div') as HTMLElement;

/** The card styles that the background sent last; empty before that. */
let looks = '';

// In px, and the same for all content, so that a page learns nothing from the size.
const height = 232;
const unfoldedHeight = 484;
const mostOfViewport = 0.7;
const mostRaises = 3;

const toText = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join();

/**
 * Shows an empty card for a target in the browser's top layer, in a closed shadow root isolated from the page's styles.
 * Null if the page has no place for it. Tab continues from `invoker`, the focused link, into the card; with `isWalk`
 * the card takes the focus and keeps Tab inside. `onAct` is called only for trusted events: in Firefox a page can reach
 * nodes in a closed root and click them. `onTampered` is called if the page has changed the card.
 */
export function showCardHost({
  target,
  bareStyles,
  invoker,
  isWalk,
  onAct,
  onTampered,
}: CardHostParts): CardHost | null {
  const home = findTopLayerContainer(drawnIn(target.node));
  if (!home) return null;
  const before = document.activeElement as HTMLElement | null;
  const element = create();
  hosts.add(element);
  const root = element.attachShadow({ mode: 'closed' });
  const frame = create();
  const styles = new CSSStyleSheet();
  let own = looks || bareStyles;
  styles.replaceSync(own);
  root.adoptedStyleSheets = [styles];
  root.append(frame);
  frame.className = frameClass;

  element.popover = 'manual';
  const life = new AbortController();
  const topLayer = watchTopLayer(frame, life.signal);
  const open = () => {
    element.showPopover(invoker ? { source: invoker } : {});
    topLayer.reset();
  };
  /** False if the page keeps it from being shown. */
  const putInto = (parent: Element) => {
    try {
      parent.append(element);
      open();
      return true;
    } catch {
      return false;
    }
  };
  if (!putInto(home)) {
    life.abort();
    element.remove();
    return null;
  }
  let raises = 0;

  const hear = ({ isTrusted, type, target, timeStamp }: Event) => {
    const pressed = isTrusted && actAt(target as Node);
    const menu = frame.querySelector<HTMLDetailsElement>('.hl-menu');
    // Choosing an item closes the menu, and so does a press outside it.
    if (menu && (pressed || !menu.contains(target as Node))) menu.open = false;
    if (!pressed) return;
    const { act, at } = pressed as { act: CardAct; at: HTMLSelectElement };
    // A list acts on `change`; pressing it only opens it.
    if ((type === 'change') !== (at.localName === 'select')) return;
    onAct(act, at.value, timeStamp);
  };
  // Otherwise the page would scroll if the card has nothing to scroll, and learn from that how much the card contains.
  const scroll = (event: WheelEvent) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const menu = (event.target as Element).closest('.hl-items');
    (menu ?? frame.querySelector('.hl-scroll'))?.scrollBy(0, event.deltaY);
  };
  frame.addEventListener('wheel', scroll, { passive: false });
  frame.addEventListener('click', hear);
  frame.addEventListener('change', hear);
  for (const type of ['pointerdown', 'pointermove', 'wheel', 'focusin'])
    frame.addEventListener(type, (event) => dock?.hear(event));
  frame.addEventListener('keydown', (event) => {
    dock?.hear(event);
    const { key, isTrusted, target, timeStamp } = event;
    if (key === 'Enter' && isTrusted && target === frame.lastElementChild) onAct({ more: true }, '', timeStamp);
    if (key !== 'Tab' || !isWalk || dock) return;
    const all = [...frame.querySelectorAll<HTMLElement>('button,a,select,summary')].filter((one) =>
      one.checkVisibility(),
    );
    const next = all.indexOf(root.activeElement as HTMLElement) + (event.shiftKey ? -1 : 1);
    (all.at(Math.max(-1, next)) ?? all[0])?.focus();
    event.preventDefault();
  });

  // Events in a card must not reach the page behind it: a layer of the page would close at a press outside it.
  const keep = (name: string) => element.addEventListener(name.slice(2), (event) => event.stopPropagation());
  for (const name in element) if (name.startsWith('on')) keep(name);
  keep('onfocusin');
  keep('onfocusout');

  const isOnList = () => root.activeElement?.localName === 'select';
  let placed = '';
  let dock: Dock | undefined;
  let [mustKeepFocus, isUnfolded, mustTake] = [false, false, isWalk];

  // Focuses the card itself. After the card is removed, focuses the element that had the focus before, which may be
  // another card.
  element.focus = () => {
    mustKeepFocus = true;
    ((element.isConnected ? frame.lastElementChild : before) as HTMLElement | null)?.focus?.({ preventScroll: true });
  };

  const judge = (records: MutationRecord[]) => {
    // Apart from our own changes, only the user may change the card: by opening or closing a disclosure.
    if (records.some(({ attributeName }) => attributeName !== 'open')) onTampered();
    else if (records.length > 0) placed = '';
  };
  const foreign = new MutationObserver(judge);
  for (const node of [root, element])
    foreign.observe(node, { subtree: true, childList: true, characterData: true, attributes: true });

  const write = (change: () => void) => {
    judge(foreign.takeRecords());
    change();
    foreign.takeRecords();
  };

  return {
    element,

    draw(state) {
      const isIn = isInUse();
      const { styles: sent } = state.update?.drawing ?? {};
      if (sent !== undefined && sent !== own) styles.replaceSync(sent);
      own = sent ?? own;
      looks = sent ?? looks;
      // A user who pins the card by mouse does not continue inside it: Esc stays with the page.
      if (!isIn && !dock && state.dock) (root.activeElement as HTMLElement | null)?.blur();
      ({ dock, isUnfolded } = state);
      write(() => drawCard(frame, state));
      placed = '';
      // A field that the user has entered since the card opened keeps the focus.
      mustTake &&= [before, document.body].includes(document.activeElement as HTMLElement);
      // The pressed element may be gone. The card itself takes the focus, so that Tab continues from here.
      if (!(isIn || mustTake) || root.activeElement) return;
      mustTake = false;
      element.focus();
    },

    place(pointer) {
      const isThere = target.isThere();
      // Without its reference, a pinned card stays in the layer that it is in.
      const around = drawnIn(isThere ? target.node : (element.parentNode as Element));
      const [anchor] = target.boxes().toSorted((one, other) => farFrom(one, pointer) - farFrom(other, pointer));
      const homeNow = findTopLayerContainer(around);
      if (!homeNow) return false;
      if (homeNow !== element.parentNode && !putInto(homeNow)) return false;
      const zoom = element.currentCSSZoom;
      const viewport = readViewport();
      const unfoldedTo = isUnfolded ? Math.min(unfoldedHeight, mostOfViewport * viewport.height) : 0;
      const docked = dock?.place(unfoldedTo || height);
      const read = docked
        ? () => docked
        : anchor &&
          isThere &&
          (() => {
            const card = { width: frame.offsetWidth, height };
            return placeCard({ anchor, pointer, card, viewport, unfoldedTo, ...readLayoutContext(around) });
          });
      if (!read) return false;

      const now = JSON.stringify([docked ?? [anchor, viewport, unfoldedTo], zoom]);
      if (now !== placed) {
        write(() => {
          // The page's own CSS zoom also applies to the card; it is cancelled before measuring.
          const fixed = `zoom:${1 / zoom};max-width:${viewport.width - 16}px;`;
          frame.style.cssText = fixed;
          const { x, y, height } = read();
          frame.style.cssText = `${fixed}height:${height}px;left:${x}px;top:${y}px`;
        });
        placed = now;
      }
      // A pinned card stays, even if its reference disappears.
      return Boolean(docked ?? (anchor && overlaps(anchor, viewport)));
    },

    box: () => frame.getBoundingClientRect(),
    isOpen: () => element.matches(':popover-open'),
    countOver() {
      if (dock?.isOut) return 0;
      const { x, y } = frame.getBoundingClientRect();
      // The host is in the document or in a shadow root.
      const tree = element.getRootNode() as Document | ShadowRoot;
      const over = tree.elementsFromPoint(x + 20, y + 20);
      // Other cards are ignored: one card may cover another.
      return over.filter((one) => one === element || !hosts.has(one)).indexOf(element);
    },
    isUntouched() {
      const fresh = new CSSStyleSheet();
      // Compares without `looks`: those styles change with the theme and with each start of the background.
      fresh.replaceSync(own);
      const [first, ...others] = root.adoptedStyleSheets.map(toText);
      return first === toText(fresh) && others.length === 0 && frame.getAnimations({ subtree: true }).length === 0;
    },
    keepClear() {
      if (!topLayer.isOver()) return true;
      raises += 1;
      if (raises > mostRaises) onTampered();
      else {
        element.hidePopover();
        open();
      }
      return false;
    },
    hasFocus: isInUse,
    hasList: isOnList,

    remove() {
      foreign.disconnect();
      life.abort();
      const hadFocus = root.activeElement;
      element.remove();
      if (hadFocus) element.focus();
    },
  };

  function isInUse(): boolean {
    const focused = root.activeElement;
    // The row's bar is not part of the card.
    if (!focused?.closest('.hl-card')) return false;
    // An open list extends beyond the card, and the pointer in it may be outside the card.
    if (isOnList()) return true;
    return isWalk || focused.matches(':focus-visible') || (mustKeepFocus && focused === frame.lastElementChild);
  }
}

/** The only element that a card adds to the page, present only while the card is open. */
type CardHost = {
  element: HTMLElement;
  draw(state: CardState): void;
  /**
   * Places the card beside its reference, or in its slot in the row of pinned cards, if that has changed. False if the card can no
   * longer be shown.
   */
  place(pointer: Point): boolean;
  box(): Box;
  /** False once the page has closed or removed it. */
  isOpen(): boolean;
  /**
   * Number of page elements over the card. -1 if the card is painted but inert, because of the page's own modal or
   * full-screen element. Costs a hit test.
   */
  countOver(): number;
  /** False if the page added a style sheet or an animation to the root, which it can reach in Firefox. */
  isUntouched(): boolean;
  /** False if something covers the card. Moves it back to the top; the fourth time it counts as tampered with. */
  keepClear(): boolean;
  /** True while a keyboard user is in the card, or the user chooses from a list in it. */
  hasFocus(): boolean;
  /** True while a list in the card has the focus, and needs the arrow keys. */
  hasList(): boolean;
  /** Removes the card. If the card has the focus, returns it to the element that had it before. */
  remove(): void;
};

type CardHostParts = {
  target: Target;
  bareStyles: string;
  invoker: HTMLElement | null;
  isWalk: boolean;
  onAct: (act: CardAct, value: string | undefined, timeStamp: number) => void;
  onTampered: () => void;
};

/**
 * Returns the element that must contain a card. A modal dialog or a full-screen element makes everything outside it
 * inert, and a popover closes at a press outside it, so the card goes into the innermost layer around its reference,
 * otherwise into the root element. Null if the reference is outside the full-screen element. `around`: the elements
 * that the reference is drawn in.
 */
export function findTopLayerContainer(around: Element[]): Element | null {
  const { documentElement, fullscreenElement } = document;
  if (fullscreenElement && !around.includes(fullscreenElement)) return null;
  return around.find((element) => element.matches(':fullscreen,:popover-open,dialog[open]')) ?? documentElement;
}

// In px. A taller element is not a row of a list, but a whole comment or a part of the page's layout.
const tallestRow = 100;
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Returns what decides a card's position besides the boxes. `around`: the elements that the reference is drawn in. */
export function readLayoutContext(around: Element[]): {
  isRtl: boolean;
  /** Lines run from top to bottom. */
  isVertical: boolean;
  /** The browser will show a tooltip of the page (`title`) below the pointer. */
  isTipped: boolean;
  /** The reference is in a row that has another row below it. */
  isInList: boolean;
} {
  const { direction, writingMode } = getComputedStyle(around[0] ?? document.body);
  const tip = around.find((element) => element.matches('[title],:has(>title)'));
  return {
    isRtl: direction === 'rtl',
    isVertical: /^[vs]/.test(writingMode),
    // An empty title suppresses the tooltips of the elements around it.
    isTipped: tip ? tip.getAttribute('title') !== '' : false,
    isInList: around.some((element) => {
      const next = element.matches('tr,li,[role=row]') && element.nextElementSibling;
      const height = next ? topOf(next) - topOf(element) : 0;
      return height > 0 && height < tallestRow;
    }),
  };
}
