import { type ErrorDialect, errorDialects, type WireReply } from './error-dialects.ts';
import type { RequestLogEntry } from './local-explorer.ts';

/** How the server deviates from its usual answer. Effects can be combined, for example a slow 503. */
export type Rule = {
  /** Case-insensitive part of the path. Matches every request if absent. */
  path?: string;
  /** Number of matching requests that still get the usual answer first. */
  skip?: number;
  /** Number of requests that the rule then applies to. Unlimited if absent. */
  times?: number;

  /** Replaces the usual answer. */
  reply?: ErrorDialect | WireReply;
  /** Maps the body to send: that of `reply` if set, else that of the usual answer. */
  rewrite?: (body: unknown) => unknown;
  /** Replaces the body's hash with one that was not requested. */
  otherHash?: true;
  /** Headers to add. An empty value removes the header. */
  headers?: { [name: string]: string };
  /** Waits before the first byte. */
  delayMs?: number;
  /** Sends nothing until this promise has resolved. */
  hold?: Promise<unknown>;
  /** Sends the body in pieces with a pause after each. */
  slowBody?: { bytes: number; pauseMs: number };
  /** Cuts the connection before any answer, or in the body after this many bytes. */
  cut?: 'connection' | { afterBytes: number };
  /** Never answers; the connection stays open. */
  hang?: true;
};

/** The active rules. `take` returns the rule for a request, and counts the request. */
export type Rules = { add(rule: Rule): void; clear(): void; take(entry: RequestLogEntry): Rule | undefined };

/** Returns an empty rule set. If several rules match, the one added first applies. */
export function createRules(): Rules {
  let active: { rule: Rule; seen: number }[] = [];
  return {
    add: (rule) => {
      active.push({ rule, seen: 0 });
    },
    clear: () => {
      active = [];
    },
    take: ({ path }) => {
      for (const each of active) {
        const { rule } = each;
        if (rule.path !== undefined && !path.toLowerCase().includes(rule.path.toLowerCase())) continue;
        const first = rule.skip ?? 0;
        if (each.seen >= first + (rule.times ?? Number.POSITIVE_INFINITY)) continue;
        each.seen += 1;
        if (each.seen > first) return rule;
      }
      return undefined;
    },
  };
}

/** Returns the reply after applying a rule. The usual reply's headers are kept unless overridden. */
export function applyRule(reply: WireReply, rule: Rule | undefined): WireReply {
  if (rule === undefined) return reply;
  const chosen: WireReply = typeof rule.reply === 'string' ? errorDialects[rule.reply] : (rule.reply ?? reply);
  const body = rule.rewrite === undefined ? chosen.body : rule.rewrite(chosen.body);
  const headers = { ...reply.headers, ...chosen.headers, ...rule.headers };
  return { ...chosen, headers, body: rule.otherHash ? toOtherHash(body) : body };
}

function toOtherHash(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, hash: `0x${'5e'.repeat(32)}` } : body;
}
