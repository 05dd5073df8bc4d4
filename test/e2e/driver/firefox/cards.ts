import type { CardSeen } from '../driver.ts';
import { readCard } from '../read-card.ts';
import type { Context, Remote, Send } from './protocol.ts';

/** Reads all open cards of a page and its frames in a sandbox, whose prototypes a hostile page cannot patch. */
export async function readCards(send: Send, context: string): Promise<CardSeen[]> {
  const { contexts } = await send('browsingContext.getTree', { root: context });
  const seen: CardSeen[] = [];
  for (const one of contexts.flatMap(withFrames)) seen.push(...(await readCardsOf(send, one)));
  return seen;
}

function withFrames({ context, children }: Context): string[] {
  return [context, ...(children ?? []).flatMap(withFrames)];
}

async function readCardsOf(send: Send, context: string): Promise<CardSeen[]> {
  const target = { context, sandbox: 'story' };
  const hosts = await send('script.evaluate', {
    expression: `(${findHosts})(document)`,
    target,
    awaitPromise: false,
    serializationOptions: { includeShadowTree: 'all', maxDomDepth: 0 },
  });
  const seen: CardSeen[] = [];
  for (const host of Array.isArray(hosts.result.value) ? hosts.result.value : []) {
    const sharedId = shadowRootOf(host)?.sharedId;
    if (sharedId === undefined) continue;
    const reply = await send('script.callFunction', {
      functionDeclaration: `(root) => JSON.stringify((${readCard})(root))`,
      arguments: [{ sharedId }],
      target,
      awaitPromise: false,
    });
    const card: CardSeen | null = typeof reply.result.value === 'string' ? JSON.parse(reply.result.value) : null;
    if (card !== null) seen.push(card);
  }
  return seen;
}

// All elements that may host a card, also in open shadow roots. Runs in the browser: refers to nothing outside itself.
function findHosts(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.hasAttribute('popover') ? [element] : []),
    ...(element.shadowRoot === null ? [] : findHosts(element.shadowRoot)),
  ]);
}

function shadowRootOf(node: Remote): Remote | null {
  const { value } = node;
  return typeof value === 'object' && 'shadowRoot' in value ? (value.shadowRoot ?? null) : null;
}
