import type { Reply } from '../../models/failure.ts';
import type { Cursor } from '../../models/token.ts';
import type { Page } from './growing-list.ts';

/** A reply with a page of anything as a page of rows; failures, and null for "nothing known", stay as they are. */
export function toPage<T extends { next: Cursor | null }, Row>(
  reply: Reply<T> | null,
  rowsOf: (page: T) => Row[],
): Reply<Page<Row>> | null {
  return reply?.ok ? { ...reply, value: { rows: rowsOf(reply.value), next: reply.value.next } } : reply;
}
