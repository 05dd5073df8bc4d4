import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-amount.ts';
import { formatAge, formatDate, formatExactTime } from '../format/format-time.ts';
import { groupHex, shortenApart, shortenHex } from '../format/hex.ts';
import { formatHolder, isShared, toNftMove } from '../format/nft-moves.ts';
import { quote } from '../format/quote.ts';
import { t } from '../i18n/t.ts';
import type { TokenTransfer, TransfersPage } from '../models/token.ts';
import { toChecksum } from '../references/checksum.ts';
import type { TokenInstanceReference } from '../references/reference.ts';
import { toAddressParts, toHashPart, toLead, toPartyPart, toPicture } from './address-rows.ts';
import type { CardContent, List, Part, Row, Warning } from './card-content.ts';
import {
  boundRows,
  type CardAbout,
  toClockWarnings,
  toFrame,
  toUnreadRows,
  toWhenAsked,
  withoutOwn,
} from './card-frame.ts';
import { toCopyForms } from './copy-forms.ts';
import { nameInstance, toInstanceLine } from './nft-rows.ts';
import { markOwn, withOwnNamesInTransfers, withoutLabelsInTransfers } from './own-names.ts';
import { toHeadlineParts, toPhraseParts } from './sentence-parts.ts';
import { formatTokenId } from './token-amounts.ts';
import { isScamToken, movesNothing } from './transaction/movements/net-transfers.ts';
import { toTransferRows } from './transfer-rows.ts';
import { toWrittenWarnings } from './warnings/link-warnings.ts';
import { toLookAlikeWarnings } from './warnings/look-alike-warnings.ts';
import {
  namesInTransfers,
  toNameWarnings,
  toReputationWarnings,
  toScamWarnings,
  toTokenWarnings,
} from './warnings/token-warnings.ts';

const mostLines = 10;

/** Returns the card of an NFT from the newest page of its transfers. The holder is taken from the last one. */
export function toTokenInstanceCard(
  told: CardAbout & { page: TransfersPage; reference: TokenInstanceReference },
): CardContent {
  return shortenApart(() => makeTokenInstanceCard(withoutOwn(told)));
}

function makeTokenInstanceCard(told: Parameters<typeof toTokenInstanceCard>[0]): CardContent {
  const { reference, now, watched } = told;
  const shown = told.isPublic ? withoutLabelsInTransfers(told.page.transfers) : told.page.transfers;
  const page = { ...told.page, transfers: withOwnNamesInTransfers(shown, watched) };
  const q = { ...told, page };
  const frame = toFrame(reference, q);
  const contract = toChecksum(reference.contract, q.chosen.chain.id);
  const known = page.transfers.find(({ token }) => token !== null);
  const [newest] = page.transfers;
  const plain = `${contract}/${reference.tokenId}`;
  const standard = cleanText(known?.tokenType ?? known?.token?.type ?? '', 20);
  const details = boundRows(toTransferRows(page.transfers, { isWithPlace: true }));
  const named = nameInstance(page.transfers, reference, q.chosen.chain.id);
  const content: CardContent = {
    ...frame,
    ...(newest &&
      !isShared(newest) &&
      toNftMove(newest) === 'burnt' && {
        status: { text: t('card.nft.burnt'), tone: 'plain' } as const,
      }),
    headline: toHeadlineParts(
      named,
      newest
        ? (toNobodyWords(newest) ?? toContractWords(contract, named))
        : t('card.nft.noTransfers', { chain: frame.chain.name }),
    ),
    ...(newest && toNobodyWords(newest) === null && { who: toHolderParts(newest, toWhenAsked(q)) }),
    facts: toFacts(q),
    rows: [
      ...toRows(q, contract),
      ...(standard === '' ? [] : [{ label: t('card.nft.standard'), parts: [{ text: standard }] }]),
      ...toUnreadRows(page.transfers),
    ],
    warnings: [
      ...toWrittenWarnings(q.written, q.chosen.chain.id, q.link, q.said),
      ...toInstanceWarnings(page.transfers, q),
      ...toClockWarnings(newest?.timestamp, now),
    ],
    lists: newest ? [toTransfersList(page, now)] : [],
    ...(details.length > 0 && { details }),
    full: groupHex(contract),
    ...toPicture(contract),
    copy: { label: t('card.copy'), text: plain },
    copies: toCopyForms(reference, { plain, chainId: q.chosen.chain.id, href: frame.explorer?.href, standard }),
  };
  return markOwn(content, watched);
}

// Returns the words for a last transfer that left no holder: burnt, or only announced. Null otherwise.
function toNobodyWords(newest: TokenTransfer): string | null {
  return ['burnt', 'announced'].includes(toNftMove(newest)) ? formatHolder(newest) : null;
}

// Labelled, because next to its holder an unlabelled address looks like the holder's. Null if it is the NFT's name.
function toContractWords(contract: string, named: string): string | null {
  const short = shortenHex(contract);
  return named.includes(short) ? null : t('card.nft.contract', { contract: short });
}

