import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { listenOnLoopback } from '../explorer/listen-on-loopback.ts';

/** Serves pages that stories write themselves. */
export type StoryPages = {
  /**
   * Returns the URL of a new page with this body and these headers. If they include a content type, the body is the
   * whole response.
   */
  serve(body: string, headers?: OutgoingHttpHeaders): string;
  /** The path of every request so far: pages, and what they load. */
  asked: string[];
  close(): Promise<void>;
};

/** Starts the server on a free loopback port. */
export async function startStoryPages(): Promise<StoryPages> {
  const pages = new Map<string, { html: string; headers: OutgoingHttpHeaders }>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages.get(request.url ?? '');
    if (page === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return {
    asked,
    serve(body, headers = {}) {
      const path = `/page-${pages.size}`;
      const whole = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><body>${body}</body></html>`;
      pages.set(path, { html: headers['content-type'] ? body : whole, headers });
      return `http://127.0.0.1:${port}${path}`;
    },
    close,
  };
}
