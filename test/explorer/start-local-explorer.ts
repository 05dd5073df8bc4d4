import { createServer, type IncomingMessage } from 'node:http';
import { createService } from './create-service.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import type { LocalExplorer, LocalExplorerOptions, RequestLogEntry } from './local-explorer.ts';
import { applyRule, createRules } from './rules.ts';
import { sendReply } from './send-reply.ts';

/**
 * Starts an explorer on 127.0.0.1 that answers the three operations, from the sample if possible, else with generated
 * data.
 */
export async function startLocalExplorer(options: LocalExplorerOptions = {}): Promise<LocalExplorer> {
  const { now = Date.now, delayMs = 0 } = options;
  const service = createService(options);
  const rules = createRules();
  const log: RequestLogEntry[] = [];

  const server = createServer((request, response) => {
    const url = new URL(`http://127.0.0.1${request.url ?? '/'}`);
    const entry = toEntry(request, url, now());
    log.push(entry);
    const rule = rules.take(entry);
    const { method, headers } = request;
    const usual = service.answer({ method: method ?? 'GET', url, authorization: headers.authorization });
    const reply = applyRule(usual, rule);
    if (options.cors) response.setHeader('access-control-allow-origin', '*');
    response.on('close', () => {
      entry.status = response.headersSent ? response.statusCode : null;
      entry.ended = response.writableFinished ? 'sent' : 'cut';
      options.onRequest?.(entry);
    });
    sendReply({ response, reply, rule, delayMs }).catch((error: unknown) => response.destroy(toError(error)));
  });

  const { port, close } = await listenOnLoopback(server, options.port ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    key: service.key,
    secretKey: service.secretKey,
    log,
    behave: rules.add,
    forgetRules: rules.clear,
    reset: () => {
      rules.clear();
      service.reset();
      log.length = 0;
    },
    close,
  };
}

function toEntry(request: IncomingMessage, url: URL, time: number): RequestLogEntry {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(headers),
    time,
    status: null,
    ended: 'open',
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
