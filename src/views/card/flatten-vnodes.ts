import type { ComponentChildren, VNode } from 'preact';

/** What an element is drawn with. */
export type Props = { children?: ComponentChildren; [name: string]: unknown };

/** The elements and texts in some Preact elements, with components called and fragments opened. */
export function flattenVnodes(children: ComponentChildren): (string | VNode<Props>)[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap(flattenVnodes);
  if (typeof children !== 'object') return [String(children)];
  if (!isVnode(children)) return [];
  const { type, props } = children;
  return typeof type === 'string' ? [children] : flattenVnodes((type as (props: Props) => ComponentChildren)(props));
}

function isVnode(child: object): child is VNode<Props> {
  return 'type' in child;
}
