// happy-dom looks for a node among all of its parent's children whenever it is asked for the next one: a walk along
// ten thousand siblings takes seconds. Here it looks first where the node stood last.

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
      // A form is another object to its parent than to itself.
      if (at === -1) return slow.call(this);
      const beside = siblings[at + step] ?? null;
      places.set(this, at);
      if (beside) places.set(beside, at + step);
      return beside;
    },
  });
}

/** Makes `previousSibling` and `nextSibling` of this file's happy-dom as quick as a browser's. */
export function quickenSiblings(): void {
  // `childNodes` itself is a proxy, and no quicker.
  const own = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'nodeArray');
  if (own === undefined) throw new Error('happy-dom keeps its nodes elsewhere');
  const childrenOf = (parent: Node): Node[] => Reflect.get(parent, own);
  makeQuick('previousSibling', -1, childrenOf);
  makeQuick('nextSibling', 1, childrenOf);
}
