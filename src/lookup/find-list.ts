import type { ChosenChain } from '../models/chain.ts';
import type { Failure, Reply } from '../models/failure.ts';
import { isFresh } from '../records/freshness.ts';
import type { Asking } from './asking.ts';
import type { CardQuest, Finders, Found, FoundCard } from './find-card.ts';
import type { ListQuestion, ListRows } from './list-kinds.ts';
import { isMereGuess } from './plan-chains.ts';

/** How the newest rows of a list are looked for. */
export type ListQuest<Row> = Omit<CardQuest, 'lookup'> & { refresh: boolean; list: ListQuestion<Row> };

/** A card shows the newest rows only: one page. */
const mostRows = 50;

/**
 * Finds the newest rows of a list on the first candidate chain that the service serves: lists are there on every
 * chain, so no other is asked. An old answer is told before the new one is asked for.
 */
export async function findList<Row>(
  { readList, now }: Finders,
  quest: ListQuest<Row>,
  toCard: (found: Found<ListRows<Row>>) => FoundCard,
): Promise<FoundCard | 'ask-first'> {
  const ready = await readyChain(quest);
  const { chosen } = ready;
  if (!ready.ok) return toCard({ chosen, reply: ready, sample: false });

  const { list, refresh } = quest;
  const { asking } = ready;
  const { sample } = asking.source;
  const known = await readList(asking, list, { next: null, how: 'known', most: mostRows });
  const old: Found<ListRows<Row>> | null = known?.ok ? { chosen, reply: known, sample } : null;
  const isYoung = known?.ok && isFresh({ askedMs: Date.parse(known.asOf) }, list.kind.freshForMs, now());
  if (old && !refresh && (isYoung || quest.mustAskFirst)) return toCard(old);
  if (quest.mustAskFirst && !sample) return 'ask-first';
  if (old) quest.onOld(toCard(old));
  else quest.onChain(chosen);

  const reply = await readList(asking, list, { next: null, how: 'new', most: mostRows });
  const found: Reply<ListRows<Row>> = reply ?? { ok: false, failure: { kind: 'no-background' } };
  return toCard(old && !found.ok ? { ...old, notRefreshed: found.failure } : { chosen, reply: found, sample });
}

type Ready = { chosen: ChosenChain } & ({ ok: true; asking: Asking } | { ok: false; failure: Failure });

// A chain that merely stands in a list is passed over where the service does not serve it; one that is named is not.
async function readyChain({
  plan,
  toAsking,
  isUnserved,
}: Pick<CardQuest, 'plan' | 'toAsking' | 'isUnserved'>): Promise<Ready> {
  let first: Ready | null = null;
  for (const chosen of plan.candidates) {
    const found = await toAsking(chosen);
    if (!found.ok) return { chosen, ...found };
    if (!(await isUnserved(found.asking))) return { chosen, ...found };
    first ??= { chosen, ok: false, failure: { kind: 'chain-not-served', chain: chosen.chain } };
    if (!isMereGuess(chosen.reason)) break;
  }
  if (!first) throw new Error('A plan has at least one chain.');
  return first;
}
