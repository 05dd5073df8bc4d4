import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { listenOnLoopback } from '../../explorer/listen-on-loopback.ts';

/** A picture host on HTTPS, as NFTs use. Its certificate is for tests only, and browsers do not trust it. */
export type PictureHost = {
  /** "https://localhost:PORT". */
  url: string;
  /** Every request so far, oldest first. */
  readonly log: { path: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
};

// A picture of a single pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts the host on a free port: `/page` sets a cookie, `/dot.png` is a picture without CORS headers (as on most
 * hosts), `/away` redirects to `awayTo`, and anything else returns 404.
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
  const { port, close } = await listenOnLoopback(server, 0);
  return { url: `https://localhost:${port}`, log, close };
}
