import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDice, type Dice, toSeededHex } from '../../../src/api/sample/sample-values.ts';
import { toTransfersFile } from '../../../src/ui/popup/nft/transfers-export.ts';
import type { TransferList } from '../../../src/ui/popup/shell/create-lists.ts';
import type { LocalExplorerOptions } from '../../explorer/local-explorer.ts';
import { createOddPages } from '../../explorer/odd-pages.ts';
import { seed, sizes } from '../../size.ts';
import { readFile } from './judge-history.ts';
import { chain, createHistoryReader, createStore, instance } from './open-histories.ts';
import { loadAll } from './play-history.ts';

type Moved = { block: number; index: number; hash: string; from: string; to: string; value: bigint | null };
type Items = { block_number: number; [field: string]: unknown }[];

const nobody = `0x${'0'.repeat(40)}`;
const startMs = Date.UTC(2020, 0, 1);
// The odd pages know one number for each row: its block, and its index in that block.
const mostInBlock = 1_000;
const toPlace = ({ block, index }: Moved) => block * mostInBlock + index;
const toTime = ({ block }: Moved) => new Date(startMs + block * 12_000).toISOString().replace('.000Z', 'Z');
const toMove = ({ from, to }: Moved) => (from === nobody ? 'minted' : to === nobody ? 'burnt' : 'transferred');

/**
 * Creates the transfers of a token: several in one block and in one transaction, also equal ones, amounts if several
 * hold it.
 */
function createTransfers(dice: Dice) {
  const isShared = dice.below(2) === 0;
  const holders = [nobody, ...Array.from({ length: 5 }, (_, at) => `0x${`${at + 1}`.repeat(40)}`)];
  const anyOf = (some: string[]) => some[dice.below(some.length)] ?? nobody;
  const rows: Moved[] = [];
  let holder = nobody;

  function grow(count: number): void {
    for (let left = count; left > 0; left -= 1) {
      const last = rows[0];
      const isBeside = last && last.index < 900 && dice.below(3) === 0;
      const block = isBeside ? last.block : (last?.block ?? 0) + 1 + dice.below(dice.oneOf([2, 50_000]));
      const index = isBeside ? last.index + 1 + dice.below(9) : dice.below(50);
      const hash = isBeside && dice.below(2) === 0 ? last.hash : toSeededHex(`${block} ${index}`);
      if (isShared && hash === last?.hash && dice.below(3) === 0) {
        rows.unshift({ ...last, index });
        continue;
      }
      const from = isShared ? anyOf(holders) : holder;
      const others = holders.filter((one) => one !== from);
      const to = anyOf(from !== nobody && dice.below(4) > 0 ? others.slice(1) : others);
      holder = to;
      const digits = Array.from({ length: dice.oneOf([1, 2, 8]) }, () => String(1 + dice.below(999_999_999))).join('');
      rows.unshift({ block, index, hash, from, to, value: isShared ? BigInt(digits) : null });
    }
  }

  return { rows, isShared, grow };
}

/** Serves transfers with every oddity of the pages of balances. */
function createOddTransfers(
  { rows, isShared }: ReturnType<typeof createTransfers>,
  q: Pick<Parameters<typeof createOddPages>[1], 'dice' | 'size' | 'isOdd' | 'onServed'>,
): NonNullable<LocalExplorerOptions['transfersPage']> {
  const toRecorded = (row: Moved) =>
    ({ block: toPlace(row), timeMs: 0, value: 0n, delta: 0n, hash: row.hash, oddity: null }) as const;
  const { dice } = q;
  const odd = createOddPages({ rows: () => rows.map(toRecorded) }, q);
  const account = (hash: string) => ({ hash });

  function toItem({ block_number: place }: Items[number]) {
    const row = rows.find((one) => toPlace(one) === place);
    return (
      row && {
        ...{ block_number: row.block, log_index: row.index, block_hash: toSeededHex(`block ${row.block}`) },
        ...{ timestamp: toTime(row), transaction_hash: row.hash, method: dice.oneOf(['move', null]), type: null },
        ...{ from: account(row.from), to: account(row.to), token_type: isShared ? 'ERC-1155' : 'ERC-721' },
        total: { token_id: instance.tokenId, ...(row.value !== null && { value: String(row.value), decimals: null }) },
      }
    );
  }

  function toCursor({ block_number: place, items_count: _, ...others }: { [name: string]: unknown }) {
    // A broken one stays as it is.
    if (typeof place === 'object' || !/^\d+$/.test(String(place))) return { block_number: place };
    const number = Number(place);
    const parts = { block_number: Math.floor(number / mostInBlock), index: number % mostInBlock };
    const isText = typeof place === 'string';
    return { ...others, ...(isText ? { block_number: `${parts.block_number}`, index: `${parts.index}` } : parts) };
  }

  return ({ paging: { block, index = 0 } }, style) => {
    const reply = odd(block === undefined ? {} : { block: block * mostInBlock + index }, style);
    // A doubled name counts as its last value.
    const body =
      typeof reply.body === 'string' && reply.status === 200 && reply.body.startsWith('{"items"')
        ? JSON.parse(reply.body)
        : reply.body;
    if (!body?.items) return reply;
    const cursor = body.next_page_params && toCursor(body.next_page_params);
    return { status: 200, body: { items: (body.items as Items).map(toItem), next_page_params: cursor } };
  };
}

