import { cleanText, formatUrl } from '../format/clean-text.ts';
import { formatBlock, formatInteger, formatNumber, formatUnits, toDecimals } from '../format/format-amount.ts';
import { formatAge, formatDate, formatExactTime, readTime } from '../format/format-time.ts';
import { nftMoveWords, toNftMove } from '../format/nft-moves.ts';
import { t } from '../i18n/t.ts';
import type { Json } from '../models/json.ts';
import type { TokenInstance, TokenTransfer } from '../models/token.ts';
import { toChecksum } from '../references/checksum.ts';
import type { TokenInstanceReference } from '../references/reference.ts';
import { toAddressRows, toHashPart, toMarkParts, toPartyPart } from './address-rows.ts';
import type { Part, Row } from './card-content.ts';
import { toMoreText } from './card-frame.ts';
import { toJsonRows, toJsonText } from './json-rows.ts';
import { sayAround } from './sentence-parts.ts';
import { formatTokenId, isNegative, quoteCollection } from './token-amounts.ts';

/** Returns an NFT transfer as a line: "Transferred to vitalik.eth from 0x51c7…90aE on 4 Jun 2025". */
export function toInstanceLine(transfer: TokenTransfer, now: number): Part[] {
  const { transactionHash } = transfer;
  return [
    ...toMovePart(transfer),
    ...toReceiverPart(transfer),
    ...toSenderPart(transfer),
    ...toWhenPart(transfer, now),
    ...(transactionHash === null ? [] : [{ ...toHashPart(transactionHash), tone: 'dim' } as const]),
  ];
}

/**
 * Returns an NFT transfer for a list: `said` is the move with its receiver, and both addresses have all their marks. The
 * title of `when` has the exact time and all `facts`, for which a list may have no room.
 */
export function toInstanceLines(
  transfer: TokenTransfer,
  now: number,
): { said: Part[]; sender: Part[]; facts: Part[]; when: Part } {
  const { from, to, timestamp, blockNumber, blockHash, logIndex, method } = transfer;
  const [receiver, sender] = [toReceiverPart(transfer), toSenderPart(transfer)];
  const facts = [
    blockNumber === null ? [] : [{ text: formatBlock(blockNumber), title: cleanText(blockHash ?? '', 100) }],
    logIndex === null ? [] : [{ text: t('transfer.row.log', { number: formatNumber(logIndex) }) }],
    method ? [{ text: cleanText(method, 32), mono: true } as const] : [],
  ].flat();
  const exact = [formatExactTime(timestamp), ...facts.map(({ text }) => text)];
  return {
    said: [...toMovePart(transfer), ...receiver, ...(to && receiver.length > 0 ? toMarkParts(to) : [])],
    sender: [...sender, ...(from && sender.length > 0 ? toMarkParts(from) : [])],
    facts,
    when: { text: formatAge(timestamp, now), title: exact.join(' · ') },
  };
}

function toMovePart(transfer: TokenTransfer): Part[] {
  return [{ text: nftMoveWords[toNftMove(transfer)], tone: 'strong' }, ...toCountPart(transfer)];
}

function toReceiverPart(transfer: TokenTransfer): Part[] {
  const isReceived = ['minted', 'transferred'].includes(toNftMove(transfer));
  return isReceived
    ? sayAround((receiver) => t('card.nft.to', { receiver }), { ...toPartyPart(transfer.to), tone: 'plain' })
    : [];
}

function toSenderPart(transfer: TokenTransfer): Part[] {
  const isSent = ['transferred', 'burnt'].includes(toNftMove(transfer));
  return isSent ? sayAround((sender) => t('card.nft.from', { sender }), toPartyPart(transfer.from), 'dim') : [];
}

function toWhenPart({ timestamp, blockNumber }: TokenTransfer, now: number): Part[] {
  const block = blockNumber === null ? null : formatBlock(blockNumber);
  if (readTime(timestamp) === null)
    return block === null ? [] : [{ text: t('card.nft.inBlock', { block }), tone: 'dim' }];
  const day = formatDate(timestamp, { now });
  const text = block === null ? t('card.nft.onDay', { day }) : t('card.nft.onDayInBlock', { day, block });
  return [{ text, tone: 'dim', title: formatExactTime(timestamp) }];
}

const counted = ['ERC-1155', 'ERC-404', 'ERC-7984'];

// Several pieces of these tokens can share an id. Only its holders know the number for a confidential token.
function toCountPart({ tokenType, token, total }: TokenTransfer): Part[] {
  const type = tokenType ?? token?.type ?? '';
  if (!counted.includes(type)) return [];
  const value = total?.value ?? null;
  if (value === null && type === 'ERC-7984') return [{ text: t('card.nft.secretNumber'), tone: 'dim' }];
  if (value === null || isNegative(value)) return [{ text: t('card.nft.unknownNumber'), tone: 'dim' }];
  const { text, exact } = formatUnits(value, toDecimals(total?.decimals ?? null) ?? 0);
  return [{ text: t('card.nft.pieces', { number: text }), title: exact }];
}

const mostTraits = 30;
const mostMetadata = 12;
const mostExtra = 8;

