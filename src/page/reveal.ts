/** Scrolls to what holds a reference: an element, or a text. */
export function reveal(node: Node): void {
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
}
