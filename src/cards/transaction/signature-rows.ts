import { cleanText } from '../../format/clean-text.ts';
import type { Authorization } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullLeadPart } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { cutGroup } from '../cut-rows.ts';
import { toPhraseParts } from '../say-around.ts';

const mostRows = 12;

/** Who signed each authorization for which code, in full, and the three numbers of the signature. */
export function toSignatureRows(authorizations: Authorization[]): Row[] {
  const says = words().signatures;
  const rows = authorizations
    .map((authorization, at): Row => ({ label: says.authorization(String(at + 1)), parts: toParts(authorization) }))
    .filter(({ parts }) => parts.length > 0);
  return cutGroup(rows, { most: mostRows, label: says.authorizations, toRows: (row) => [row] });
}

function toParts({ authority, addressHash, r, s, v }: Authorization): Part[] {
  const numbers: [name: string, value: string | null][] = [
    ['r', r],
    ['s', s],
    ['v', v === null ? null : String(v)],
  ];
  const known = numbers.flatMap(([name, value]) => (value ? [`${name} ${cleanText(value, 90)}`] : []));
  return [...toPartyParts(authority, addressHash), ...known.map((text): Part => ({ text, mono: true, tone: 'dim' }))];
}

function toPartyParts(authority: string | null, addressHash: string | null): Part[] {
  if (addressHash === null) return authority === null ? [] : [toFullLeadPart(authority)];
  const says = words().signatures;
  if (authority === null) return toPhraseParts(says.runsAsUnnamed, toFullLeadPart(addressHash));
  return toPhraseParts(words().transactionLists.runsAs, toFullLeadPart(authority), toFullLeadPart(addressHash));
}
