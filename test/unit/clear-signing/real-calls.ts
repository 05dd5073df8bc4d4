import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTransaction, recoverTransactionAddress, type TransactionSerialized } from 'viem';
import type { CardContent, List, Part } from '../../../src/cards/card-content.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import { createReadAskedCalls } from '../../../src/clear-signing/read-asked-calls.ts';
import { formatExactTime } from '../../../src/format/format-time.ts';
import { root } from '../../tools/source-files.ts';
import { createService, json } from '../api/service.ts';
import { about } from '../cards/build-models.ts';
import { fillReply } from '../cards/sentence-corpus.ts';

type Asked = { intent: string; owner?: string; fields: { label: string; value: string | Asked }[] };

/** A real call of `test/clear-signing/calls.json`, and what a right implementation shows. */
export type RealCall = {
  descriptor: string;
  description: string;
  rawTx: TransactionSerialized;
  from?: string;
  expected: Asked;
  dataProvider?: {
    tokens?: { [address: string]: { symbol: string; name: string; decimals: number } };
    ensNames?: { [address: string]: string };
    addressNames?: { [address: string]: string };
    nftCollectionNames?: { [address: string]: string };
  };
};

export const realCalls: RealCall[] = JSON.parse(
  readFileSync(join(root, 'test/clear-signing/calls.json'), 'utf8'),
).calls;

/** Reads a file of the extension as the background does, from the folder that the build copies. */
export const readPublicFile = async (path: string): Promise<unknown> =>
  JSON.parse(readFileSync(join(root, 'public', path), 'utf8'));

const readAskedCalls = createReadAskedCalls(readPublicFile);

/** A transaction in the API's form. */
type Reply = { [field: string]: unknown };

/** Returns the card of a reply: through the client, schema, model, descriptors and card. */
export async function readCard(chainId: number, fields: Reply): Promise<CardContent> {
  const reply = fillReply({ id: JSON.stringify(fields), reply: fields });
  const chain = { id: chainId, name: 'Here' };
  const { explorer } = createService([json(reply)]);
  const answer = await explorer.readTransaction({ chain, hash: String(reply.hash) });
  if (!answer.ok) throw new Error(`Not an answer: ${answer.failure.kind}.`);
  return toTransactionCard({
    ...about,
    chosen: { chain, reason: { kind: 'chosen' } },
    transaction: answer.value,
    asked: await readAskedCalls(answer.value, chainId),
    reference: { kind: 'transaction', hash: String(reply.hash) },
  });
}

const nobody = `0x${'0f'.repeat(20)}`;

/** Returns a real call as a reply, with its chain. `withFacts`: its transfers carry the tokens and names of the call. */
export async function toReply(call: RealCall, withFacts: boolean): Promise<{ chainId: number; fields: Reply }> {
  const { to, data, value = 0n, chainId = 1, r } = parseTransaction(call.rawTx);
  const isSigned = r !== undefined && BigInt(r) !== 0n;
  const from =
    call.from ?? (isSigned ? await recoverTransactionAddress({ serializedTransaction: call.rawTx }) : nobody);
  const { tokens = {}, ensNames = {}, addressNames = {}, nftCollectionNames = {} } = call.dataProvider ?? {};
  const toTransfer = (q: { token?: object; total?: object; party?: object | string }) => ({
    from: q.party ?? nobody,
    to: nobody,
    token: q.token ?? null,
    total: q.total ?? { value: '1', decimals: null },
  });
  const transfers = [
    ...Object.entries(tokens).map(([address_hash, { decimals, ...names }]) =>
      toTransfer({
        token: { address_hash, decimals: String(decimals), ...names },
        total: { value: '1', decimals: String(decimals) },
      }),
    ),
    ...Object.entries(nftCollectionNames).map(([address_hash, name]) =>
      toTransfer({ token: { address_hash, name, type: 'ERC-721' }, total: { token_id: '1' } }),
    ),
    ...Object.entries(ensNames).map(([hash, ens_domain_name]) => toTransfer({ party: { hash, ens_domain_name } })),
    ...Object.entries(addressNames).map(([hash, name]) => toTransfer({ party: { hash, name } })),
  ];
  return {
    chainId,
    fields: { from, to, raw_input: data ?? '0x', value: String(value), token_transfers: withFacts ? transfers : [] },
  };
}

const heading = 'What was asked';

/** The sections of a card that say what was asked. */
export const askedLists = ({ lists }: CardContent): List[] => lists.filter((list) => list.heading === heading);

/** The expected fields in order; those of a call in a call follow it. */
export function flatten({ fields }: Asked): { label: string; value: string; isCall: boolean }[] {
  return fields.flatMap(({ label, value }) =>
    typeof value === 'string'
      ? [{ label, value, isCall: false }]
      : [{ label, value: value.intent, isCall: true }, ...flatten(value)],
  );
}

// Quotation marks, the groups of digits, and the contract beside an unlisted token's name are ours.
export const toPlain = (text: string) =>
  text
    .replaceAll(/[“”,\u2003]|\[(?=\.)|(?<=\.)\]/g, '')
    .replaceAll(/ ?\(0x[\da-f]{4}…[\da-f]{4}\)/gi, '')
    .trim();

const toNftForm = (text: string) => text.replace(/^(.+) (#\d+)$/, '$2 of $1');

export const plainLabel = ([label]: Part[]) => toPlain(label?.text ?? '');

/** True if a line shows an expected value: in full, whatever the form. */
export function shows([, ...parts]: Part[], expected: string): boolean {
  const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/.test(expected);
  const wanted = isTime ? formatExactTime(expected.replace(' ', 'T')) : toPlain(toNftForm(expected));
  const texts = [
    parts.map(({ text }) => text).join(' '),
    ...parts.flatMap(({ text, title = '' }) => [text, title, title.split(' ')[0] ?? '']),
  ];
  return texts.some((text) => (isTime ? text === wanted : toPlain(text).toLowerCase() === wanted.toLowerCase()));
}
