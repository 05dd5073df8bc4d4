import { type ErrorDialect, errorDialects, type WireReply } from './error-dialects.ts';
import type { RequestLogEntry } from './local-explorer.ts';

/** Something that the server shall do otherwise than usual. Effects can be combined: a slow 503, say. */
export type Rule = {
  /** Part of the path, in any case; every request if absent. */
  path?: string;
  /** The first requests that match and are still answered as usual. */
  skip?: number;
  /** For so many requests; for ever if absent. */
  times?: number;

  /** Answers this instead. */
  reply?: ErrorDialect | WireReply;
  /** Answers something made from the true answer's body. */
  rewrite?: (body: unknown) => unknown;
  /** Answers with another hash than the asked one. */
  otherHash?: true;
  /** Adds headers or, with an empty value, takes them away. */
  headers?: { [name: string]: string };
  /** Waits before the first byte. */
  delayMs?: number;
  /** Sends nothing until this is settled. */
  hold?: Promise<unknown>;
  /** Sends the body in pieces with a pause after each. */
  slowBody?: { bytes: number; pauseMs: number };
  /** Cuts the connection before any answer, or inside the body after so many bytes. */
  cut?: 'connection' | { afterBytes: number };
  /** Never answers; the connection stays open. */
  hang?: true;
};

/** Keeps the rules and says which one is for a request. */
export type Rules = { add(rule: Rule): void; clear(): void; take(entry: RequestLogEntry): Rule | undefined };

/** Gives an empty set of rules; among several that match, the first one added counts. */
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

/** Gives the reply that a rule makes of the true one; the true one's headers stay. */
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
