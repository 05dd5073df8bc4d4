import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { WireReply } from './error-dialects.ts';
import type { Rule } from './rules.ts';

/** Sends a reply, delayed, cut or slowed down as the rule says. Resolves once nothing is left to write. */
export async function sendReply({
  response,
  reply,
  rule,
  delayMs,
}: {
  response: ServerResponse;
  reply: WireReply;
  rule: Rule | undefined;
  delayMs: number;
}): Promise<void> {
  await pause(delayMs + (rule?.delayMs ?? 0));
  await rule?.hold;
  if (rule?.hang) return;
  if (rule?.cut === 'connection') {
    response.destroy();
    return;
  }

  const bytes = Buffer.from(reply.contentType === undefined ? JSON.stringify(reply.body) : String(reply.body));
  response.statusCode = reply.status;
  response.setHeader('content-type', reply.contentType ?? 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes.length);
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    if (value === '') response.removeHeader(name);
    else response.setHeader(name, value);
  }

  const { cut, slowBody } = rule ?? {};
  if (typeof cut === 'object') {
    const { afterBytes } = cut;
    // Closes the connection only after these bytes have been written.
    response.write(bytes.subarray(0, afterBytes), () => response.destroy());
    return;
  }
  if (slowBody !== undefined) {
    for (let at = 0; at < bytes.length && !response.destroyed; at += slowBody.bytes) {
      response.write(bytes.subarray(at, at + slowBody.bytes));
      await pause(slowBody.pauseMs);
    }
    response.end();
    return;
  }
  response.end(bytes);
}
