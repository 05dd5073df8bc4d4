import type { CardSeen } from './driver.ts';

/** Reads the card out of its closed shadow root; null for a root without a dialog. Runs in the browser: refers to nothing outside itself. */
export function readCard(root: ShadowRoot): CardSeen | null {
  const dialog = root.querySelector('[role="dialog"], dialog');
  if (dialog === null) return null;
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const words = (element: Element) => clean(element.textContent ?? '');
  const labelled = (dialog.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (root.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();
  const box = dialog.getBoundingClientRect();
  return {
    role: dialog.getAttribute('role') ?? 'dialog',
    name: dialog.getAttribute('aria-label') ?? labelled,
    busy: dialog.getAttribute('aria-busy') === 'true' || root.querySelector('[aria-busy="true"]') !== null,
    direction: getComputedStyle(dialog).direction,
    // innerText, not textContent: it keeps neighbouring words apart.
    text: clean(dialog instanceof HTMLElement ? dialog.innerText : ''),
    alerts: [...root.querySelectorAll('[role="alert"]')].map(words),
    notes: [...root.querySelectorAll('[role="note"]')].map(words),
    buttons: [...root.querySelectorAll('button, a[href]')].map((button) => {
      const place = button.getBoundingClientRect();
      return {
        name: button.getAttribute('aria-label') ?? words(button),
        at: { x: place.x + place.width / 2, y: place.y + place.height / 2 },
        within: button.closest('.hl-foot') ? 'foot' : button.closest('.hl-head') ? 'head' : 'body',
      };
    }),
    rect: { x: box.x, y: box.y, width: box.width, height: box.height },
  };
}