function judge(list: TransferList, rows: readonly Moved[], dice: Dice): string[] {
  const got = list.pages.rows.value ?? [];
  const expected = rows.map((row) =>
    [toTime(row), row.block, row.index, row.from, row.to, row.value, row.hash].map((one) => one ?? '').join(),
  );
  const shown = got.map((one) =>
    [one.timestamp, one.blockNumber, one.logIndex, one.from?.hash, one.to?.hash, one.total?.value, one.transactionHash]
      .map((part) => part ?? '')
      .join(),
  );
  const about = { chainId: chain.id, reference: instance, transfers: got, asOf: list.pages.asOf.value };
  const written = readFile((form) => toTransfersFile({ ...about, isComplete: true, isSample: false }, form), dice);
  const inFile = written.map((cells) =>
    [0, 1, 2, 4, 6, 8, 13, 3]
      .map((at) => cells[at] ?? '')
      .join()
      .toLowerCase(),
  );
  const inTruth = rows.map((row, at) => `${expected[at]},${toMove(row)}`.toLowerCase());
  const at = expected.findIndex((row, index) => shown[index] !== row);
  return [
    ...(shown.length === expected.length ? [] : [`${shown.length} rows for ${expected.length}`]),
    ...(at === -1 ? [] : [`row ${at} is ${shown[at]} for ${expected[at]}`]),
    ...(inFile.join('\n') === inTruth.join('\n') ? [] : [`the file differs: ${inFile[0]} for ${inTruth[0]}`]),
  ];
}

/** Plays the transfers of one token: perhaps a visit that loads a part, growth, and a visit that must show all. */
async function play(name: string): Promise<string[]> {
  const dice = createDice(name);
  const isOdd = dice.below(6) > 0;
  const [transfers, size] = [createTransfers(dice), dice.oneOf([50, 15 + dice.below(36)])];
  let requests = 0;
  const onServed = () => {
    requests += 1;
  };
  const transfersPage = createOddTransfers(transfers, { dice, size, isOdd, onServed });
  transfers.grow(1 + dice.below(dice.oneOf([3, 60, 200])));
  let nowMs = Date.UTC(2150, 0, 1);
  const now = () => nowMs;
  const store = createStore(dice.oneOf(['memory', 'private']), now);
  const reader = createHistoryReader({ pages: { transfersPage }, version: dice.oneOf([11, 12]), store, now, dice });

  const isVisited = dice.below(2) === 0;
  if (isVisited) {
    const list = reader.openTransfers();
    await list.pages.open();
    for (let more = dice.below(3); more > 0; more -= 1) await list.pages.loadMore();
    list.pages.close();
    reader.restart();
    transfers.grow(dice.below(dice.oneOf([5, 120])));
    nowMs += 86_400_000;
  }
  const { list } = await loadAll(reader.openTransfers, dice, nowMs);
  if (list === null) return ['never ends'];
  const least = Math.ceil(transfers.rows.length / size);
  const isDear = !isOdd && !isVisited && requests !== least;
  const loaded = requests;
  const { list: again } = await loadAll(reader.openTransfers, dice, 0);
  return [
    ...judge(list, transfers.rows, dice),
    ...(isDear ? [`${loaded} requests for ${least} pages`] : []),
    ...(again === null || requests > loaded ? ['asks again for what is fresh'] : []),
  ];
}

const rounds = Array.from({ length: Math.ceil(sizes.histories / 500) }, (_, round) => round);

test.for(rounds)('random transfers of a token are whole and exact in list and file in round %i', async (round) => {
  const wrong: string[] = [];
  for (let number = round * 50; number < (round + 1) * 50; number += 1) {
    const name = `${seed} transfers ${number}`;
    for (const one of await play(name)) wrong.push(`${name}: ${one}`);
  }

  expect(wrong).toEqual([]);
});
