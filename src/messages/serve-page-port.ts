import { browser } from 'wxt/browser';
import { type PageJump, type PageList, pagePortName, walkPortName } from './page-port.ts';

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0];

/**
 * Tells one of our own pages, while it asks, what stands in this frame, and jumps where it says; and takes the word of
 * the background that the next reference shall be shown; until the signal ends it. Gives a function for when something has changed.
 */
export function servePagePort({
  signal,
  toList,
  onJump,
  onWalk,
}: {
  signal: AbortSignal;
  toList: () => Omit<PageList, 'frame'>;
  onJump: (name: string) => void;
  onWalk: () => void;
}): () => void {
  const ports = new Set<Port>();
  // Pages without https have no better random names; a name is no secret.
  const frame = String(Math.random());
  const tell = () => {
    for (const port of ports) port.postMessage({ frame, ...toList() });
  };
  const onConnect = (port: Port) => {
    if (port.name === walkPortName) onWalk();
    if (port.name !== pagePortName) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    port.onMessage.addListener(({ jump }: PageJump) => onJump(jump));
    tell();
  };
  browser.runtime.onConnect.addListener(onConnect);
  signal.addEventListener('abort', () => {
    // After an update Chromium's scripts have none.
    browser.runtime?.onConnect.removeListener(onConnect);
    for (const port of ports) port.disconnect();
  });
  return tell;
}
