import { createExplorer } from '../../src/api/api-client.ts';
import { createMemoryCache } from '../../src/cache/cache.ts';
import {
  balanceList,
  createReadList,
  type ListQuestion,
  type ReadList,
  transferList,
} from '../../src/lookup/read-list.ts';
import type { RequestContext } from '../../src/lookup/request-context.ts';
import type { RequestQueue } from '../../src/lookup/request-queue/request-queue.ts';
import { toTransferKey } from '../../src/models/token.ts';
import { createPages } from '../../src/ui/popup/shell/paged-list.ts';
import { keys } from './hostile-values.ts';
import { listOf, mostPages, type PagingCase, toPageBody } from './paging-case.ts';
import { nowMs } from './start.ts';

// Each page is requested once, and again if nothing can be cached. The rest is for empty pages, a few of which are
// tolerated.
const mostRequests = mostPages * 2 + 10;
// Cached pages are read without a request. These reads must end too.
const mostReads = 100;
const laterMs = 60_000;
const ownParameters = new Set(['block_number', 'items_count', 'index', 'token_id', 'at']);

const requestQueue: RequestQueue = {
  ask: ({ send, signal = new AbortController().signal }) => send({ signal, onSent: () => {}, onMeter: () => {} }),
  spending: async () => ({ creditsLeft: null, atMs: null, spentToday: 0, requestsToday: 0 }),
  heldUntilMs: () => null,
  allow: async () => {},
  reset: async () => {},
};

/** Loads a whole list as the popup does, and again a minute later. Returns what went wrong, one sentence each. */
export async function judgePaging(one: PagingCase): Promise<string[]> {
  const asked: URL[] = [];
  let time = nowMs;
  const now = () => time;
  const records = createMemoryCache({ now, maxBytes: one.maxBytes });
  const readList = createReadList({ requestQueue, now, recordsFor: () => records, epoch: () => 0 });
  const answer: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url);
    if (asked.length > mostRequests) throw new TypeError('This does not end.');
    return new Response(toPageBody(one, url, asked.length));
  };
  const access = { baseUrl: 'https://api.example.org', ...keys };
  const explorer = createExplorer({ access, fetch: answer, now });
  const source = { explorer: () => explorer, sample: false, address: access.baseUrl, epoch: 0 };
  const asking: RequestContext = { source, chain: { id: 1, name: 'Ethereum' }, isPrivate: false, urgency: 'list' };

  const complaints: string[] = [];
  for (const opening of ['opened', 'opened again']) {
    asked.length = 0;
    const found = await loadAll(readList, asking, one.kind);
    complaints.push(...[...found, ...judgeRequests(asked)].map((complaint) => `a list, ${opening}, ${complaint}`));
    time += laterMs;
  }
  return complaints;
}

function loadAll(readList: ReadList, asking: RequestContext, kind: PagingCase['kind']): Promise<string[]> {
  return kind === 'balances'
    ? load(readList, asking, balanceList(listOf.contract), ({ blockNumber }) => String(blockNumber))
    : load(readList, asking, transferList(listOf.contract, listOf.tokenId), toTransferKey);
}

async function load<Row>(
  readList: ReadList,
  asking: RequestContext,
  question: ListQuestion<Row>,
  keyOf: (row: Row) => string,
): Promise<string[]> {
  const strange: string[] = [];
  let reads = 0;
  const list = createPages<Row>({
    keyOf,
    onCredits: () => {},
    readPage: async ({ next, how }) => {
      reads += 1;
      if (reads > mostReads) return { ok: false, failure: { kind: 'aborted' } };
      const stretch = { next, most: 5_000 };
      const reply =
        how === 'known'
          ? await readList.know(asking, question, stretch)
          : await readList.read(asking, question, { ...stretch, isNew: how === 'new' });
      const cursor = reply?.ok ? Object.entries(reply.value.next ?? {}) : [];
      strange.push(...cursor.filter(([name]) => !ownParameters.has(name)).map(([name]) => name));
      return reply;
    },
  });

  await list.loadAll();

  const rows = list.rows.value ?? [];
  return [
    // After some empty pages, the user decides.
    ...(list.end.value === 'open' && list.failed.value === null && list.lookedTo.value === null
      ? ['neither ends nor fails']
      : []),
    ...(reads > mostReads ? ['is read again and again'] : []),
    ...(new Set(rows.map(keyOf)).size < rows.length ? ['has a row twice'] : []),
    ...strange.map((name) => `has a cursor with "${name}"`),
  ];
}

function judgeRequests(asked: URL[]): string[] {
  const sent = asked.flatMap(({ searchParams }) => [...searchParams.keys()]);
  const strange = sent.find((name) => !ownParameters.has(name) && !['apikey', 'key'].includes(name));
  const isOwn = ({ searchParams }: URL) =>
    searchParams.getAll('apikey').join() === keys.apiKey && searchParams.getAll('key').join() === keys.secretKey;
  return [
    ...(asked.length > mostRequests ? ['is asked for again and again'] : []),
    ...(strange === undefined ? [] : [`sends ${strange}, which no operation has`]),
    ...(asked.every(isOwn) ? [] : ['sends other keys than its own']),
  ];
}
