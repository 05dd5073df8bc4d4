import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import { listenOnLoopback } from '../../explorer/listen-on-loopback.ts';

/** One request as it left the browser. */
export type Sent = {
  method: string;
  /** The whole URL; for a tunnel only `host:port`, because its traffic is encrypted. */
  url: string;
  /** Includes the port if it is not the default one; for a tunnel always. */
  host: string;
  headers: { [name: string]: string };
  body: string;
  isTunnel: boolean;
};

/** A running proxy for a browser. */
export type RecordingProxy = {
  /** `127.0.0.1:PORT`. */
  address: string;
  /** Every request so far, oldest first. */
  sent: readonly Sent[];
  close(): Promise<void>;
};

/**
 * Starts a forward proxy that records every request before handling it. It forwards to 127.0.0.1 and to the made-up
 * `hosts`, which are ports of that address. Everything else, and every tunnel, is refused after recording: no story
 * needs the network.
 */
export async function startRecordingProxy(hosts: { [host: string]: number }): Promise<RecordingProxy> {
  const sent: Sent[] = [];
  const server = createServer(async (incoming, response) => {
    const url = URL.parse(incoming.url ?? '');
    const one = { ...toSent(incoming), url: incoming.url ?? '', host: url?.host ?? '', isTunnel: false };
    sent.push(one);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    one.body = Buffer.concat(chunks).toString();
    const port = url === null ? undefined : (hosts[url.host] ?? (url.hostname === '127.0.0.1' ? url.port : undefined));
    if (url === null || port === undefined) return void response.writeHead(502).end();
    const onward = sendRequest({
      host: '127.0.0.1',
      port,
      method: one.method,
      path: `${url.pathname}${url.search}`,
      headers: incoming.headers,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(one.body);
  });
  server.on('connect', (incoming: IncomingMessage, socket) => {
    const host = incoming.url ?? '';
    sent.push({ ...toSent(incoming), url: host, host, isTunnel: true });
    // A browser may disconnect before this. That is not an error.
    socket.on('error', () => {});
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return { address: `127.0.0.1:${port}`, sent, close };
}

function toSent({ method = '', headers }: IncomingMessage): Pick<Sent, 'method' | 'headers' | 'body'> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { method, headers: Object.fromEntries(entries), body: '' };
}
