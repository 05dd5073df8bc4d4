import type { CDPSession } from '@playwright/test';

type World = { id: number; origin: string; auxData?: { type?: string; frameId?: string } };

/**
 * Runs an expression in our content script's isolated world, with the APIs that the script has, and returns its value.
 * Rejects if our script has not started.
 */
export async function runInContentWorld(session: CDPSession, id: string, expression: string): Promise<unknown> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = (await listWorlds(session)).find(
    ({ origin, auxData }) =>
      auxData?.type === 'isolated' && auxData.frameId === frameTree.frame.id && origin === `chrome-extension://${id}`,
  );
  if (world === undefined) throw new Error('Our script has no world in this page.');
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: world.id,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

// `Runtime.enable` reports all existing contexts before it returns.
async function listWorlds(session: CDPSession): Promise<World[]> {
  const worlds: World[] = [];
  const note = ({ context }: { context: World }) => void worlds.push(context);
  session.on('Runtime.executionContextCreated', note);
  await session.send('Runtime.enable');
  session.off('Runtime.executionContextCreated', note);
  await session.send('Runtime.disable');
  return worlds;
}
