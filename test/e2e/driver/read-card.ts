import type { CardSeen } from './driver.ts';

/** Reads a card in its closed root; null without a dialog. Runs in the browser: refers to nothing outside itself. */
export function readCard(root: ShadowRoot): CardSeen | null {
  const dialog = root.querySelector('[role="dialog"], dialog');
  if (dialog === null) return null;
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  // The style sheet draws the text of `data` elements from their value. Words of separate boxes get spaces between.
  const read = (element: Element, isSeen: boolean): string => {
    const { display, visibility } = getComputedStyle(element);
    if (isSeen && (display === 'none' || element.matches('details:not([open]) > :not(summary)'))) return '';
    if (element.localName === 'data')
      return isSeen && visibility !== 'visible' ? '' : (element.getAttribute('value') ?? '');
    const inside = [...element.children].map((child) => read(child, isSeen)).join('');
    // The quotation marks around a long name are beside its box.
    return /^(?:inline|none)/.test(display) || element.matches('.hl-long > *') ? inside : ` ${inside} `;
  };
  const words = (element: Element, isSeen = false) => clean(read(element, isSeen));
  const labelled = (dialog.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (root.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();
  const toClip = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const toMiddle = (element: Element) => {
    const { x, y, width, height } = toClip(element);
    return { x: x + width / 2, y: y + height / 2 };
  };
  // The point to press first: the outermost closed disclosure around the button, or "More".
  const behind = (button: Element) => {
    let closed: Element | null = null;
    for (let at = button.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      if (!at.open) closed = at.querySelector('summary');
    const first = closed ?? (button.checkVisibility() ? null : root.querySelector('.hl-more'));
    return first && toMiddle(first);
  };
  const summary = root.querySelector('details:not(.hl-left *, .hl-menu, .hl-menu *) > summary');
  // The orphan message is in every card; a style sheet draws it only once Hashlens is gone.
  const left = root.querySelector('.hl-left summary');
  const drawn = left?.checkVisibility({ visibilityProperty: true }) ? getComputedStyle(left, '::before') : null;
  const isDrawn = drawn !== null && drawn.content !== 'none' && Number.parseFloat(drawn.width) > 100;
  const bar = root.querySelector('.hl-bar');
  const head = root.querySelector('.hl-head');
  const chain = head?.querySelector('.hl-chain');
  return {
    role: dialog.getAttribute('role') ?? 'dialog',
    name: dialog.getAttribute('aria-label') ?? labelled,
    busy: dialog.getAttribute('aria-busy') === 'true' || root.querySelector('[aria-busy="true"]') !== null,
    direction: getComputedStyle(dialog).direction,
    text: dialog.checkVisibility() ? words(dialog, true) : '',
    colours: [
      getComputedStyle(dialog).backgroundColor,
      ...[dialog, ...root.querySelectorAll('[role="note"]')].slice(0, 2).map((one) => getComputedStyle(one).color),
    ],
    isSeen: getComputedStyle(dialog).visibility === 'visible' && getComputedStyle(dialog).opacity !== '0',
    differs: [...root.querySelectorAll('.hl-pinned .hl-full mark, .hl-differs')].map((one) => words(one)),
    bar: bar && { words: bar.getAttribute('aria-label') ?? '', rect: toClip(bar) },
    left: (isDrawn && left?.getAttribute('aria-label')) || '',
    details: summary && {
      at: toMiddle(summary),
      isOpen: root.querySelector('details[open]:not(.hl-left *, .hl-menu, .hl-menu *)') !== null,
    },
    alerts: [...root.querySelectorAll('[role="alert"]')].map((one) => words(one)),
    allText: words(dialog),
    titles: [...root.querySelectorAll('[title]')].map((one) => clean(one.getAttribute('title') ?? '')),
    notes: [...root.querySelectorAll('[role="note"]')].map((one) => words(one)),
    buttons: [...root.querySelectorAll('button, a[href], .hl-menu > summary')].map((button) => ({
      name: button.getAttribute('aria-label') ?? words(button),
      ...(button instanceof HTMLAnchorElement && { href: button.href }),
      at: toMiddle(button),
      isInView: button.contains(root.elementFromPoint(toMiddle(button).x, toMiddle(button).y)),
      behind: behind(button),
      within: button.closest('.hl-menu details')
        ? 'forms'
        : button.closest('.hl-menu') && !button.matches('summary')
          ? 'menu'
          : button.closest('.hl-foot')
            ? 'foot'
            : button.closest('.hl-head')
              ? 'head'
              : 'body',
    })),
    rect: toClip(dialog),
    // Nothing may extend beyond the card, whose padding has room for the scroll bar. Text that only assistive
    // technology reads may be anywhere.
    sticksOut: [...root.querySelectorAll('.hl-scroll *')]
      .filter((element) => element.closest('.hl-unseen') === null && element.checkVisibility())
      // Truncated text ends in an ellipsis, and is shown in full behind "More".
      .filter((element) => !element.closest('.hl-sub, .hl-who, .hl-facts, .hl-head'))
      // An SVG clips its own lines.
      .filter((element) => element.parentElement?.closest('svg') == null)
      .filter((element) => element.getBoundingClientRect().right > dialog.getBoundingClientRect().right + 1)
      .map((element) => `${element.localName} ${words(element).slice(0, 80)}`),
    head: head && chain ? { chain: toClip(chain), whole: toClip(head) } : null,
  };
}
