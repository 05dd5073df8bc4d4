import type { Server } from 'node:http';

/**
 * Starts a server on 127.0.0.1 only. Port 0 picks any free port. `close` also ends open connections. Rejects if the
 * server cannot listen on the port.
 */
export async function listenOnLoopback(
  server: Server,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: address.port, close };
}
