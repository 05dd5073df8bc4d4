import { readFileSync } from 'node:fs';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CompiledMessage } from 'icu-minify/format';
import { findKnownToken } from '../../../src/cards/known-tokens.ts';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { formatMoved, type Moved } from '../../../src/cards/token-amounts.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import { formatAddress } from '../../../src/format/address-name.ts';
import { shortenHex } from '../../../src/format/hex.ts';
import english from '../../../src/i18n/locales/en.json' with { type: 'json' };
import { type Messages, speak } from '../../../src/i18n/t.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { createService, json } from '../api/service.ts';
import { about } from './build-models.ts';
import defaults from './sentence-corpus.json' with { type: 'json' };
import meanings from './sentence-meanings.json' with { type: 'json' };

/** An amount, as described in `test/corpora/README.md`. */
type Amount = { amount: string | null; token: string; unit?: 'base'; way: string };
type Told = { verbs?: string[]; actor?: string; amounts?: Amount[]; with?: string[] };

/** A transaction of the corpus, and what is true about it. */
export type Case = {
  id: string;
  kind: string;
  difficult: boolean;
  chain: number;
  reply: Json;
  auditor: string;
  must: Told;
  may?: Told;
  mustNot?: string[];
};

type Json = { [name: string]: unknown };

// What the messages of a sentence mean, in the words of `test/corpora/README.md`. A message with a choice is listed by its
// options. Messages that say nothing by themselves ("Reason: …") are left out.
const meaningsOf: { [message: string]: string[] } = meanings;

/** The faults of the sentence about a case: `false` statements, and facts that are `missing`. */
export type Verdict = { one: Case; sentence: string; false: string[]; missing: string[] };

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toAddress = (value: unknown) =>
  typeof value === 'string'
    ? { ...defaults.address, hash: value }
    : isRecord(value)
      ? { ...defaults.address, ...value }
      : null;

/** Adds the fields that a case leaves out because they do not matter. */
export function fillReply({ id, reply }: Pick<Case, 'id' | 'reply'>): Json {
  const hash = `0x${bytesToHex(keccak_256(utf8ToBytes(id)))}`;
  const price = { ...defaults.gas, ...reply };
  const transfers = Array.isArray(reply.token_transfers) ? reply.token_transfers.filter(isRecord) : [];
  return {
    hash,
    ...defaults.transaction,
    fee: { type: 'actual', value: String(BigInt(String(price.gas_used ?? 0)) * BigInt(String(price.gas_price ?? 0))) },
    ...price,
    from: toAddress(reply.from),
    to: toAddress(reply.to),
    created_contract: toAddress(reply.created_contract),
    token_transfers: transfers.map((transfer, at) => {
      const token = isRecord(transfer.token) ? { type: 'ERC-20', reputation: 'ok', ...transfer.token } : null;
      return {
        transaction_hash: hash,
        log_index: at,
        ...defaults.transfer,
        token_type: token?.type ?? null,
        ...transfer,
        token,
        from: toAddress(transfer.from),
        to: toAddress(transfer.to),
      };
    }),
  };
}

/** Reads a part of the corpus. */
export function readPart(part: string): Case[] {
  return JSON.parse(readFileSync(`test/corpora/${part}.json`, 'utf8'));
}

// Private-use characters, one for each message and for each option of a choice: they show from which messages a sentence
// is made.
const marks = new Map<string, string>();
const firstMark = 0xf0000;

function markOf(name: string): string {
  const mark = marks.get(name) ?? String.fromCodePoint(firstMark + marks.size);
  marks.set(name, mark);
  return mark;
}

function marked(key: string, message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return [markOf(key), message];
  const nodes = message.map((node) => {
    if (!Array.isArray(node) || node[1] !== 1 || !isRecord(node[2])) return node;
    const options = Object.entries(node[2]).map(([name, option]) => [name, [markOf(`${key} ${name}`), option].flat(1)]);
    return [node[0], 1, Object.fromEntries(options)];
  });
  return [markOf(key), ...nodes] as CompiledMessage;
}

const isSentence = (key: string) => key.startsWith('transaction.');

