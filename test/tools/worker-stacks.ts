import { Session } from 'node:inspector';

type Paused = { callFrames: { functionName: string; url: string; location: { lineNumber: number } }[] };
type Message = { method?: string; params?: Paused };

/** Returns the stacks of this process's worker threads, one text for each that runs code, innermost function first. */
export async function workerStacks(waitMs = 3_000): Promise<string[]> {
  const session = new Session();
  session.connect();
  const stacks: string[] = [];
  const send = (sessionId: string, method: string) =>
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: 1, method }) });
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
    send(sessionId, 'Debugger.enable');
    send(sessionId, 'Debugger.pause');
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }) => {
    const { method, params }: Message = JSON.parse(message);
    if (method !== 'Debugger.paused' || params === undefined) return;
    const lines = params.callFrames.map(
      ({ functionName, url, location }) => `  ${functionName || '(anonymous)'} ${url}:${location.lineNumber + 1}`,
    );
    stacks.push(lines.join('\n'));
    send(sessionId, 'Debugger.resume');
  });
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  await new Promise((done) => setTimeout(done, waitMs));
  session.disconnect();
  return stacks;
}