/** Returns rows with everything known about an NFT, labelled "NFT", "NFT name" … if `label` is "NFT". */
export function toInstanceRows(label: string, instance: TokenInstance): Row[] {
  const { metadata, owner, extra } = instance;
  const { name, description, image, attributes, ...others } = isRecord(metadata) ? metadata : {};
  return [
    { label, parts: toFacts(instance) },
    ...toRow(t('nft.row.name', { label }), [toJsonText(name ?? '', 80)]),
    ...toRow(t('nft.row.description', { label }), [toJsonText(description ?? '', 400)]),
    ...toRow(t('nft.row.media', { label }), toMediaTexts(instance, image ?? null)),
    ...toTraitRows(t('nft.row.traits', { label }), attributes ?? null),
    ...(owner === null ? [] : toAddressRows(t('nft.row.owner', { label }), owner)),
    ...toJsonRows(isRecord(metadata) ? others : metadata, { label: t('nft.row.data', { label }), most: mostMetadata }),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

function toFacts({ id, tokenType, isUnique, value }: TokenInstance): Part[] {
  const amount = value === null ? null : formatInteger(value);
  const facts = [
    cleanText(tokenType ?? '', 20),
    isUnique === true ? t('nft.row.onlyOne') : isUnique === false ? t('nft.row.oneOfSeveral') : '',
    amount === null ? '' : t('nft.row.held', { count: Number(value), formatted: amount }),
  ];
  return [
    { text: `#${cleanText(id, 100)}`, mono: true },
    ...facts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
  ];
}

// An NFT's links are its author's: shown as text here, never fetched or followed.
function toMediaTexts(instance: TokenInstance, image: Json): string[] {
  const { imageUrl, animationUrl, mediaUrl, mediaType, externalAppUrl, thumbnails } = instance;
  const links: [what: string, url: string | null][] = [
    [t('nft.row.picture'), imageUrl],
    [t('nft.row.animation'), animationUrl],
    [
      mediaType ? t('nft.row.mediumOf', { type: cleanText(mediaType, 40) }) : t('nft.row.medium'),
      mediaUrl ?? (mediaType && ''),
    ],
    [t('nft.row.app'), externalAppUrl],
    [t('nft.row.pictureInData'), typeof image === 'string' ? image : null],
    ...Object.entries(thumbnails ?? {}).map(([size, url]): [string, string | null] => [
      t('nft.row.thumbnail', { size }),
      url,
    ]),
  ];
  return links.flatMap(([what, url]) => {
    if (url === null) return [];
    const place = formatUrl(url);
    return place === null ? [what] : [t('nft.row.mediaAt', { what, place })];
  });
}

function toTraitRows(label: string, attributes: Json): Row[] {
  if (!Array.isArray(attributes))
    return attributes === null ? [] : toJsonRows(attributes, { label, most: mostMetadata });
  const texts = attributes.slice(0, mostTraits).map((one) => {
    if (!isRecord(one)) return toJsonText(one, 60);
    const [trait, value] = [toJsonText(one.trait_type ?? null, 40), toJsonText(one.value ?? null, 60)];
    return trait === '' ? value : t('nft.row.trait', { name: trait, value: value === '' ? t('nft.row.none') : value });
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

/** Returns an NFT's name: its collection, if its transfers name it, else its contract, and its number. */
export function nameInstance(
  transfers: TokenTransfer[],
  { contract, tokenId }: TokenInstanceReference,
  chainId: number,
): string {
  const known = transfers.find(({ token }) => token !== null);
  const collection = known ? quoteCollection(known.token) : toHashPart(toChecksum(contract, chainId)).text;
  return `${collection} ${formatTokenId(tokenId)}`;
}

/** The https URL of an NFT's picture, not fetched or checked yet, and its host. */
export type NftPicture = { url: string; host: string };

const longest = 2000;

/** Returns the first picture that an NFT's transfers name (newest first) and that has an https URL; else null. */
export function toNftPicture(transfers: readonly TokenTransfer[]): NftPicture | null {
  const urls = transfers.flatMap(({ total }) => {
    const { imageUrl = null, mediaUrl = null, mediaType = null, thumbnails = null } = total?.tokenInstance ?? {};
    const medium = mediaType?.startsWith('image/') ? mediaUrl : null;
    return [thumbnails?.['500x500'], imageUrl, medium, thumbnails?.['250x250'], thumbnails?.original];
  });
  for (const url of urls) {
    const picture = url && url.length <= longest ? toPicture(url) : null;
    if (picture) return picture;
  }
  return null;
}

/** Like `toNftPicture`, for one NFT in the transfers of a transaction, which may include other NFTs. */
export function findNftPicture(
  transfers: readonly TokenTransfer[],
  { contract, tokenId }: Pick<TokenInstanceReference, 'contract' | 'tokenId'>,
): NftPicture | null {
  return toNftPicture(
    transfers.filter(({ token, total }) => {
      const instance = total?.tokenInstance ?? null;
      const of = token ?? instance?.token ?? null;
      const id = total?.tokenId ?? instance?.id;
      return of?.addressHash.toLowerCase() === contract && id === tokenId;
    }),
  );
}

// A name or password in a URL is private, and can make it look like another host. An SVG is a document.
function toPicture(text: string): NftPicture | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password || /\.svgz?$/i.test(url.pathname)) return null;
  return { url: url.href, host: cleanText(url.hostname, 80) };
}
