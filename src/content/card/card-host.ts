import type { CardAct } from '../../cards/card-drawing.ts';
import type { Target } from '../hover-target.ts';
import { drawnIn } from '../shadow-dom.ts';
import { actAt, type CardState, type Dock, drawCard } from './draw-card.ts';
import { frameClass, hosts } from './orphan-cleanup.ts';
import { type Box, farFrom, overlaps, type Point, placeCard, readViewport } from './placement.ts';
import { watchTopLayer } from './top-layer.ts';

// A document that is not HTML makes others.
const create = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'div') as HTMLElement;

/** What the background sent last of how cards look. */
let looks = '';

// The same for all content, so that a page learns nothing from the size. In px.
const height = 232;
const unfoldedHeight = 484;
const mostOfViewport = 0.7;
const mostRaises = 3;

const toText = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join();

/**
 * Shows an empty card for a target in the browser's top layer, in a closed shadow root that the page's styles
 * do not reach; null where the page has no place for it. `invoker` is the focused link from which Tab goes on into
 * the card; one that was walked to takes the focus, and keeps Tab in it. `onAct` hears only what a person does: in Firefox a page can get hold of nodes in a closed root and click
 * them; `onTampered` tells when it has changed them.
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
  const putInto = (parent: Element) => {
    parent.append(element);
    open();
  };
  putInto(home);
  let raises = 0;

  const hear = ({ isTrusted, type, target, timeStamp }: Event) => {
    const pressed = isTrusted && actAt(target as Node);
    const menu = frame.querySelector<HTMLDetailsElement>('.hl-menu');
    // A choice closes it, and so does a press beside it.
    if (menu && (pressed || !menu.contains(target as Node))) menu.open = false;
    if (!pressed) return;
    const { act, at } = pressed as { act: CardAct; at: HTMLSelectElement };
    // A list is pressed to see what is in it.
    if ((type === 'change') !== (at.localName === 'select')) return;
    onAct(act, at.value, timeStamp);
  };
  // Otherwise the page would scroll if the card has nothing to scroll, and learn from that how much it contains.
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

  const isOnList = () => root.activeElement?.localName === 'select';
  let placed = '';
  let dock: Dock | undefined;
  let [mustKeepFocus, isUnfolded, mustTake] = [false, false, isWalk];

  // The card itself takes the focus; and what had it before, once the card is gone: that may be another card.
  element.focus = () => {
    mustKeepFocus = true;
    ((element.isConnected ? frame.lastElementChild : before) as HTMLElement | null)?.focus?.({ preventScroll: true });
  };

  const judge = (records: MutationRecord[]) => {
    // A disclosure that the person opens or closes is the one change that is not ours.
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
      // Who pins it by mouse does not go on in it: Esc is the page's.
      if (!isIn && !dock && state.dock) (root.activeElement as HTMLElement | null)?.blur();
      ({ dock, isUnfolded } = state);
      write(() => drawCard(frame, state));
      placed = '';
      // What was pressed may be gone now: the card itself keeps the focus, so that Tab goes on from here.
      if (!(isIn || mustTake) || root.activeElement) return;
      mustTake = false;
      element.focus();
    },

    place(pointer) {
      const isThere = target.isThere();
      const around = drawnIn(isThere ? target.node : element);
      const [anchor] = target.boxes().toSorted((one, other) => farFrom(one, pointer) - farFrom(other, pointer));
      const homeNow = findTopLayerContainer(around);
      if (!homeNow) return false;
      if (homeNow !== element.parentNode) putInto(homeNow);
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
          // The page's own zoom applies to everything in it: it is measured without.
          frame.style.zoom = `${1 / zoom}`;
          const { x, y, height } = read();
          frame.style.cssText = `height:${height}px;left:${x}px;top:${y}px;zoom:${1 / zoom}`;
        });
        placed = now;
      }
      // A pinned one stays, whatever becomes of its reference.
      const all = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
      return Boolean(docked ?? (anchor && overlaps(anchor, all)));
    },

    box: () => frame.getBoundingClientRect(),
    isOpen: () => element.matches(':popover-open'),
    countOver() {
      if (dock?.isOut) return 0;
      const { x, y } = frame.getBoundingClientRect();
      // What is on the page lies in its document or in a shadow root.
      const tree = element.getRootNode() as Document | ShadowRoot;
      const over = tree.elementsFromPoint(x + 20, y + 20);
      // One card may lie over another.
      return over.filter((one) => one === element || !hosts.has(one)).indexOf(element);
    },
    isUntouched() {
      const fresh = new CSSStyleSheet();
      // Not the latest styles: they change with the theme and with each start of the background.
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
    // The tray's bar is in no card.
    if (!focused?.closest('.hl-card')) return false;
    // An open list reaches beyond the card, and so does the pointer in it.
    if (isOnList()) return true;
    return isWalk || focused.matches(':focus-visible') || (mustKeepFocus && focused === frame.lastElementChild);
  }
}

/** The one element that a card adds to the page, and only while it is open. */
type CardHost = {
  element: HTMLElement;
  draw(state: CardState): void;
  /**
   * Puts the card beside its reference, or into its place in the tray, where that has changed; false when it cannot be
   * shown any more.
   */
  place(pointer: Point): boolean;
  box(): Box;
  /** False once the page has closed or removed it. */
  isOpen(): boolean;
  /**
   * How many elements of the page lie over the card; -1 where it is painted, but what the page shows over everything
   * leaves it inert. Costs a hit-test.
   */
  countOver(): number;
  /** False if the page added a style sheet or an animation to the root, which it can reach in Firefox. */
  isUntouched(): boolean;
  /** False if something covers the card. Moves it back to the top; the fourth time it counts as tampered with. */
  keepClear(): boolean;
  /** True while a keyboard user is in the card, or a person chooses from a list in it. */
  hasFocus(): boolean;
  /** True while a list in the card has the focus: the arrow keys are its own then. */
  hasList(): boolean;
  /** Takes it away; the focus goes back where it was when the card was shown. */
  remove(): void;
};