function toHolderParts(newest: TokenTransfer, asked: string | null): Part[] {
  return toPhraseParts((who) => formatHolder(newest, asked, who), toPartyPart(newest.to));
}

function toFacts({ page, now }: CardAbout & { page: TransfersPage }): Row[] {
  const { transfers, next } = page;
  const number = formatNumber(transfers.length);
  const count = next === null ? number : t('card.nft.orMore', { number });
  const mint = findMint(transfers);
  const last = transfers[0]?.timestamp ?? null;
  return [
    ...(transfers.length > 0 ? [{ label: t('transfer.row.transfers'), parts: [{ text: count }] }] : []),
    ...(mint?.timestamp
      ? [{ label: t('card.nft.minted'), parts: [{ text: formatDate(mint.timestamp, { now }) }] }]
      : []),
    ...(last === null
      ? []
      : [{ label: t('card.nft.lastTransfer'), parts: [{ text: formatAge(last, now), title: formatExactTime(last) }] }]),
  ];
}

// An ERC-1155 id may be minted several times, so it has no single mint.
function findMint(transfers: TokenTransfer[]): TokenTransfer | undefined {
  return transfers.find((transfer) => !isShared(transfer) && toNftMove(transfer) === 'minted');
}

function toRows(
  { page, reference, now }: CardAbout & { page: TransfersPage; reference: TokenInstanceReference },
  contract: string,
): Row[] {
  const [newest] = page.transfers;
  const mint = findMint(page.transfers);
  const isHeld = newest && !isShared(newest) && ['minted', 'transferred'].includes(toNftMove(newest));
  const symbol = cleanText(newest?.token?.symbol ?? '', 20);
  return [
    {
      label: t('card.nft.collection'),
      parts: toCollectionParts(symbol, contract),
    },
    {
      label: t('card.nft.tokenId'),
      parts: [{ text: formatTokenId(reference.tokenId), mono: true, title: reference.tokenId }],
    },
    ...(isHeld && newest.to ? [{ label: t('card.nft.holder'), parts: toAddressParts(newest.to) }] : []),
    ...(mint?.timestamp
      ? [
          {
            label: t('card.nft.minted'),
            parts: [{ text: formatDate(mint.timestamp, { now }), title: formatExactTime(mint.timestamp) }],
          },
        ]
      : []),
  ];
}

function toCollectionParts(symbol: string, contract: string): Part[] {
  const [hash, picture] = [toHashPart(contract), toPicture(contract)];
  if (symbol === '') return [{ ...hash, ...picture }];
  return [{ text: quote(symbol), tone: 'strong', ...toLead(contract), ...picture }, hash];
}

function toTransfersList({ transfers, next }: TransfersPage, now: number): List {
  const { length } = transfers;
  const left = length - mostLines;
  const more =
    next !== null
      ? t('card.nft.olderInPopup')
      : left > 0
        ? t('card.nft.moreInPopup', { count: left, formatted: formatNumber(left) })
        : null;
  return {
    heading:
      next === null
        ? t('card.nft.transfers', { count: length, formatted: formatNumber(length) })
        : t('card.nft.latestTransfers'),
    lines: transfers.slice(0, mostLines).map((transfer) => toInstanceLine(transfer, now)),
    ...(more !== null && { more }),
  };
}

/** Warnings about an NFT and its transfers: scams, look-alikes, transfers of nothing, names. */
function toInstanceWarnings(
  transfers: TokenTransfer[],
  { chosen, pageAddresses, watched, reference }: CardAbout & { reference: TokenInstanceReference },
): Warning[] {
  const accounts = transfers.flatMap(({ from, to }) => [from, to]);
  const tokens = transfers.map(({ token }) => token);
  const empty = transfers.filter(movesNothing).length;
  const warnings: Warning[] = [];
  if (transfers.some(isScamToken)) {
    warnings.push({ tone: 'bad', title: t('warning.nft.scam.title'), text: t('warning.nft.scam.text') });
  }
  warnings.push(
    ...toScamWarnings(accounts),
    ...toLookAlikeWarnings({
      own: [reference.contract, ...accounts.flatMap((account) => (account === null ? [] : [account.hash]))],
      onPage: pageAddresses,
      watched,
      among: 'nft',
    }),
  );
  if (empty > 0) {
    warnings.push({
      tone: 'wait',
      title: t('warning.nft.nothingTitle'),
      text: t('warning.nft.nothing', { count: empty, formatted: formatNumber(empty) }),
    });
  }
  return [
    ...warnings,
    ...toTokenWarnings(transfers, chosen.chain.id, { accounts }),
    ...toReputationWarnings(accounts, tokens),
    ...toNameWarnings({ names: namesInTransfers(transfers), addresses: accounts }),
  ];
}
