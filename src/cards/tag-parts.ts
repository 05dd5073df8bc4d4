import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-number.ts';
import { isUrl } from '../format/format-url.ts';
import type { AddressTag } from '../models/address.ts';
import type { Json } from '../models/json.ts';
import { words } from '../words/words.ts';
import type { Part } from './card-content.ts';

const mostTexts = 3;
const longestText = 160;

/** A tag of an address: its name, what kind of tag it is, and what its author wrote about it. Never its pictures or links. */
export function toTagParts({ name, tagType, slug, ordinal, meta }: AddressTag): Part[] {
  const { accountRows, lists } = words();
  const kind = cleanText(tagType, 30);
  const facts = [
    kind === '' ? '' : accountRows.kindOfTag(kind),
    cleanText(slug, 40),
    ordinal === null ? '' : accountRows.order(formatNumber(ordinal)),
  ];
  const parts: Part[] = [
    { text: cleanText(name, 60), tag: true },
    { text: lists.facts(facts.filter((fact) => fact !== '')), tone: 'dim' },
    ...toTexts(meta).map((text): Part => ({ text })),
  ];
  return parts.filter(({ text }) => text !== '');
}

// Whatever says how a tag looks or where it leads is for the explorer's own pages.
function toTexts(meta: Json): string[] {
  if (meta === null || typeof meta !== 'object' || Array.isArray(meta)) return [];
  return Object.entries(meta)
    .filter(([key]) => !/(?:color|colour|icon|url|logo|image|link)/i.test(key))
    .map(([, value]) => (typeof value === 'string' && !isUrl(value) ? cleanText(value, longestText) : ''))
    .filter((text) => text !== '' && !text.startsWith('<'))
    .slice(0, mostTexts);
}
