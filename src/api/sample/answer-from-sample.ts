import type { Reference } from '../../references/reference.ts';
import { buildTransaction } from './build-transaction.ts';
import { buildTransfer } from './build-transfer.ts';
import { findInSample, type SampleHolding } from './find-in-sample.ts';
import { toShortTime } from './sample-values.ts';

/** A response as the explorer would send it. */
type SampleAnswer = { status: number; body: unknown };

type Asked = { chainId: number; now: number; parameters: URLSearchParams };

const route = /\/(\d{1,15})\/api\/v2\/(.+)$/;
const paths = {
  transaction: /^transactions\/(0x[\da-f]{64})$/i,
  address: /^addresses\/(0x[\da-f]{40})\/coin-balance-history$/i,
  instance: /^tokens\/(0x[\da-f]{40})\/instances\/(\d{1,78})\/transfers$/i,
};

/** Returns the sample's answer to one of the three operations at `now` (ms); undefined if the sample has none. */
export function answerFromSample({ url, now }: { url: URL; now: number }): SampleAnswer | undefined {
  const [, chain, path] = route.exec(url.pathname) ?? [];
  const reference = path === undefined ? undefined : toReference(path);
  if (reference === undefined) return undefined;
  const chainId = Number(chain);
  const holding = findInSample({ chainId, reference });
  return holding && { status: 200, body: toBody(holding, { chainId, now, parameters: url.searchParams }) };
}

function toReference(path: string): Reference | undefined {
  const [, hash] = paths.transaction.exec(path) ?? [];
  if (hash !== undefined) return { kind: 'transaction', hash };
  const [, address] = paths.address.exec(path) ?? [];
  if (address !== undefined) return { kind: 'address', address };
  const [, contract, tokenId] = paths.instance.exec(path) ?? [];
  return contract === undefined || tokenId === undefined ? undefined : { kind: 'token-instance', contract, tokenId };
}

function toBody(holding: SampleHolding, asked: Asked): unknown {
  switch (holding.kind) {
    case 'transaction':
      return buildTransaction(holding.plan, asked.now);
    case 'address':
      return toBalancePage(holding, asked);
    case 'token-instance':
      return toTransfersPage(holding, asked);
  }
}

const pageSize = 50;

function toBalancePage({ rows }: { rows: Extract<SampleHolding, { kind: 'address' }>['rows'] }, asked: Asked) {
  const { chainId, now, parameters } = asked;
  const before = Number(parameters.get('block_number') ?? Number.POSITIVE_INFINITY);
  const size = Math.min(Math.max(Number(parameters.get('items_count') ?? pageSize) || pageSize, 1), pageSize);
  const left = rows.filter(({ block }) => block < before);
  const shown = left.slice(0, size);
  const last = left.length > size ? shown.at(-1) : undefined;
  const items = shown.map(({ block, hash, delta, value }) => ({
    block_number: block,
    block_timestamp: toShortTime({ chainId, block, now }),
    delta: String(delta),
    transaction_hash: hash,
    value: String(value),
  }));
  return { items, next_page_params: last === undefined ? null : { block_number: last.block, items_count: size } };
}

function toTransfersPage(
  { steps }: { steps: Extract<SampleHolding, { kind: 'token-instance' }>['steps'] },
  asked: Asked,
) {
  const { chainId, now, parameters } = asked;
  const before = Number(parameters.get('block_number') ?? Number.POSITIVE_INFINITY);
  const index = Number(parameters.get('index') ?? 0);
  const left = steps.filter(({ block, plan }) => block < before || (block === before && plan.logIndex < index));
  const shown = left.slice(0, pageSize);
  const last = left.length > pageSize ? shown.at(-1) : undefined;
  const items = shown.map(({ plan, hash, block }) =>
    buildTransfer({ plan, hash, moment: { chainId, block, now }, embedded: false }),
  );
  const next = last === undefined ? null : { block_number: last.block, index: last.plan.logIndex };
  return { items, next_page_params: next };
}
