import type { CDPSession } from '@playwright/test';

type Value = { value?: unknown };
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

// The node properties that a screen reader announces.
const told = ['busy', 'live', 'atomic', 'modal', 'level', 'expanded', 'hasPopup', 'disabled', 'focused'];
// Roles that repeat their parent's text.
const parts = ['InlineTextBox', 'ListMarker'];

/** Reads the accessibility tree of the open card; Chromium's tree includes closed shadow roots. [] without a card. */
export async function readCardTree(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const all = new Map((nodes as Node[]).map((node) => [node.nodeId, node]));
  const dialog = nodes.find(({ role }) => role?.value === 'dialog') as Node | undefined;
  return dialog ? toLines(dialog, all, '') : [];
}

function toLines(node: Node, all: Map<string, Node>, indent: string): string[] {
  const role = String(node.role?.value);
  if (parts.includes(role)) return [];
  const inside = (within: string) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = all.get(id);
      return child ? toLines(child, all, within) : [];
    });
  // A node without role and name is announced as its contents.
  const isSilent = node.ignored || (['generic', 'none'].includes(role) && !node.name?.value);
  if (isSilent) return inside(indent);
  const line = `${indent}${role} ${JSON.stringify(node.name?.value ?? '')}${toStates(node)}`;
  const below = inside(`${indent}  `);
  // A text that equals the node's name is announced once.
  const [only] = below;
  const isSaid = below.length === 1 && only?.trim() === `StaticText ${JSON.stringify(node.name?.value)}`;
  return isSaid ? [line] : [line, ...below];
}

function toStates({ value, description, properties = [] }: Node): string {
  const states = properties
    .filter((one) => told.includes(one.name) && one.value.value && one.value.value !== 'off')
    .map(({ name, value }) => (value.value === true || name === 'busy' ? name : `${name}=${value.value}`));
  if (value?.value !== undefined) states.unshift(`value=${value.value}`);
  if (description?.value) states.push(`(${description.value})`);
  return states.length > 0 ? ` ${states.join(' ')}` : '';
}
