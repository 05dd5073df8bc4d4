import { createExplorer } from '../../src/explorer/explorer.ts';
import { createDice, type Dice } from '../../src/explorer/sample/seeded.ts';
import type { Reply } from '../../src/models/failure.ts';
import { toTransferKey } from '../../src/models/transfer-key.ts';
import { createPages } from '../../src/views/popup/create-pages.ts';
import type { Page } from '../../src/views/popup/growing-list.ts';
import type { PageQuestion } from '../../src/views/popup/pages.ts';
import { keys, others, texts } from './hostile-values.ts';
import { toText } from './raw-json.ts';
import { nowMs } from './start.ts';

/** A list whose cursors lead anywhere: `pages` are bodies, the first one is also the answer to an unknown cursor. */
export type PagingCase = {
  name: string;
  kind: 'balances' | 'transfers';
  pages: Map<string, string>;
  first: string;
  isEndless: boolean;
};

const contract = `0x${'c0'.repeat(20)}`;
const declared = new Set(['apikey', 'key', 'block_number', 'items_count', 'index', 'token_id']);
const mostPages = 7;

/** Gives a list of up to seven pages whose cursors loop, repeat themselves, echo keys or make no sense. */
export function toPagingCase(seed: string, number: number): PagingCase {
  const dice = createDice(`${seed} ${number} paging`);
  const kind = dice.below(2) === 0 ? 'balances' : 'transfers';
  const count = 1 + dice.below(mostPages);
  const blocks = Array.from({ length: count }, (_, at) => 10_000 - at * 100);
  const bodies = blocks.map((block) =>
    toText({ items: toItems(dice, kind, block), next_page_params: toCursor(dice, kind, blocks) }),
  );
  const pages = new Map(blocks.slice(1).map((block, at) => [String(block), bodies[at + 1] ?? '{}']));
  return { name: `${seed} ${number}`, kind, pages, first: bodies[0] ?? '{}', isEndless: dice.below(8) === 0 };
}

/** Loads all of such a list as the popup does, and gives what is wrong with the way it went. */
export async function judgePaging(one: PagingCase): Promise<string[]> {
  const asked: URL[] = [];
  const most = mostPages * 2 + 10;
  const explorer = createExplorer({
    access: { baseUrl: 'https://api.example.org', ...keys },
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      asked.push(url);
      if (asked.length > most) throw new TypeError('This does not end.');
      return new Response(answer(one, url, asked.length));
    },
    now: () => nowMs,
  });
  const chain = { id: 1, name: 'Ethereum' };
  const onCredits = () => {};
  const readBalances = async ({ next, how }: PageQuestion) =>
    how === 'known'
      ? null
      : toRows(await explorer.readBalancePage({ chain, address: contract, next }), ({ changes }) => changes);
  const readTransfers = async ({ next, how }: PageQuestion) =>
    how === 'known'
      ? null
      : toRows(await explorer.readTransfersPage({ chain, contract, tokenId: '7', next }), ({ transfers }) => transfers);
  const list =
    one.kind === 'balances'
      ? createPages({ onCredits, readPage: readBalances, keyOf: ({ blockNumber }) => String(blockNumber) })
      : createPages({ onCredits, readPage: readTransfers, keyOf: toTransferKey });

  await list.loadAll();

  const strange = asked.flatMap(({ searchParams }) => [...searchParams.keys()]).filter((name) => !declared.has(name));
  const isOwnKeys = ({ searchParams }: URL) =>
    searchParams.getAll('apikey').join() === keys.apiKey && searchParams.getAll('key').join() === keys.secretKey;
  return [
    ...(asked.length > most ? [`a list of ${one.pages.size + 1} pages is asked for again and again`] : []),
    ...(list.end.value === 'open' && list.failed.value === null ? ['a list neither ends nor fails'] : []),
    ...(strange.length > 0 ? [`sends ${strange[0]}, which no operation has`] : []),
    ...(asked.every(isOwnKeys) ? [] : ['sends other keys than its own']),
  ];
}

/** What there is to know of such a list. */
export function describePaging({ name, kind, pages, first, isEndless }: PagingCase): string {
  const others = [...pages].map(([block, body]) => `  at ${block}: ${body.slice(0, 300)}`);
  return [
    `case ${name}, ${kind}${isEndless ? ', a new cursor each time' : ''}`,
    `  first: ${first.slice(0, 300)}`,
    ...others,
  ].join('\n');
}

function toRows<P extends { next: Page<unknown>['next'] }, R>(
  reply: Reply<P>,
  rowsOf: (page: P) => R[],
): Reply<Page<R>> {
  return reply.ok ? { ...reply, value: { rows: rowsOf(reply.value), next: reply.value.next } } : reply;
}

function answer({ pages, first, isEndless }: PagingCase, { searchParams }: URL, asked: number): string {
  const body = pages.get(searchParams.get('block_number') ?? '') ?? first;
  return isEndless
    ? body.replace(
        /"next_page_params":.*$/s,
        `"next_page_params":{"block_number":${9_000_000 - asked},"index":${asked}}}`,
      )
    : body;
}

function toItems(dice: Dice, kind: PagingCase['kind'], block: number): object[] {
  const count = dice.below(4);
  const token = { address_hash: contract };
  return Array.from({ length: count }, (_, at) =>
    kind === 'balances'
      ? { block_number: block - at, delta: '1', value: '5', transaction_hash: null }
      : { block_number: block - at, log_index: at, token, total: { token_id: '7' } },
  );
}

function toCursor(dice: Dice, kind: PagingCase['kind'], blocks: number[]): unknown {
  const roll = dice.below(12);
  if (roll === 0) return null;
  if (roll === 1) return dice.oneOf(others);
  const block = blocks[dice.below(blocks.length)] ?? 1;
  const more =
    dice.below(3) === 0
      ? { [dice.oneOf(['apikey', 'key', 'token_id', 'items_count', 'hash', '__proto__'])]: dice.oneOf(texts) }
      : {};
  return {
    block_number: dice.below(3) === 0 ? String(block) : roll === 2 ? dice.oneOf(texts) : block,
    ...(kind === 'transfers' ? { index: dice.below(3) } : {}),
    ...(dice.below(4) === 0 ? { items_count: 50 } : {}),
    ...more,
  };
}
