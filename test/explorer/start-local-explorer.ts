import { createServer, type IncomingMessage } from 'node:http';
import { answerQuestion } from './answer-question.ts';
import { errorDialects, type WireReply } from './error-dialects.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import type { LocalExplorer, LocalExplorerOptions, RequestLogEntry } from './local-explorer.ts';
import { createMeter } from './meter.ts';
import { isRefusal, readQuestion } from './read-question.ts';
import { applyRule, createRules } from './rules.ts';
import { sendReply } from './send-reply.ts';

/**
 * Starts an explorer on 127.0.0.1 that answers the three operations, from the sample if possible, else with generated
 * data.
 */
export async function startLocalExplorer(options: LocalExplorerOptions = {}): Promise<LocalExplorer> {
  const {
    key = 'proapi_local_explorer',
    secretKey = 'local-secret',
    version = 12,
    now = Date.now,
    delayMs = 0,
  } = options;
  const { credits = 100_000, requestsPerSecond = 0, meterHeaders = true } = options;
  const rules = createRules();
  const meter = createMeter({ credits, requestsPerSecond, now });
  const log: RequestLogEntry[] = [];

  function toReply(method: string, url: URL, authorization: string | undefined): WireReply {
    if (method !== 'GET') return errorDialects['path-not-found'];
    const given = url.searchParams.get('apikey') ?? /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (given === undefined || given === '') return errorDialects['no-key'];
    if (given !== key) return errorDialects['bad-key'];
    const question = readQuestion({ url, version });
    if (isRefusal(question)) return metered(question);
    const echo = options.echoSecrets
      ? { apikey: given, ...(question.secretKey === undefined ? {} : { key: question.secretKey }) }
      : {};
    const style = { version, legacyTokenId: options.legacyTokenId ?? false, echo };
    return metered(meter.bill(question) ?? answerQuestion({ question, now: now(), style, secretKey }));
  }

  function metered(reply: WireReply): WireReply {
    return meterHeaders ? { ...reply, headers: { ...meter.headers(), ...reply.headers } } : reply;
  }

  const server = createServer((request, response) => {
    const url = new URL(`http://127.0.0.1${request.url ?? '/'}`);
    const entry = toEntry(request, url, now());
    log.push(entry);
    const rule = rules.take(entry);
    const reply = applyRule(toReply(entry.method, url, request.headers.authorization), rule);
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
    key,
    secretKey,
    log,
    behave: rules.add,
    forgetRules: rules.clear,
    reset: () => {
      rules.clear();
      meter.reset();
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
