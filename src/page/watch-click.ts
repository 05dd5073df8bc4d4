import { listen } from './listen.ts';
import { type Point, toPoint } from './place-card.ts';

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
