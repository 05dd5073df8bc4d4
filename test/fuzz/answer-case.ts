import { createExplorer, type Explorer, type Meter } from '../../src/api/api-client.ts';
import { toAddressCard } from '../../src/cards/address-card.ts';
import type { CardContent } from '../../src/cards/card-content.ts';
import type { CardAbout } from '../../src/cards/card-frame.ts';
import { toTokenInstanceCard } from '../../src/cards/token-instance-card.ts';
import { toTransactionCard } from '../../src/cards/transaction/transaction-card.ts';
import { toChain } from '../../src/chains/chains.ts';
import { formatFailure } from '../../src/format/failure.ts';
import type { ChainReason } from '../../src/models/chain.ts';
import type { Failure, Reply } from '../../src/models/failure.ts';
import type { Reference } from '../../src/references/reference.ts';
import { speakIn } from './all-languages.ts';
import { toResponse } from './deliver.ts';
import { type FuzzCase, toBody } from './fuzz-case.ts';
import { keys } from './hostile-values.ts';
import { toListWords } from './list-words.ts';
import { nowMs } from './start.ts';

/** The outcome of a case. `shown` is everything that a user would see of it. */
export type Outcome = {
  result: 'content' | Failure['kind'];
  reply: Reply<unknown>;
  shown: unknown;
  meters: Meter[];
  /** The reply's body, which may not be valid JSON. */
  said: string;
  bytes: number;
  /** CPU time of this thread, not wall-clock time, because other work may keep the machine busy. */
  tookMs: number;
};

const reasons: ChainReason[] = [
  { kind: 'link', host: 'etherscan.io' },
  { kind: 'chosen' },
  { kind: 'words', words: 'on \u202eBase\u2066 <b>' },
  { kind: 'site', host: `${'a'.repeat(240)}.example` },
  { kind: 'listed' },
];

/** Runs a case through client, schema, model and card content, or through the words of a failure. */
export async function answerCase(one: FuzzCase, body = toBody(one)): Promise<Outcome> {
  const { reference, chainId } = one.start;
  const meters: Meter[] = [];
  speakIn(one.language);
  const before = process.threadCpuUsage();
  const explorer = createExplorer({
    access: { baseUrl: 'https://api.example.org/base/', ...keys },
    fetch: async () => toResponse(one, body),
    now: () => nowMs,
    timeoutMs: one.delivery.ending === 'hang' ? 20 : 25_000,
    onMeter: (meter) => meters.push(meter),
  });
  const reason = reasons[body.length % reasons.length] ?? { kind: 'default' };
  const chosen = { chain: toChain(chainId), reason };
  const { reply, shown } = await show(explorer, reference, { chosen, now: nowMs });
  return {
    result: reply.ok ? 'content' : reply.failure.kind,
    reply,
    shown: reply.ok ? shown() : formatFailure(reply.failure, { now: nowMs }),
    meters,
    said: body,
    bytes: Buffer.byteLength(body),
    tookMs: toMs(process.threadCpuUsage(before)),
  };
}

type Shown = { reply: Reply<unknown>; shown: () => { card: CardContent | null; words?: unknown } };

async function show(
  explorer: Explorer,
  reference: Reference,
  parts: Pick<CardAbout, 'chosen' | 'now'>,
): Promise<Shown> {
  const { chain } = parts.chosen;
  switch (reference.kind) {
    case 'transaction': {
      const reply = await explorer.readTransaction({ chain, hash: reference.hash });
      return {
        reply,
        shown: () => ({
          card: reply.ok ? toTransactionCard({ transaction: reply.value, reference, ...reply, ...parts }) : null,
        }),
      };
    }
    case 'address': {
      const { address } = reference;
      const reply = await explorer.readBalancePage({ chain, address });
      const card = () =>
        reply.ok
          ? toAddressCard({ page: reply.value, reference, written: toMixed(address), ...reply, ...parts })
          : null;
      return {
        reply,
        shown: () => ({
          card: card(),
          words: reply.ok && toListWords({ reference, chainId: chain.id, page: reply.value }),
        }),
      };
    }
    case 'token-instance': {
      const { contract, tokenId } = reference;
      const reply = await explorer.readTransfersPage({ chain, contract, tokenId });
      const card = () => (reply.ok ? toTokenInstanceCard({ page: reply.value, reference, ...reply, ...parts }) : null);
      return {
        reply,
        shown: () => ({
          card: card(),
          words: reply.ok && toListWords({ reference, chainId: chain.id, page: reply.value }),
        }),
      };
    }
  }
}

function toMixed(address: string): string {
  return address.replace(/[a-f]/g, (digit, at: number) => (at % 2 === 0 ? digit : digit.toUpperCase()));
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
