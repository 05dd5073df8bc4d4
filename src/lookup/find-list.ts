import type { ChosenChain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { isFresh } from '../records/freshness.ts';
import type { CardQuest, Finders, Found, FoundCard } from './find-card.ts';
import type { ListQuestion, ListRows } from './list-kinds.ts';
import { isMereGuess } from './plan-chains.ts';

/** How the newest rows of a list are looked for. */
export type ListQuest<Row> = Omit<CardQuest, 'lookup'> & { refresh: boolean; list: ListQuestion<Row> };

/** A card shows the newest rows only: one page. */
const mostRows = 50;

/** Each costs a lookup, and a person's list of chains may be long. */
const mostChainsAsked = 4;

/**
 * Finds the newest rows of a list on the first candidate chain that the service serves: lists are there on every
 * chain, so no other is asked. An old answer is told before the new one is asked for.
 */
export async function findList<Row>(
  finders: Finders,
  quest: ListQuest<Row>,
  toCard: (found: Found<ListRows<Row>>) => FoundCard,
): Promise<FoundCard | 'ask-first'> {
  const { candidates } = quest.plan;
  const [best, ...others] = candidates;
  if (!best) throw new Error('A plan has at least one chain.');
  // A chain that merely stands in a list is passed over where the service does not serve it; one that is named is not.
  const chains = isMereGuess(best.reason) ? [best, ...others] : [best];
  let first: Found<ListRows<Row>> | null = null;
  let sent = 0;
  for (const chosen of chains) {
    const found = await findOn(finders, quest, { chosen, toCard });
    if (found === 'ask-first') return found;
    if (found.reply.ok || found.reply.failure.kind !== 'chain-not-served') return toCard(found);
    first ??= found;
    if (found.wasSent) sent += 1;
    if (sent === mostChainsAsked) break;
  }
  return toCard(first ?? { chosen: best, reply: notServed(best), sample: false });
}

async function findOn<Row>(
  { readList, now }: Finders,
  quest: ListQuest<Row>,
  { chosen, toCard }: { chosen: ChosenChain; toCard: (found: Found<ListRows<Row>>) => FoundCard },
): Promise<(Found<ListRows<Row>> & { wasSent: boolean }) | 'ask-first'> {
  const { list, refresh, mustAskFirst } = quest;
  const ready = await quest.toAsking(chosen);
  if (!ready.ok) return { chosen, reply: ready, sample: false, wasSent: false };
  const { asking } = ready;
  if (await quest.isUnserved(asking)) return { chosen, reply: notServed(chosen), sample: false, wasSent: false };

  const { sample } = asking.source;
  const known = await readList.know(asking, list, { next: null, most: mostRows });
  const old = known?.ok ? { chosen, reply: known, sample, wasSent: false } : null;
  const isYoung = known?.ok && isFresh({ askedMs: Date.parse(known.asOf) }, list.kind.freshForMs, now());
  if (old && !refresh && (isYoung || mustAskFirst)) return old;
  // A refresh is a click, too.
  if (mustAskFirst && !refresh && !sample) return 'ask-first';
  if (old) quest.onOld(toCard(old));
  else quest.onChain(chosen);

  const reply = await readList.read(asking, list, { next: null, most: mostRows, anew: refresh });
  return old && !reply.ok ? { ...old, notRefreshed: reply.failure } : { chosen, reply, sample, wasSent: !sample };
}

function notServed({ chain }: ChosenChain): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind: 'chain-not-served', chain } };
}
