import type { CardAct } from '../cards/card-act.ts';
import type { CardHost, CardHostParts } from './card-host.ts';
import { drawCard } from './draw-card.ts';
import { actAt } from './draw-nodes.ts';
import { findHome } from './find-home.ts';
import { drawnIn } from './flat-tree.ts';
import { frameClass, hosts } from './leftovers.ts';
import { farFrom, overlaps, placeCard } from './place-card.ts';
import { readSurroundings } from './read-surroundings.ts';

// A document that is not HTML makes others.
const create = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'div') as HTMLElement;

/** What the background sent last of how cards look. */
let looks = '';

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
  const home = findHome(drawnIn(target.node));
  if (!home) return null;
  const before = document.activeElement as HTMLElement | null;
  const element = create();
  hosts.add(element);
  const root = element.attachShadow({ mode: 'closed' });
  const frame = create();
  const styles = new CSSStyleSheet();
  styles.replaceSync(looks || bareStyles);
  root.adoptedStyleSheets = [styles];
  root.append(frame);
  frame.className = frameClass;

  element.popover = 'manual';
  const putInto = (parent: Element) => {
    parent.append(element);
    element.showPopover(invoker ? { source: invoker } : {});
  };
  putInto(home);

  const hear = ({ isTrusted, type, target }: Event) => {
    const pressed = isTrusted && actAt(target as Node);
    if (!pressed) return;
    const { act, at } = pressed as { act: CardAct; at: HTMLSelectElement };
    // A list is pressed to see what is in it.
    if ((type === 'change') !== (at.localName === 'select')) return;
    onAct(act, at.value);
    // To be chosen again.
    if (type === 'change' && 'copy' in act) at.value = '';
  };
  frame.addEventListener('click', hear);
  frame.addEventListener('change', hear);
  if (isWalk)
    frame.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || isPinned) return;
      const all = [...frame.querySelectorAll<HTMLElement>('button,a,select,summary')].filter((one) =>
        one.checkVisibility(),
      );
      const next = all.indexOf(root.activeElement as HTMLElement) + (event.shiftKey ? -1 : 1);
      (all.at(Math.max(-1, next)) ?? all[0])?.focus();
      event.preventDefault();
    });

  const isOnList = () => root.activeElement?.localName === 'select';
  let placed = '';
  let [mustKeepFocus, isPinned, mustTake] = [false, false, isWalk];

  // The card itself takes the focus; and what had it before, once the card is gone: that may be another card.
  element.focus = () => {
    mustKeepFocus = true;
    ((element.isConnected ? frame.firstElementChild : before) as HTMLElement | null)?.focus?.({ preventScroll: true });
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
      const { styles: sent = looks } = state.update?.drawing ?? {};
      if (sent !== looks) styles.replaceSync(sent);
      looks = sent;
      isPinned = state.isPinned;
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
      const homeNow = findHome(around);
      if (!homeNow) return false;
      if (homeNow !== element.parentNode) putInto(homeNow);
      // It stays where it is, whatever becomes of its reference.
      if (isPinned) return true;
      if (!anchor || !isThere) return false;

      const zoom = element.currentCSSZoom;
      const viewport = { width: document.documentElement.clientWidth || innerWidth, height: innerHeight };
      const now = JSON.stringify([anchor, viewport, zoom]);
      if (now !== placed) {
        write(() => {
          // The page's own zoom applies to everything in it: it is measured without.
          frame.style.zoom = `${1 / zoom}`;
          const card = { width: frame.offsetWidth, height: fullHeight() };
          const { x, y, room } = placeCard({ anchor, pointer, card, viewport, ...readSurroundings(around) });
          frame.style.cssText = `max-height:${room}px;left:${x}px;top:${y}px;zoom:${1 / zoom}`;
        });
        placed = now;
      }
      return overlaps(anchor, { left: 0, top: 0, right: viewport.width, bottom: viewport.height });
    },

    box: () => frame.getBoundingClientRect(),
    isOpen: () => element.matches(':popover-open'),
    countOver() {
      const { x, y } = frame.getBoundingClientRect();
      // What is on the page lies in its document or in a shadow root.
      const tree = element.getRootNode() as Document | ShadowRoot;
      const over = tree.elementsFromPoint(x + 20, y + 20);
      // One card may lie over another.
      return over.filter((one) => one === element || !hosts.has(one)).indexOf(element);
    },
    hasFocus: isInUse,
    hasList: isOnList,

    remove() {
      foreign.disconnect();
      const hadFocus = root.activeElement;
      element.remove();
      if (hadFocus) element.focus();
    },
  };

  /** How tall what is drawn would be with room enough, in pixels. */
  function fullHeight(): number {
    const scroller = frame.querySelector('.hl-scroll');
    return frame.offsetHeight + (scroller ? scroller.scrollHeight - scroller.clientHeight : 0);
  }

  function isInUse(): boolean {
    const focused = root.activeElement;
    if (focused === null) return false;
    // An open list reaches beyond the card, and so does the pointer in it.
    if (isOnList()) return true;
    return isWalk || focused.matches(':focus-visible') || (mustKeepFocus && focused === frame.firstElementChild);
  }
}
