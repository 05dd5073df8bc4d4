import { createExplorer, type Explorer, type ExplorerParts } from '../../../src/api/api-client.ts';
import type { Chain } from '../../../src/models/chain.ts';

export const apiKey = 'proapi_Q7w+e/8R t=y';
export const secretKey = 's3cret&ölkey';
export const chain: Chain = { id: 8453, name: 'Base' };
export const hash = `0x${'aB'.repeat(32)}`;
export const address = `0x${'Cd'.repeat(20)}`;
export const nowMs = Date.UTC(2026, 10, 21, 22, 30, 15);
export const asOf = '2026-11-21T22:30:15.000Z';

/** A fake service's answer: a response, or a function of the request. */
export type Answered = Response | ((request: Request) => Response | Promise<Response>);

/** Returns a function that creates a JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): () => Response {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Returns a function that creates a response with exactly this text. */
export function raw(body: string, status = 200, headers: Record<string, string> = {}): () => Response {
  return () => new Response(body, { status, headers });
}

/** Creates an explorer whose fetch returns the answers in order and repeats the last one, and records every request. */
export function createService(
  answers: Answered[],
  parts: Partial<ExplorerParts> = {},
): { explorer: Explorer; requests: Request[]; urls: () => URL[] } {
  const requests: Request[] = [];
  const explorer = createExplorer({
    access: { baseUrl: 'https://api.example.org', apiKey },
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (answer === undefined) {
        throw new Error('No request was expected.');
      }

      return typeof answer === 'function' ? answer(request) : answer;
    },
    now: () => nowMs,
    ...parts,
  });

  return { explorer, requests, urls: () => requests.map(({ url }) => new URL(url)) };
}

/** Returns the query parameters of a URL as an object. */
export function queryOf(url: URL | undefined): Record<string, string> {
  return Object.fromEntries(url?.searchParams ?? []);
}

/** The three operations. Each one sends the same question every time. */
export const operations: { name: string; ask: (explorer: Explorer, signal?: AbortSignal) => Promise<unknown> }[] = [
  {
    name: 'transaction',
    ask: (explorer, signal) => explorer.readTransaction({ chain, hash, ...(signal && { signal }) }),
  },
  {
    name: 'balance page',
    ask: (explorer, signal) => explorer.readBalancePage({ chain, address, ...(signal && { signal }) }),
  },
  {
    name: 'transfers page',
    ask: (explorer, signal) =>
      explorer.readTransfersPage({ chain, contract: address, tokenId: '7', ...(signal && { signal }) }),
  },
];
