/** The elements that a node is drawn in, itself first: out through slots and through the hosts of open shadow roots. */
export function drawnIn(node: Node): Element[] {
  const around: Element[] = [];
  for (let at: Node | null = node; at; at = outOf(at)) if (at instanceof Element) around.push(at);
  return around;
}

function outOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
  return slot ?? node.parentNode;
}
