// happy-dom searches all children of the parent for every sibling access: walking along
// ten thousand siblings takes seconds. This version first looks where the node was last.

const places = new WeakMap<Node, number>();

function makeQuick(side: 'previousSibling' | 'nextSibling', step: -1 | 1, childrenOf: (parent: Node) => Node[]): void {
  const slow = Object.getOwnPropertyDescriptor(Node.prototype, side)?.get;
  if (slow === undefined) throw new Error(`no ${side}`);
  Object.defineProperty(Node.prototype, side, {
    configurable: true,
    get(this: Node): Node | null {
      const { parentNode } = this;
      if (!parentNode) return null;
      const siblings = childrenOf(parentNode);
      const known = places.get(this);
      const at = known !== undefined && siblings[known] === this ? known : siblings.indexOf(this);
      // A form is a different object in its parent's list than `this`.
      if (at === -1) return slow.call(this);
      const beside = siblings[at + step] ?? null;
      places.set(this, at);
      if (beside) places.set(beside, at + step);
      return beside;
    },
  });
}

/** Makes `previousSibling` and `nextSibling` of this file's happy-dom as fast as in a browser. */
export function quickenSiblings(): void {
  // `childNodes` itself is a proxy and no faster.
  const own = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'nodeArray');
  if (own === undefined) throw new Error('happy-dom keeps its nodes elsewhere');
  const childrenOf = (parent: Node): Node[] => Reflect.get(parent, own);
  makeQuick('previousSibling', -1, childrenOf);
  makeQuick('nextSibling', 1, childrenOf);
}
