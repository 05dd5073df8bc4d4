import type { Reply } from '../models/failure.ts';
import type { Records } from '../records/records.ts';
import { nextUtcMidnightMs } from './next-utc-midnight.ts';

/** Remembers a chain that the service does not serve until the day (UTC) ends: it may serve it tomorrow. */
export async function markUnserved(q: {
  reply: Reply<unknown>;
  records: Records;
  service: string;
  askedMs: number;
}): Promise<void> {
  const { reply, records, service, askedMs } = q;
  if (reply.ok || reply.failure.kind !== 'chain-not-served') return;
  await records.unserved.add(service, reply.failure.chain.id, nextUtcMidnightMs(askedMs), askedMs);
}
