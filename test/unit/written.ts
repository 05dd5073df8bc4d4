/** A copy of what a card on a page holds, with its texts as a style sheet writes them. */
export function written<E extends Element>(element: E): E {
  const copy = element.cloneNode(true) as E;
  for (const text of copy.querySelectorAll('data')) text.replaceWith(text.getAttribute('value') ?? '');
  copy.normalize();
  return copy;
}

/** The text of it. */
export function textOf(element: Element | null | undefined): string | undefined {
  return element ? (written(element).textContent ?? '') : undefined;
}
