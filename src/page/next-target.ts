import { findAll } from './find-all.ts';
import { isReadOnlyField } from './find-in-node.ts';
import { linkAround } from './hit-test.ts';
import { createFieldTarget, createLinkTarget, createTextTarget, type Target } from './target.ts';

/**
 * The reference after a place, in the order of the page, round and round; undefined where nothing that can be seen
 * holds one. `nodes` are those that hold references.
 */
export function nextTarget(nodes: Iterable<Node>, from: Node, offset: number): Target | undefined {
  const isBefore = (one: Node, other: Node) => one.compareDocumentPosition(other) & 4; /* DOCUMENT_POSITION_FOLLOWING */
  // They were found in this order, mostly.
  const order = [...nodes].filter((node) => node.isConnected).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const after = order.filter((node) => node === from || isBefore(from, node));
  return (
    [...after, ...order]
      .values()
      // The first one may hold some on both sides of the place.
      .flatMap((node, at) => targetsIn(node).filter(({ place }) => at || node !== from || place.startOffset > offset))
      .find((target) => target.boxes().length > 0)
  );
}

/** What a node holds, in the order of the page. */
export function targetsIn(node: Node): Target[] {
  return [...findAll(node)].flat().map((sighting) => {
    const { found, place } = sighting;
    const parent = node.parentElement;
    if (!(node instanceof Element)) return createTextTarget(found, place, parent && linkAround(parent));
    return isReadOnlyField(node) ? createFieldTarget(sighting, node) : createLinkTarget(found, node);
  });
}
