import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A host that keeps pictures, on https as NFTs' are: with a certificate that is for tests alone and that nobody trusts. */
export type PictureHost = {
  /** "https://localhost:PORT". */
  url: string;
  /** What it was asked for, oldest first. */
  readonly log: { path: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
};

// One dot.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts it on a free port: `/page` sets a cookie, `/dot.png` is a picture, as most hosts have it without a word on who
 * may read it, `/away` sends to `awayTo`, anything else is gone.
 */
export async function startPictureHost({ awayTo = '/dot.png' } = {}): Promise<PictureHost> {
  const log: PictureHost['log'] = [];
  const read = (name: string) => readFileSync(join(import.meta.dirname, name));
  const server = createServer({ key: read('key.pem'), cert: read('cert.pem') }, ({ url = '', headers }, response) => {
    log.push({ path: url, headers });
    if (url === '/page') {
      response.setHeader('set-cookie', 'person=1; Path=/; Secure; SameSite=None');
      response.setHeader('content-type', 'text/html');
      response.end('<p>A page of the host itself.</p>');
    } else if (url === '/dot.png') {
      response.setHeader('content-type', 'image/png');
      response.end(png);
    } else if (url === '/away') {
      response.writeHead(302, { location: awayTo });
      response.end();
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    log,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
