import { createServer } from 'node:net';

/** A URL that payloads contain. It never answers, but counts connections. */
export type LeakTrap = { url: string; readonly visits: number; close(): Promise<void> };

/** Starts the trap on a free loopback port. It counts connections of any protocol, even a mere preconnect. */
export async function startLeakTrap(): Promise<LeakTrap> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The trap has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/leak`,
    get visits() {
      return visits;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