/** English, with a mark in each message about a transaction. */
function markedEnglish(): Messages {
  const all = Object.entries(english as unknown as Messages);
  return Object.fromEntries(
    all.map(([key, message]) => [key, isSentence(key) ? marked(key, message) : message]),
  ) as unknown as Messages;
}

async function readModel(one: Case): Promise<Transaction> {
  const filled = fillReply(one);
  const hash = String(filled.hash);
  const reply = await createService([json(filled)]).explorer.readTransaction({
    chain: { id: one.chain, name: 'Chain' },
    hash,
  });
  if (!reply.ok) throw new Error(`${one.id}: ${JSON.stringify(reply.failure)}`);
  return reply.value;
}

/** Judges the sentence of a case's card by its facts, not by its words. */
export async function judge(one: Case): Promise<Verdict> {
  const transaction = await readModel(one);
  const makeCard = () =>
    toTransactionCard({
      transaction,
      reference: { kind: 'transaction', hash: transaction.hash },
      ...about,
      chosen: { ...about.chosen, chain: { id: one.chain, name: 'Chain' } },
    });
  speak('en', markedEnglish());
  const { headline } = makeCard();
  const withMarks = [textOf(headline.parts), textOf(headline.detail ?? [])].join(' | ');
  speak('en');
  const names = [...marks].filter(([, mark]) => withMarks.includes(mark)).map(([name]) => name);
  const sentence = withMarks.replace(/[\u{F0000}-\u{FFFFD}]/gu, '');
  return { one, sentence, ...compare(one, transaction, sentence, names) };
}

function compare(one: Case, transaction: Transaction, sentence: string, names: string[]) {
  const { must, may = {}, mustNot = [] } = one;
  const told = new Set(names.flatMap((name) => meaningsOf[name] ?? []));
  const trueVerbs = [...(must.verbs ?? []), ...(may.verbs ?? []), 'neutral', 'gave'];
  const isTrue = (verb: string) => trueVerbs.includes(verb) || verb.startsWith('other:');
  const wrongVerbs = [...told].filter((verb) => mustNot.includes(verb) || !isTrue(verb));
  const amounts = [...(must.amounts ?? []), ...(may.amounts ?? [])];
  const parties = new Set([...(must.with ?? []), ...(may.with ?? []), must.actor ?? '', may.actor ?? '']);
  const rest = withoutNames(sentence, transaction);
  const known = [
    '0',
    String(transaction.nonce),
    ...amounts.flatMap((amount) => numbersOf(wordsOf(amount, transaction))),
  ];
  const strange = numbersOf(rest).filter((number) => !known.includes(number) && !isCount(number, rest));
  const hashes = sentence.match(/0x[\da-f]{4,6}…[\da-f]{4,6}/gi) ?? [];
  const shorts = new Set(
    [...parties, transaction.from.hash, transaction.to?.hash ?? '', ...amounts.map(({ token }) => token)]
      .filter((hash) => hash.startsWith('0x'))
      .map((hash) => shortenHex(hash.split('/')[0] ?? '').toLowerCase()),
  );
  const strangers = hashes.filter((hash) => !shorts.has(hash.toLowerCase()));
  // "Gave 100 TOK, got 5 POINTS" says that they were sent.
  const hasVerb = (must.verbs ?? []).some((verb) => told.has(verb) || (verb === 'sent' && told.has('gave')));
  return {
    false: [
      ...wrongVerbs.map((verb) => `says “${verb}”`),
      ...strange.map((number) => `says ${number}`),
      ...strangers.map((hash) => `names ${hash}`),
    ],
    missing: [
      ...(hasVerb || !must.verbs?.length ? [] : [`verb ${must.verbs.join('/')}`]),
      ...(must.amounts ?? [])
        .filter((amount) => !hasAmount(amount, sentence, transaction))
        .map((amount) => `${amount.amount} of ${amount.token}`),
      ...[...new Set([...(must.with ?? []), ...(must.actor ? [must.actor] : [])])]
        .filter((hash) => !isNamed(hash, sentence, transaction))
        .map((hash) => `with ${hash}`),
    ],
  };
}

// Whole numbers that count things, "2 user operations", are not amounts.
function isCount(number: string, rest: string): boolean {
  return (
    /^\d{1,3}$/.test(number) &&
    new RegExp(
      `(?<![\\d.,])${number} (?:or more )?(?:address|token|NFT|account|blob|call|user|permission|delegation|transfer|payment|act)`,
    ).test(rest)
  );
}

