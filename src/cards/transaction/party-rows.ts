import { cleanText } from '../../format/clean-text.ts';
import type { Address } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toFullHash, toHashPart } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { toJsonRows } from '../json-words.ts';

const mostEach = 4;

/** Rows with what is known of a transaction's parties: full hashes, what stands behind proxies, tags, labels. */
export function toPartyRows({ from, to, createdContract }: Transaction): Row[] {
  return [
    ...toRows('From', from),
    ...(to === null ? [] : toRows('To', to)),
    ...(createdContract === null ? [] : toRows('Created', createdContract)),
  ];
}

function toRows(label: string, address: Address): Row[] {
  const { proxyType, implementations, reputation, ensDomainName, name } = address;
  const proxy = proxyType === null ? null : cleanText(`proxy ${proxyType}`, 60);
  const facts = [ensDomainName, name, proxy, reputation === null ? null : `reputation ${reputation}`];
  const said = facts.map((fact) => cleanText(fact ?? '', 60)).filter((fact) => fact !== '');
  return [
    {
      label,
      parts: [{ text: toFullHash(address.hash), mono: true }, ...said.map((text): Part => ({ text, tone: 'dim' }))],
    },
    ...toListRow(
      `${label}: runs`,
      implementations.slice(0, mostEach).flatMap((one): Part[] => {
        const text = cleanText(one.name ?? '', 40);
        return [...(text === '' ? [] : [{ text }]), toHashPart(one.addressHash)];
      }),
    ),
    ...toListRow(`${label}: tags`, toTagParts(address)),
    ...toListRow(`${label}: labels`, toLabelParts(address)),
    ...toJsonRows(address.extra, { label: `${label}:`, most: 8 }),
  ];
}

function toListRow(label: string, parts: Part[]): Row[] {
  return parts.length === 0 ? [] : [{ label, parts }];
}

function toTagParts({ tags }: Address): Part[] {
  return toTags(tags.map(({ name }) => name));
}

function toLabelParts({ privateTags, watchlistNames, publicTags }: Address): Part[] {
  return toTags([...privateTags, ...watchlistNames, ...publicTags].map(({ displayName }) => displayName));
}

function toTags(names: string[]): Part[] {
  const texts = names.slice(0, 12).map((name) => cleanText(name, 40));
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .slice(0, 2 * mostEach)
    .map((text) => ({ text, tag: true }));
}
