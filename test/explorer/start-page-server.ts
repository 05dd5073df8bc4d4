import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** A running server of web pages. */
export type PageServer = { url: string; port: number; close(): Promise<void> };

const types: { [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

// The strictest policy a page can have: nothing may load or run, and no text may become script or markup.
const strictPolicy =
  "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'";

/**
 * Serves a folder on 127.0.0.1, by default the demo pages. Pages whose path starts with /strict-csp get the strictest
 * policy.
 */
export async function startPageServer({
  folder = join(import.meta.dirname, '../pages'),
  port = 0,
}: {
  folder?: string;
  port?: number;
} = {}): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(`http://127.0.0.1${request.url ?? '/'}`);
    // The URL parser has already resolved every `..` and nothing is decoded, so the path stays inside the folder.
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', types[extname(pathname)] ?? 'text/plain; charset=utf-8');
    if (pathname.startsWith('/strict-csp')) response.setHeader('content-security-policy', strictPolicy);
    response.end(body ?? 'No such page.');
  });
  const { port: given, close } = await listenOnLoopback(server, port);
  return { url: `http://127.0.0.1:${given}`, port: given, close };
}
