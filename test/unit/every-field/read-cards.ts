import type { Explorer } from '../../../src/api/api-client.ts';
import { toAddressCard } from '../../../src/cards/address-card.ts';
import type { CardContent, Part } from '../../../src/cards/card-content.ts';
import type { CardAbout } from '../../../src/cards/card-frame.ts';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { toTokenInstanceCard } from '../../../src/cards/token-instance-card.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import type { Failure, Reply } from '../../../src/models/failure.ts';
import { createService, nowMs, raw } from '../api/service.ts';
import { contract, hash, tokenId } from './asked.ts';
import type { Place } from './field.ts';

export const now = nowMs;

/** The result of an answer: a card, or a failure. */
export type Read = { content: CardContent } | { failure: Failure };

function aboutOn(chainId: number): Omit<CardAbout, 'asOf' | 'credits'> {
  return { chosen: { chain: { id: chainId, name: 'Here' }, reason: { kind: 'chosen' } }, now };
}

async function readAs<T>(
  body: unknown,
  ask: (explorer: Explorer) => Promise<Reply<T>>,
  toCard: (value: T, about: { asOf: string; credits: number | null }) => CardContent,
): Promise<Read> {
  const reply = await ask(createService([raw(JSON.stringify(body))]).explorer);
  return reply.ok ? { content: toCard(reply.value, reply) } : { failure: reply.failure };
}

/** Reads a transaction's answer through schema and model into a card. `askedMs` is the time of the request. */
export function readTransactionCard(
  body: unknown,
  q: { hash?: string; chainId?: number; askedMs?: number } = {},
): Promise<Read> {
  const { chainId = 1, askedMs = now } = q;
  const asked = q.hash ?? hash;
  const chain = { id: chainId, name: 'Here' };
  return readAs(
    body,
    (explorer) => explorer.readTransaction({ chain, hash: asked }),
    (transaction, { credits }) =>
      toTransactionCard({
        ...aboutOn(chainId),
        asOf: new Date(askedMs).toISOString(),
        credits,
        transaction,
        reference: { kind: 'transaction', hash: asked.toLowerCase() },
      }),
  );
}

/** Reads a page of an NFT's transfers through schema and model into a card. */
export function readInstanceCard(body: unknown, q: { contract?: string; tokenId?: string } = {}): Promise<Read> {
  const asked = { contract, tokenId, ...q };
  return readAs(
    body,
    (explorer) => explorer.readTransfersPage({ chain: { id: 1, name: 'Here' }, ...asked }),
    (page, about) =>
      toTokenInstanceCard({
        ...aboutOn(1),
        ...about,
        page,
        reference: { kind: 'token-instance', ...asked, contract: asked.contract.toLowerCase() },
      }),
  );
}

/** Reads a page of a balance history through schema and model into a card. */
export function readAddressCard(body: unknown): Promise<Read> {
  const address = `0x${'5'.repeat(40)}`;
  return readAs(
    body,
    (explorer) => explorer.readBalancePage({ chain: { id: 1, name: 'Here' }, address }),
    (page, about) => toAddressCard({ ...aboutOn(1), ...about, page, reference: { kind: 'address', address } }),
  );
}

/** Returns the text shown at a place of a card, without titles. Undefined if there is no such row. */
export function textAt(content: CardContent, place: Place, label: string): string | undefined {
  const rows = (place === 'details' ? content.details : content.rows) ?? [];
  const found = rows.filter((row) => row.label === label).map(({ parts }) => toText(parts));
  if (found.length > 0) return found.join('\n');
  return place === 'card' ? others(content).get(label) : undefined;
}

function others({ name, headline, status, age, facts, warnings, lists }: CardContent): Map<string, string | undefined> {
  const texts = lists.map(({ heading, lines, folded, more }): [string, string] => [
    heading,
    [heading, ...[...lines, ...(folded?.lines ?? [])].map(toText), more ?? ''].join('\n'),
  ]);
  const titles = lists.flatMap(({ lines }) => lines.flatMap((parts) => parts.flatMap(({ title }) => title ?? [])));
  return new Map([
    ['name', name],
    ['headline', `${textOf(headline.parts)} ${textOf(headline.detail ?? [])}`],
    ['status', status?.text],
    ['age', age?.text],
    ['facts', (facts ?? []).map(({ parts }) => toText(parts)).join('\n')],
    ['warnings', warnings.map(({ title, text }) => `${title} ${text}`).join('\n')],
    ['lists', texts.map(([, text]) => text).join('\n')],
    ['titles in lists', titles.join('\n')],
    ...texts,
  ]);
}

function toText(parts: Part[]): string {
  return parts.map(({ text }) => text).join(' ');
}

/** Returns every text of a card that a user or a screen reader may encounter. */
export function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(allTexts) : [];
}

/** Returns a copy of an answer with one field null or missing. */
export function without<T>(body: T, path: string, how: 'null' | 'absent'): T {
  const copy = structuredClone(body);
  const keys = path
    .replaceAll('[]', '.0')
    .split('.')
    .filter((key) => key !== '');
  const last = keys.pop() ?? '';
  let at: unknown = copy;
  for (const key of keys) at = isHolder(at) ? at[key] : undefined;
  if (!isHolder(at) || !Object.hasOwn(at, last)) throw new Error(`The answer has no ${path}.`);
  if (how === 'null') at[last] = null;
  else delete at[last];
  return copy;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
