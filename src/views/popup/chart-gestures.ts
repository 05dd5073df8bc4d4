import { enlarged, moved, type Zoom } from './zoom.ts';

/** What gestures work on: a strip of the line on the screen. */
type Strip = {
  area: HTMLElement;
  /** What is shown, and all there is; null while there is nothing. */
  read: () => { shown: Zoom; whole: Zoom; least: number } | null;
  show: (zoom: Zoom) => void;
  /** A finger is at a place of the line, so many pixels from its start. */
  onPlace: (px: number) => void;
};

// A wheel's notch is 100 pixels or 3 lines, and enlarges by a fifth; what a trackpad pinches comes in small steps.
const perPixel = 0.002;
const perPinchedPixel = 0.01;
const pixelsPerLine = 33;

/**
 * Until the signal ends: the wheel zooms about the pointer and lets the page scroll once all is shown, sideways it moves
 * the line; so does dragging with Shift. One finger moves a line that is zoomed and else reads it out; two zoom it.
 */
export function listenForGestures(strip: Strip, signal: AbortSignal): void {
  const { area } = strip;
  const pointers = new Map<number, number>();
  const inArea = ({ clientX }: MouseEvent) => clientX - area.getBoundingClientRect().left;

  function enlarge(atPx: number, times: number): boolean {
    const now = strip.read();
    if (now === null) return false;
    const { shown, whole, least } = now;
    const at = shown.from + (atPx / area.clientWidth) * (shown.to - shown.from);
    const next = enlarged(shown, { at, times, least, whole });
    if (next.from === shown.from && next.to === shown.to) return false;
    strip.show(next);
    return true;
  }

  // Positive pixels lead to what is newer.
  function moveBy(px: number): boolean {
    const now = strip.read();
    if (now === null) return false;
    const { shown, whole } = now;
    const next = moved(shown, { by: (px / area.clientWidth) * (shown.to - shown.from), whole });
    if (next.from === shown.from) return false;
    strip.show(next);
    return true;
  }

  function turn(event: WheelEvent): void {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : pixelsPerLine;
    const [across, along] = event.shiftKey ? [event.deltaY || event.deltaX, 0] : [event.deltaX, event.deltaY];
    const isAcross = Math.abs(across) > Math.abs(along);
    const times = Math.exp(-along * unit * (event.ctrlKey ? perPinchedPixel : perPixel));
    const hasMoved = isAcross ? moveBy(across * unit) : enlarge(inArea(event), times);
    // Trackpads that pinch would zoom the whole page.
    if (hasMoved || event.ctrlKey) event.preventDefault();
  }

  function press(event: PointerEvent): void {
    const isMove = event.pointerType === 'touch' || (event.button === 0 && event.shiftKey);
    if (!isMove || pointers.size === 2) return;
    pointers.set(event.pointerId, inArea(event));
    area.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = inArea(event);
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      if (!moveBy(before - now) && event.pointerType === 'touch') strip.onPlace(now);
      return;
    }
    const [apart, together] = [Math.abs(now - other), Math.abs(before - other)];
    // Fingers that lie on each other point at no size.
    if (apart > 8 && together > 8) enlarge(other, apart / together);
  }

  const end = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  area.addEventListener('wheel', turn, { passive: false, signal });
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener('pointermove', drag, { signal });
  area.addEventListener('pointerup', end, { signal });
  area.addEventListener('pointercancel', end, { signal });
}
