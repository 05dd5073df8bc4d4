import { createDice, type Dice } from '../../src/api/sample/sample-values.ts';
import { keys, others, texts } from './hostile-values.ts';
import { toText } from './raw-json.ts';

/** A list whose cursors may lead anywhere. `pages` maps block numbers to bodies; `first` answers every other cursor. */
export type PagingCase = {
  name: string;
  kind: 'balances' | 'transfers';
  pages: Map<string, string>;
  first: string;
  /** True if every page has a cursor that has not occurred before. */
  isEndless: boolean;
  /** Size limit of the cached records: too small to keep anything, or ample. */
  maxBytes: number;
};

/** The contract or address, and the token id, of every list in the fuzz. */
export const listOf = { contract: `0x${'c0'.repeat(20)}`, tokenId: '7' };

/** Maximum number of pages of a list. */
export const mostPages = 7;

/** Returns a list of up to seven pages whose cursors loop, repeat, echo keys or make no sense. */
export function toPagingCase(seed: string, number: number): PagingCase {
  const dice = createDice(`${seed} ${number} paging`);
  const kind = dice.below(2) === 0 ? 'balances' : 'transfers';
  const count = 1 + dice.below(mostPages);
  const blocks = Array.from({ length: count }, (_, at) => 10_000 - at * 100);
  const bodies = blocks.map((block) =>
    toText({ items: toItems(dice, kind, block), next_page_params: toCursor(dice, kind, blocks) }),
  );
  return {
    name: `${seed} ${number}`,
    kind,
    pages: new Map(blocks.slice(1).map((block, at) => [String(block), bodies[at + 1] ?? '{}'])),
    first: bodies[0] ?? '{}',
    isEndless: dice.below(8) === 0,
    maxBytes: dice.below(3) === 0 ? 10 : 4_000_000,
  };
}

/** Returns the body of the requested page. `asked` counts the requests so far, this one included. */
export function toPageBody({ pages, first, isEndless }: PagingCase, { searchParams }: URL, asked: number): string {
  const body = pages.get(searchParams.get('block_number') ?? '') ?? first;
  const endless = `"next_page_params":{"block_number":${9_000_000 - asked},"index":${asked}}}`;
  return isEndless ? body.replace(/"next_page_params":.*$/s, endless) : body;
}

export function describePaging({ name, kind, pages, first, isEndless, maxBytes }: PagingCase): string {
  return [
    `case ${name}, ${kind}${isEndless ? ', a new cursor each time' : ''}, records of ${maxBytes} bytes`,
    `  first: ${first.slice(0, 300)}`,
    ...[...pages].map(([block, body]) => `  at ${block}: ${body.slice(0, 300)}`),
  ].join('\n');
}

function toItems(dice: Dice, kind: PagingCase['kind'], block: number): object[] {
  const count = dice.below(4);
  const token = { address_hash: listOf.contract };
  return Array.from({ length: count }, (_, at) =>
    kind === 'balances'
      ? { block_number: block - at, delta: '1', value: '5', transaction_hash: null }
      : { block_number: block - at, log_index: at, token, total: { token_id: listOf.tokenId } },
  );
}

const strangers = ['apikey', 'key', 'token_id', 'items_count', 'hash', '__proto__'] as const;

function toCursor(dice: Dice, kind: PagingCase['kind'], blocks: number[]): unknown {
  const roll = dice.below(12);
  if (roll === 0) return null;
  if (roll === 1) return dice.oneOf(others);
  const block = blocks[dice.below(blocks.length)] ?? 1;
  return {
    block_number: dice.below(3) === 0 ? String(block) : roll === 2 ? dice.oneOf(texts) : block,
    ...(kind === 'transfers' ? { index: dice.below(3) } : {}),
    ...(dice.below(4) === 0 ? { items_count: 50 } : {}),
    ...(dice.below(4) === 0 ? { apikey: keys.apiKey, key: keys.secretKey } : {}),
    ...(dice.below(3) === 0 ? { [dice.oneOf(strangers)]: dice.oneOf(texts) } : {}),
  };
}