/** What a card is shown with. */
type CardHostParts = {
  target: Target;
  bareStyles: string;
  invoker: HTMLElement | null;
  isWalk: boolean;
  onAct: (act: CardAct, value: string | undefined, timeStamp: number) => void;
  onTampered: () => void;
};

/**
 * Where a card must be put to be more than painted: a modal dialog and what is full screen leave everything else inert,
 * so it goes into the innermost of them around its reference. Null where the reference is not in what is full screen.
 * `around` is what the reference is drawn in.
 */
export function findTopLayerContainer(around: Element[]): Element | null {
  const { documentElement, fullscreenElement } = document;
  if (fullscreenElement && !around.includes(fullscreenElement)) return null;
  return around.find((element) => element.matches(':modal,:fullscreen')) ?? documentElement;
}

// What is taller is no row of a list: a whole comment, a part of the page's layout.
const tallestRow = 100;
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** What decides beside the boxes where a card belongs; `around` is what its reference is drawn in. */
export function readLayoutContext(around: Element[]): {
  isRtl: boolean;
  /** Lines run from top to bottom. */
  isVertical: boolean;
  /** The browser will show a tooltip of the page's below the pointer. */
  isTipped: boolean;
  /** It is in a row, and another one comes below. */
  isInList: boolean;
} {
  const { direction, writingMode } = getComputedStyle(around[0] ?? document.body);
  const tip = around.find((element) => element.matches('[title],:has(>title)'));
  return {
    isRtl: direction === 'rtl',
    isVertical: /^[vs]/.test(writingMode),
    // An empty title takes away that of what is around it.
    isTipped: tip ? tip.getAttribute('title') !== '' : false,
    isInList: around.some((element) => {
      const next = element.matches('tr,li,[role=row]') && element.nextElementSibling;
      const height = next ? topOf(next) - topOf(element) : 0;
      return height > 0 && height < tallestRow;
    }),
  };
}
