import { cleanText } from '../format/clean-text.ts';
import { formatInteger } from '../format/format-number.ts';
import { formatUrl } from '../format/format-url.ts';
import type { Json } from '../models/json.ts';
import type { TokenInstance } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toAddressRows } from './address-rows.ts';
import type { Part, Row } from './card-content.ts';
import { toMoreText } from './cut-rows.ts';
import { toJsonRows, toJsonText } from './json-words.ts';

const mostTraits = 30;
const mostMetadata = 12;
const mostExtra = 8;

/** Everything that is known of an NFT, in rows whose labels begin with `label`: "NFT", "NFT picture", "NFT owner" … */
export function toInstanceRows(label: string, instance: TokenInstance): Row[] {
  const said = words().nftRows;
  const { metadata, owner, extra } = instance;
  const { name, description, image, attributes, ...others } = isRecord(metadata) ? metadata : {};
  return [
    { label, parts: toFacts(instance) },
    ...toRow(said.name(label), [toJsonText(name ?? '', 80)]),
    ...toRow(said.description(label), [toJsonText(description ?? '', 400)]),
    ...toRow(said.media(label), toMediaTexts(instance, image ?? null)),
    ...toTraitRows(said.traits(label), attributes ?? null),
    ...(owner === null ? [] : toAddressRows(said.owner(label), owner)),
    ...toJsonRows(isRecord(metadata) ? others : metadata, { label: said.data(label), most: mostMetadata }),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

function toFacts({ id, tokenType, isUnique, value }: TokenInstance): Part[] {
  const said = words().nftRows;
  const amount = value === null ? null : formatInteger(value);
  const facts = [
    cleanText(tokenType ?? '', 20),
    isUnique === true ? said.onlyOne : isUnique === false ? said.oneOfSeveral : '',
    amount === null ? '' : said.held(Number(value), amount),
  ];
  return [
    { text: `#${cleanText(id, 100)}`, mono: true },
    ...facts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
  ];
}

// Links of an NFT are its author's: said as text, never fetched or followed.
function toMediaTexts(instance: TokenInstance, image: Json): string[] {
  const { imageUrl, animationUrl, mediaUrl, mediaType, externalAppUrl, thumbnails } = instance;
  const said = words().nftRows;
  const links: [what: string, url: string | null][] = [
    [said.picture, imageUrl],
    [said.animation, animationUrl],
    [mediaType ? said.mediumOf(cleanText(mediaType, 40)) : said.medium, mediaUrl ?? (mediaType && '')],
    [said.app, externalAppUrl],
    [said.pictureInData, typeof image === 'string' ? image : null],
    ...Object.entries(thumbnails ?? {}).map(([size, url]): [string, string | null] => [said.thumbnail(size), url]),
  ];
  return links.flatMap(([what, url]) => {
    if (url === null) return [];
    const place = formatUrl(url);
    return place === null ? [what] : [said.mediaAt(what, place)];
  });
}

function toTraitRows(label: string, attributes: Json): Row[] {
  if (!Array.isArray(attributes))
    return attributes === null ? [] : toJsonRows(attributes, { label, most: mostMetadata });
  const said = words().nftRows;
  const texts = attributes.slice(0, mostTraits).map((one) => {
    if (!isRecord(one)) return toJsonText(one, 60);
    const [trait, value] = [toJsonText(one.trait_type ?? null, 40), toJsonText(one.value ?? null, 60)];
    return trait === '' ? value : said.trait(trait, value === '' ? said.none : value);
  });
  return toRow(label, attributes.length > mostTraits ? [...texts, toMoreText(attributes.length - mostTraits)] : texts);
}

function toRow(label: string, texts: string[]): Row[] {
  const parts = texts.filter((text) => text !== '').map((text): Part => ({ text }));
  return parts.length === 0 ? [] : [{ label, parts }];
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
