import { formatNumber } from '../format/format-number.ts';
import { shortenHex } from '../format/hex.ts';
import { findUnseen } from '../format/unseen-characters.ts';
import type { Address } from '../models/address.ts';
import { words } from '../words/words.ts';
import { toFullHash } from './address-parts.ts';
import type { Warning } from './card-content.ts';
import { toDomainWarnings } from './domain-warnings.ts';
import type { ForeignNames, NameOwner } from './names.ts';

const mostCodes = 3;

/** What a person should be wary of in a card's names: what nobody sees in them, and domains that are none. */
export function toNameWarnings(q: { names: ForeignNames[]; addresses: (Address | null)[] }): Warning[] {
  return [...toDomainWarnings(q.addresses), ...toUnseenWarnings(q.names)];
}

// One for a card, however many names there are: they are shown without what is unseen.
function toUnseenWarnings(names: ForeignNames[]): Warning[] {
  const found = names.flatMap(({ texts, owner }) => {
    const unseen = texts.flatMap((text) => findUnseen(text) ?? []);
    return unseen.length === 0 ? [] : [{ owner, unseen }];
  });
  const [first] = found;
  if (!first) return [];
  const all = found.flatMap(({ unseen }) => unseen);
  const codes = [...new Set(all.flatMap((one) => one.codes))];
  const { unseenWarnings, writing } = words();
  const others = found.length - 1;
  const text = writing.sentences([
    toOwnerText(first.owner, toCodes(codes)),
    ...(all.some((one) => one.turns) ? [unseenWarnings.turns] : []),
    ...(others > 0 ? [unseenWarnings.others(others, formatNumber(others))] : []),
    unseenWarnings.withoutThem,
  ]);
  return [{ tone: 'wait', title: unseenWarnings.title, text }];
}

function toOwnerText(owner: NameOwner, codes: string): string {
  const said = words().unseenWarnings;
  switch (owner.kind) {
    case 'address':
      return said.address(shortenHex(toFullHash(owner.hash)), codes);
    case 'token':
      return said.token(shortenHex(toFullHash(owner.hash)), codes);
    case 'method':
      return said.method(codes);
    case 'some-method':
      return said.someMethod(codes);
  }
}

function toCodes(codes: string[]): string {
  const { lists, writing } = words();
  const left = codes.length - mostCodes;
  if (left <= 0) return lists.facts(codes);
  return lists.and([...codes.slice(0, mostCodes), writing.others(left, formatNumber(left))]);
}
