import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the measured pages, under every host name that resolves to this machine. */
export type ServedPages = {
  port: number;
  /** Returns the path of a new page with this body. */
  serve(body: string): string;
  close(): Promise<void>;
};

/** Starts the server on a free loopback port. */
export async function servePages(): Promise<ServedPages> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    if (body === undefined) return void response.writeHead(404).end();
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>A page</title><body>${body}</body></html>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    serve(body) {
      const path = `/page-${pages.size}`;
      pages.set(path, body);
      return path;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
