import { formatCount } from '../format/format-number.ts';
import { findUnseen } from '../format/unseen-characters.ts';
import type { Address } from '../models/address.ts';
import type { Warning } from './card-content.ts';
import { toDomainWarnings } from './domain-warnings.ts';
import type { ForeignNames } from './names.ts';

const mostCodes = 3;

/** What a person should be wary of in a card's names: what nobody sees in them, and domains that are none. */
export function toNameWarnings(q: { names: ForeignNames[]; addresses: (Address | null)[] }): Warning[] {
  return [...toDomainWarnings(q.addresses), ...toUnseenWarnings(q.names)];
}

// One for a card, however many names there are: they are shown without what is unseen.
function toUnseenWarnings(names: ForeignNames[]): Warning[] {
  const found = names.flatMap(({ texts, toOwner }) => {
    const unseen = texts.flatMap((text) => findUnseen(text) ?? []);
    return unseen.length === 0 ? [] : [{ toOwner, unseen }];
  });
  const [first] = found;
  if (!first) return [];
  const all = found.flatMap(({ unseen }) => unseen);
  const codes = [...new Set(all.flatMap((one) => one.codes))];
  const more = codes.length > mostCodes ? ` and ${formatCount(codes.length - mostCodes, 'other')}` : '';
  const others = found.length > 1 ? ` So do the names of ${formatCount(found.length - 1, 'other')}.` : '';
  const turns = all.some((one) => one.turns) ? ' Some turn the direction of text.' : '';
  const text = `The name of ${first.toOwner()} holds characters that nobody sees: ${codes.slice(0, mostCodes).join(', ')}${more}.${turns}${others} Shown without them, it may look like another name.`;
  return [{ tone: 'wait', title: 'Invisible characters in a name', text }];
}
