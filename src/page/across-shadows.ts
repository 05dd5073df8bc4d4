/**
 * A node, and the hosts of the shadow roots that it lies in, inside out: one node in each tree up to the
 * document. What the DOM's own `closest` and `contains` ask stops at the border of a shadow root.
 */
export function acrossShadows(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [node, ...acrossShadows(root.host)] : [node];
}

/** The nearest element around a node (or the node itself) that matches, also outside its shadow roots. */
export function closestAcross(node: Node, selector: string): Element | null {
  for (const at of acrossShadows(node)) {
    const found = (at instanceof Element ? at : at.parentElement)?.closest(selector);
    if (found) return found;
  }
  return null;
}
