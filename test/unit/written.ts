/** Returns a copy of a card's element in which texts written by style sheets are ordinary text. */
export function written<E extends Element>(element: E): E {
  const copy = element.cloneNode(true) as E;
  for (const text of copy.querySelectorAll('data')) text.replaceWith(text.getAttribute('value') ?? '');
  copy.normalize();
  return copy;
}

/** Returns the element's text, including texts written by style sheets. */
export function textOf(element: Element | null | undefined): string | undefined {
  return element ? (written(element).textContent ?? '') : undefined;
}
