import type { CDPSession, Page } from '@playwright/test';
import type { CardSeen } from '../driver.ts';
import { readCard } from '../read-card.ts';

type Node = Awaited<ReturnType<CDPSession['send']>> & {
  backendNodeId: number;
  /** Set for an element that contains a frame. */
  frameId?: string;
  contentDocument?: Node;
  shadowRootType?: string;
  shadowRoots?: Node[];
  children?: Node[];
};

type ClosedRoot = { backendNodeId: number; frameId: string };

/** Reads all open cards of a page and its frames in an isolated world, whose prototypes a hostile page cannot patch. */
export async function readCards(page: Page, session: CDPSession): Promise<CardSeen[]> {
  const seen = await readCardsOf(session);
  for (const frame of page.frames().slice(1)) {
    // A frame in the page's process has no own session; it was read with the page.
    const own = await page
      .context()
      .newCDPSession(frame)
      .catch(() => null);
    if (own === null) continue;
    seen.push(...(await readCardsOf(own)));
    await own.detach();
  }
  return seen;
}

async function readCardsOf(session: CDPSession): Promise<CardSeen[]> {
  const [{ root }, { frameTree }] = await Promise.all([
    session.send('DOM.getDocument', { depth: -1, pierce: true }),
    session.send('Page.getFrameTree'),
  ]);
  const seen: CardSeen[] = [];
  for (const { backendNodeId, frameId } of closedRoots(root as Node, frameTree.frame.id)) {
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName: 'story' });
    const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: `function () { return JSON.stringify((${readCard})(this)); }`,
    });
    const card: CardSeen | null = JSON.parse(result.value);
    if (card !== null) seen.push(card);
  }
  return seen;
}

function closedRoots(node: Node, frameId: string): ClosedRoot[] {
  const own = (node.shadowRoots ?? [])
    .filter((root) => root.shadowRootType === 'closed')
    .map(({ backendNodeId }) => ({ backendNodeId, frameId }));
  const inside = [...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap((child) =>
    closedRoots(child, frameId),
  );
  const framed = node.contentDocument ? closedRoots(node.contentDocument, node.frameId ?? frameId) : [];
  return [...own, ...inside, ...framed];
}