function numbersOf(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replace(/,/g, ''));
}

const same = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/** The ways in which a sentence can name an address: as the card does, by a name in the reply, or by its hash. */
function namesOf(hash: string, { from, to, createdContract, tokenTransfers }: Transaction): string[] {
  const [wanted = ''] = hash.split('/');
  const all = [from, to, createdContract, ...tokenTransfers.flatMap((one) => [one.from, one.to])];
  const found = all.filter((address) => address && same(address.hash, wanted));
  const tokens = tokenTransfers.map(({ token }) => token).filter((token) => same(token?.addressHash, wanted));
  const codes = all.flatMap((address) => address?.implementations ?? []).filter((one) => same(one.addressHash, wanted));
  const names = [
    ...found.flatMap((address) => [
      address?.name,
      address?.ensDomainName,
      ...(address?.tags ?? []).map(({ name }) => name),
    ]),
    ...found.map(formatAddress),
    ...tokens.flatMap((token) => [token?.symbol, token?.name]),
    ...codes.map(({ name }) => name),
    findKnownToken(wanted)?.symbol,
  ].filter((name): name is string => !!name);
  return [shortenHex(wanted), ...names, ...(/^0x0{40}$/.test(wanted) ? ['the zero address'] : [])];
}

const isNamed = (hash: string, sentence: string, transaction: Transaction) =>
  namesOf(hash, transaction).some((name) => sentence.toLowerCase().includes(name.toLowerCase()));

function withoutNames(sentence: string, transaction: Transaction): string {
  return sentence
    .replace(/“[^”]*”/g, ' ')
    .replace(/proposal #[\d,…]+/g, ' ')
    .replace(/0x[\da-f…]+/gi, ' ')
    .replace(new RegExp(namesIn(transaction).map(RegExp.escape).join('|') || '(?!)', 'gi'), ' ');
}

function namesIn({ from, to, createdContract, tokenTransfers }: Transaction): string[] {
  const addresses = [from, to, createdContract, ...tokenTransfers.flatMap((one) => [one.from, one.to])];
  return [
    ...addresses.flatMap((address) => [address?.ensDomainName, address?.name]),
    ...tokenTransfers.flatMap(({ token }) => [token?.symbol, token?.name]),
  ].filter((name): name is string => !!name && /\d/.test(name));
}

/** The ways in which the card may write an amount. */
function wordsOf({ amount, token, unit }: Amount, { tokenTransfers }: Transaction): string {
  const [contract = '', tokenId] = token.toLowerCase().split('/');
  if (amount === null || !/^\d+(?:\.\d+)?$/.test(amount)) return tokenId ?? '';
  const known = findKnownToken(contract);
  const transfer = tokenTransfers.find((one) => same(one.token?.addressHash, contract));
  const told = transfer?.total?.decimals ?? transfer?.token?.decimals ?? known?.decimals ?? 18;
  const decimals = tokenId !== undefined ? 0 : token === 'coin' ? 18 : Number(told);
  const [whole = '', fraction = ''] = amount.split('.');
  const value = BigInt(unit === 'base' ? whole : whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  const moved = { contract, value, symbol: 'X', isListed: true };
  const all: Moved[] =
    tokenId === undefined
      ? [
          { kind: 'amount', ...moved, decimals },
          ...(unit === 'base' ? [{ kind: 'amount', ...moved, decimals: 0 } as const] : []),
        ]
      : [{ kind: 'nft', contract, collection: '', tokenId, count: value, decimals: 0 }];
  return all.flatMap((one) => Object.values(formatMoved(one))).join(' ');
}

function hasAmount(amount: Amount, sentence: string, transaction: Transaction): boolean {
  const { amount: number, token } = amount;
  const hasToken = token === 'coin' || isNamed(token, sentence, transaction);
  if (number === 'unlimited' || number === 'all')
    return hasToken && /unlimited|every|all|operator|NFTs of/i.test(sentence);
  if (number === null) return hasToken;
  const numbers = numbersOf(wordsOf(amount, transaction));
  return hasToken && numbersOf(sentence).some((one) => numbers.includes(one));
}
